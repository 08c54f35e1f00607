import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";

export const WHISPERED_SUMMARIES: UnpluggedLesson = {
  id: "whispered-summaries",
  stages: ["lower-secondary"],
  subjects: ["language", "citizenship"],
  minutes: 45,
  text: {
    en: {
      title: "Summaries of summaries",
      description:
        "A report is shortened four times, hand to hand, and the class hunts for what was lost on the way.",
      objective: "Name what a summary loses first, and check one against its source with three questions.",
      group: "Chains of four (a chain of three leaves out the 15 words)",
      materials: ["Report sheet", "Summary sheet with four boxes", "Checking sheet"],
      curriculum: [
        {
          code: null,
          text: "KS3 English: summarising and judging what a text says and leaves out; KS3 computing: judging how far digital content can be trusted",
        },
      ],
      background: [
        "Assistants are often asked to shorten a text. They keep what is usual in summaries: names, big numbers, a clear ending. What goes is the small print: ‘may’, ‘in two schools’, ‘so far’, ‘not’.",
        "The loss grows when a summary is summarised, which happens on the web every day. No one lies, and yet the last version says something the first did not.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Whisper one sentence with a number and a ‘perhaps’ through a row of eight. Compare first and last.",
          say: "Once only, in a whisper, no repeating. What went first: the number or the ‘perhaps’?",
        },
        {
          minutes: 20,
          task: "Chains. The first pupil reads the report and writes 40 words. The second sees only those and writes 25; the third 15; the fourth a headline of 7. Five minutes each; meanwhile the others read a book.",
          say: "You may not ask, and you may not see what came before. Keep what you think matters.",
        },
        {
          minutes: 10,
          task: "Lay all five texts side by side. Fill in the checking sheet: where was each small word lost?",
          say: "Follow one word down the page: ‘may’. In whose hands did it die?",
        },
        {
          minutes: 5,
          task: "Read out three headlines. Vote: true, half true, untrue? Mend one together in at most ten words.",
          say: "Would the pupils in the report agree with this headline?",
        },
        {
          minutes: 5,
          task: "Exit ticket: the last lines of the checking sheet, alone.",
          say: "Write your own three questions for any summary, from today on.",
        },
      ],
      expect: [
        "‘May help’ often becomes ‘helps’ on the way. ‘Two schools’ tends to go early and the number 31 to stay.",
        "The headline is often ‘Plants make pupils smarter’. Nobody wrote that; four people each left out one word.",
        "Good questions: Who was asked, and how many? How sure does the source sound? What does it say it does not know?",
      ],
      younger: "Three links (30 words, 15 words, a headline), and a report of five sentences.",
      older:
        "Give one chain the rule ‘keep every hedge and every number’. Compare how long its texts become.",
      sheets: [
        {
          id: "report-sheet",
          title: "Report",
          pupils: "Years 7 to 9",
          blocks: [
            { kind: "paragraph", label: "INVENTED FOR PRACTICE", text: "We made this report up." },
            {
              kind: "paragraph",
              text: "In two schools in Hull, 31 pupils of Year 8 kept plants on their desks for six weeks. Afterwards they made slightly fewer mistakes in a reading test than before. The teachers do not know why. It may have been the plants, but in the same weeks both schools also began a daily reading time. There was no class without plants to compare with. ‘We would like to try again with more classes,’ says one teacher. Four pupils were allergic to the plants and had to change seats.",
            },
          ],
        },
        {
          id: "summary-sheet",
          title: "Summary sheet: fold after each box",
          pupils: "Years 7 to 9",
          blocks: [
            {
              kind: "fields",
              fields: [
                { label: "1. At most 40 words", lines: 5 },
                { label: "2. At most 25 words", lines: 4 },
                { label: "3. At most 15 words", lines: 3 },
                { label: "4. A headline of at most 7 words", lines: 1 },
              ],
            },
          ],
        },
        {
          id: "checking-sheet",
          title: "Checking sheet and exit ticket",
          pupils: "Years 7 to 9",
          blocks: [
            {
              kind: "table",
              columns: ["Word in the report", "In text 1", "In 2", "In 3", "In 4"],
              rows: [
                ["two schools"],
                ["31 pupils"],
                ["slightly"],
                ["may"],
                ["reading time"],
                ["no class to compare"],
              ],
            },
            { kind: "fields", fields: [{ label: "Three questions I will ask any summary", lines: 5 }] },
          ],
        },
      ],
      flaw: {
        asked:
          "Summarise in at most 90 words, and keep every hedge. 'In two schools, 31 pupils kept plants on their desks for six weeks. Afterwards they made slightly fewer mistakes in a reading test. The teachers do not know why: in the same weeks both schools also began a daily reading time, and there was no class without plants to compare with. Four pupils were allergic and changed seats.'",
        sample: {
          of: "a report about plants in class",
          context: null,
          answer:
            "In two schools, 31 pupils had plants on their desks for six weeks. After that time they made slightly fewer mistakes in a reading test than they had made before. The plants helped them to concentrate, which explains the better result. However, both schools had also begun a daily reading time in the same weeks, and no class without plants was tested. So the teachers cannot say what made the difference. Four pupils had an allergy to the plants and moved to other seats.",
          flaw: {
            sentence: "The plants helped them to concentrate, which explains the better result.",
            why: "The report says that the teachers do not know why. Nothing in it says that plants help anyone to concentrate.",
            howToSpot:
              "Put a finger on the sentence in the source that says the same. For this one there is none.",
            mended: "Whether the plants had anything to do with it is not known.",
          },
        },
      },
      ruleId: null,
    },
    "pt-br": {
      title: "Resumo do resumo do resumo",
      description:
        "Uma notícia é encurtada quatro vezes, de mão em mão, e a turma procura o que se perdeu no caminho.",
      objective:
        "Dizer o que um resumo perde primeiro e conferir um resumo com a fonte por meio de três perguntas.",
      group: "Correntes de quatro alunos (a de três pula as 15 palavras)",
      materials: ["Folha da notícia", "Folha do resumo com quatro quadros", "Folha de conferência"],
      curriculum: [
        {
          code: "EF09CO10",
          text: "Avaliar se uma informação é verdadeira e relevante e para que foi divulgada",
        },
        { code: "EF08CO11", text: "Avaliar precisão, abrangência e viés em fontes digitais" },
      ],
      background: [
        "Assistentes de IA são muito usados para encurtar textos. Eles guardam o que costuma aparecer em resumos: nomes, números grandes, um final claro. O que some são as palavras pequenas: “talvez”, “em duas escolas”, “até agora”, “não”.",
        "A perda cresce quando se resume um resumo, o que acontece na internet todo dia. Ninguém mentiu, e mesmo assim a última versão diz o que a primeira não disse.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Telefone sem fio: uma frase com um número e um “talvez” passa por oito alunos. Comparem a primeira e a última.",
          say: "Uma vez só, baixinho, sem repetir. O que sumiu primeiro: o número ou o ‘talvez’?",
        },
        {
          minutes: 20,
          task: "Correntes. O primeiro lê a notícia e escreve 40 palavras. O segundo vê só isso e escreve 25; o terceiro, 15; o quarto, um título de 7. Cinco minutos cada; enquanto isso, os outros leem um livro.",
          say: "Não vale perguntar nem ver o que veio antes. Fiquem com o que acham importante.",
        },
        {
          minutes: 10,
          task: "Pôr os cinco textos lado a lado e preencher a folha de conferência: onde se perdeu cada palavra pequena?",
          say: "Sigam uma palavra página abaixo: ‘talvez’. Na mão de quem ela morreu?",
        },
        {
          minutes: 5,
          task: "Ler três títulos. Votar: verdade, meia verdade ou mentira? Consertar um deles juntos, em até dez palavras.",
          say: "Os alunos da notícia concordariam com este título?",
        },
        {
          minutes: 5,
          task: "Bilhete de saída: as últimas linhas da folha de conferência, sem ajuda.",
          say: "Escreva as suas três perguntas para qualquer resumo, de hoje em diante.",
        },
      ],
      expect: [
        "“Talvez ajude” muitas vezes vira “ajuda” no caminho. “Duas escolas” costuma cair cedo, e o número 31, ficar.",
        "O título costuma ser “Plantas deixam alunos mais inteligentes”. Ninguém escreveu isso; quatro pessoas deixaram cair uma palavra cada.",
        "Boas perguntas: quem foi ouvido, e quantos? A fonte parece ter certeza? O que ela diz que não sabe?",
      ],
      younger: "Três elos (30 palavras, 15 palavras e um título) e uma notícia de cinco frases.",
      older:
        "Uma das correntes tem a regra de manter todo “talvez” e todo número. Comparem o tamanho dos textos.",
      sheets: [
        {
          id: "report-sheet",
          title: "Notícia",
          pupils: "7º ao 9º ano",
          blocks: [
            { kind: "paragraph", label: "INVENTADO PARA PRATICAR", text: "Nós inventamos esta notícia." },
            {
              kind: "paragraph",
              text: "Em duas escolas de Garanhuns, 31 alunos do 8º ano cuidaram de plantas na carteira durante seis semanas. Depois disso, erraram um pouco menos em um teste de leitura do que antes. Os professores não sabem por quê. Talvez tenham sido as plantas, mas nas mesmas semanas as duas escolas começaram também uma hora diária de leitura. Não houve turma sem plantas para comparar. “Queremos repetir com mais turmas”, diz uma professora. Quatro alunos tinham alergia e precisaram mudar de lugar.",
            },
          ],
        },
        {
          id: "summary-sheet",
          title: "Folha do resumo: dobre depois de cada quadro",
          pupils: "7º ao 9º ano",
          blocks: [
            {
              kind: "fields",
              fields: [
                { label: "1. Até 40 palavras", lines: 5 },
                { label: "2. Até 25 palavras", lines: 4 },
                { label: "3. Até 15 palavras", lines: 3 },
                { label: "4. Um título de até 7 palavras", lines: 1 },
              ],
            },
          ],
        },
        {
          id: "checking-sheet",
          title: "Folha de conferência e bilhete de saída",
          pupils: "7º ao 9º ano",
          blocks: [
            {
              kind: "table",
              columns: ["Palavra da notícia", "No texto 1", "No 2", "No 3", "No 4"],
              rows: [
                ["duas escolas"],
                ["31 alunos"],
                ["um pouco"],
                ["talvez"],
                ["hora de leitura"],
                ["não houve turma para comparar"],
              ],
            },
            {
              kind: "fields",
              fields: [{ label: "Três perguntas que vou fazer a qualquer resumo", lines: 5 }],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "Resuma em até 90 palavras, mantendo tudo o que é dúvida. 'Em duas escolas, 31 alunos cuidaram de plantas na carteira por seis semanas. Depois, erraram um pouco menos em um teste de leitura. Os professores não sabem por quê: nas mesmas semanas, as duas escolas começaram também uma hora diária de leitura, e não houve turma sem plantas para comparar. Quatro alunos tinham alergia e mudaram de lugar.'",
        sample: {
          of: "uma notícia sobre plantas na sala",
          context: null,
          answer:
            "Em duas escolas, 31 alunos tiveram plantas na carteira por seis semanas. Depois desse tempo, erraram um pouco menos em um teste de leitura do que erravam antes. As plantas ajudaram na concentração, o que explica o resultado melhor. No entanto, as duas escolas também tinham começado uma hora diária de leitura nas mesmas semanas, e nenhuma turma sem plantas foi testada. Por isso, os professores não podem dizer o que fez a diferença. Quatro alunos tinham alergia às plantas e mudaram de lugar.",
          flaw: {
            sentence: "As plantas ajudaram na concentração, o que explica o resultado melhor.",
            why: "A notícia diz que os professores não sabem por quê. Nada nela diz que planta ajuda alguém a se concentrar.",
            howToSpot: "Ponha o dedo na frase da fonte que diz a mesma coisa. Para esta, não existe nenhuma.",
            mended: "Se as plantas tiveram algo a ver com isso, ninguém sabe.",
          },
        },
      },
      ruleId: null,
    },
  },
};
