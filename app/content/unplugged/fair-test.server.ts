import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";

export const FAIR_TEST: UnpluggedLesson = {
  id: "fair-test",
  stages: ["upper-secondary"],
  subjects: ["mathematics", "citizenship", "computing"],
  minutes: 50,
  text: {
    en: {
      title: "Fair or unfair? Count it",
      description:
        "A program is right nine times in ten. The class counts for whom, and argues about what fair means.",
      objective:
        "Work out a program's mistakes for each group and argue, with the numbers, whether it should be used.",
      group: "Pairs, then two halves of the class",
      materials: ["Case sheet", "Counting sheet", "Calculator, if wanted", "Exit ticket"],
      curriculum: [
        {
          code: null,
          text: "KS4 mathematics: proportions and two-way tables; KS4 computing: judging a system by its effects, and thinking computationally about a real problem; citizenship: fairness and rights",
        },
      ],
      background: [
        "‘90 per cent accurate’ is an average over everyone. A program can reach it and still be wrong mostly about one small group.",
        "There are two kinds of mistake: an alarm for nothing, and no alarm where there should be one. They harm different people, and a program that makes fewer of one usually makes more of the other. So which mistake we accept is a choice for people, before any program is bought.",
      ],
      plan: [
        {
          minutes: 5,
          task: "A vote: a program finds forgotten homework with 90 per cent accuracy. Should the school use it? Count hands, keep the number on the board.",
          say: "Ninety per cent. Hands up for yes. We shall vote again at the end.",
        },
        {
          minutes: 15,
          task: "Pairs sort the case sheet by group and fill in the counting sheet: right, alarm for nothing, missed.",
          say: "Do not judge yet. Put each line into one box and count.",
        },
        {
          minutes: 10,
          task: "Work out both rates for both groups as fractions and per cent. Compare with the 90 per cent.",
          say: "Of all who had handed it in, how many were accused? Do it for each group.",
        },
        {
          minutes: 15,
          task: "Half the class speaks for a pupil of group B who was accused, half for the school's office. Two minutes to prepare; four speakers; each must use one number.",
          say: "No ‘it is unfair’ without a number, and no number without a person.",
        },
        {
          minutes: 5,
          task: "Vote again and write the exit ticket.",
          say: "Same question as at the start. You may change your mind; write down what changed it.",
        },
      ],
      expect: [
        "Group A: 32 handed in, 1 accused. Group B: 8 handed in, 2 accused, which is one in four. Overall 90 per cent right.",
        "Many look at the missed ones only. Ask who is harmed by an alarm for nothing, and who by a miss.",
        "‘Then train it better.’ Perhaps. Until then: who may object, to whom, and who looks at it?",
      ],
      younger: "Use counters of two sorts and ten cases; stop at ‘one in four’.",
      older:
        "Move the threshold: if the program accuses only when very sure, both groups lose alarms. Draw what happens to both rates.",
      sheets: [
        {
          id: "case-sheet",
          title: "Case sheet",
          pupils: "Years 10 to 13",
          blocks: [
            {
              kind: "paragraph",
              label: "INVENTED FOR PRACTICE",
              text: "50 pieces of homework. Group A types at home, group B writes by hand and has it scanned. The program says MISSING or HERE.",
            },
            {
              kind: "table",
              columns: ["Group", "In truth", "The program said", "How many"],
              rows: [
                ["A", "handed in", "HERE", "31"],
                ["A", "handed in", "MISSING", "1"],
                ["A", "not handed in", "MISSING", "7"],
                ["A", "not handed in", "HERE", "1"],
                ["B", "handed in", "HERE", "6"],
                ["B", "handed in", "MISSING", "2"],
                ["B", "not handed in", "MISSING", "1"],
                ["B", "not handed in", "HERE", "1"],
              ],
            },
          ],
        },
        {
          id: "counting-sheet",
          title: "Counting sheet",
          pupils: "Years 10 to 13",
          blocks: [
            {
              kind: "table",
              columns: ["Count", "Group A", "Group B", "Together"],
              rows: [
                ["Pieces of homework"],
                ["Program right"],
                ["Handed in, and accused"],
                ["Not handed in, and missed"],
                ["Accused, of those handed in (%)"],
                ["Missed, of those not handed in (%)"],
              ],
            },
            {
              kind: "fields",
              fields: [
                { label: "Our strongest number, and the person behind it", lines: 3 },
                { label: "A rule for the school, if it uses the program", lines: 3 },
              ],
            },
          ],
        },
        {
          id: "exit-ticket",
          title: "Exit ticket",
          pupils: "Years 10 to 13",
          blocks: [
            {
              kind: "paragraph",
              text: "A program that opens the library door by face works for 95 of 100 pupils. Of these 100, 16 wear headscarves; it works for 12 of them.",
            },
            {
              kind: "fields",
              fields: [
                { label: "Work out the rate for pupils with headscarves, and for all others.", lines: 3 },
                { label: "Should the school use it? One number, one reason.", lines: 3 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "A program checks 50 pieces of homework. Group A: 40 pieces, 32 handed in, of which 1 was wrongly called missing; of the 8 not handed in, 1 was missed. Group B: 10 pieces, 8 handed in, of which 2 were wrongly called missing; of the 2 not handed in, 1 was missed. Say for each group how often the program is right, and how often it accuses someone who had handed in the homework.",
        sample: {
          of: "a program that looks for homework",
          context: null,
          answer:
            "In group A the program makes 2 mistakes in 40 pieces, so it is right 38 times, which is 95 per cent. In group B it makes 3 mistakes in 10 pieces, so it is right 7 times, which is 70 per cent. Together it is right 45 times in 50, or 90 per cent. In group A, 1 of 32 pupils who had handed in their homework was accused, about 3 per cent. In group B it was 2 of 10, which is 20 per cent. So the average hides that the program works much worse for the smaller group.",
          flaw: {
            sentence: "In group B it was 2 of 10, which is 20 per cent.",
            why: "The question is about those who had handed it in. In group B that was 8 pupils, so it is 2 of 8, or 25 per cent.",
            howToSpot:
              "For each fraction ask: of whom? Compare the lower number with that of group A: there it was 32, not 40.",
            mended: "In group B it was 2 of 8, which is 25 per cent.",
          },
        },
      },
      ruleId: "uk-equality",
    },
    "pt-br": {
      title: "Justo ou injusto? Vamos contar",
      description:
        "Um programa acerta nove em cada dez vezes. A turma conta para quem e discute o que é ser justo.",
      objective:
        "Calcular os erros de um programa em cada grupo e defender, com números, se ele deve ser usado.",
      group: "Duplas, depois a turma em duas metades",
      materials: ["Folha de casos", "Folha de contagem", "Calculadora, se quiser", "Bilhete de saída"],
      curriculum: [
        { code: "EM13CO06", text: "Avaliar um software por características e medidas diferentes" },
        { code: "EM13CO10", text: "Conhecer os fundamentos da IA, seus riscos e seus limites" },
      ],
      background: [
        "“90% de acerto” é uma média de todo mundo. Um programa pode chegar lá e errar quase só com um grupo pequeno.",
        "Há dois tipos de erro: alarme à toa e falta de alarme quando devia haver. Eles prejudicam pessoas diferentes, e um programa que comete menos de um costuma cometer mais do outro. Por isso, que erro se aceita é escolha de gente, antes de comprar qualquer programa.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Votação: um programa acha lições não entregues com 90% de acerto. A escola deve usar? Conte as mãos e deixe o número no quadro.",
          say: "Noventa por cento. Quem vota sim? No fim a gente vota de novo.",
        },
        {
          minutes: 15,
          task: "Em duplas, separar a folha de casos por grupo e preencher a contagem: acerto, acusou à toa, deixou passar.",
          say: "Ainda não julguem. Ponham cada linha no lugar dela e contem.",
        },
        {
          minutes: 10,
          task: "Calcular as duas taxas dos dois grupos, em fração e em porcentagem. Comparar com os 90%.",
          say: "De todos os que tinham entregado, quantos foram acusados? Façam para cada grupo.",
        },
        {
          minutes: 15,
          task: "Metade da turma fala por um aluno do grupo B que foi acusado, metade pela secretaria. Dois minutos para preparar; quatro falas; cada uma com um número.",
          say: "Nada de ‘é injusto’ sem número, e nenhum número sem uma pessoa.",
        },
        {
          minutes: 5,
          task: "Votar de novo e escrever o bilhete de saída.",
          say: "A mesma pergunta do começo. Vale mudar de ideia; anotem o que fez vocês mudarem.",
        },
      ],
      expect: [
        "Grupo A: 32 entregaram, 1 foi acusado. Grupo B: 8 entregaram, 2 foram acusados, ou seja, um em cada quatro. No total, 90% de acerto.",
        "Muitos só olham o que o programa deixou passar. Pergunte quem sofre com o alarme à toa e quem sofre com a falta dele.",
        "“Então treinem melhor.” Pode ser. Até lá: quem pode reclamar, com quem, e quem vai olhar o caso?",
      ],
      younger: "Tampinhas de dois tipos e dez casos; parem em “um em cada quatro”.",
      older:
        "Mexam no limite: se o programa só acusa quando tem muita certeza, os dois grupos perdem alarmes. Desenhem o que acontece com as duas taxas.",
      sheets: [
        {
          id: "case-sheet",
          title: "Folha de casos",
          pupils: "Ensino médio",
          blocks: [
            {
              kind: "paragraph",
              label: "INVENTADO PARA PRATICAR",
              text: "50 lições. O grupo A digita em casa; o grupo B escreve à mão e a escola escaneia. O programa diz FALTA ou ESTÁ AQUI.",
            },
            {
              kind: "table",
              columns: ["Grupo", "Na verdade", "O programa disse", "Quantas"],
              rows: [
                ["A", "entregue", "ESTÁ AQUI", "31"],
                ["A", "entregue", "FALTA", "1"],
                ["A", "não entregue", "FALTA", "7"],
                ["A", "não entregue", "ESTÁ AQUI", "1"],
                ["B", "entregue", "ESTÁ AQUI", "6"],
                ["B", "entregue", "FALTA", "2"],
                ["B", "não entregue", "FALTA", "1"],
                ["B", "não entregue", "ESTÁ AQUI", "1"],
              ],
            },
          ],
        },
        {
          id: "counting-sheet",
          title: "Folha de contagem",
          pupils: "Ensino médio",
          blocks: [
            {
              kind: "table",
              columns: ["Contar", "Grupo A", "Grupo B", "Total"],
              rows: [
                ["Lições"],
                ["Acertos do programa"],
                ["Entregou e foi acusado"],
                ["Não entregou e passou"],
                ["Acusados, entre os que entregaram (%)"],
                ["Passaram, entre os que não entregaram (%)"],
              ],
            },
            {
              kind: "fields",
              fields: [
                { label: "O nosso número mais forte, e a pessoa por trás dele", lines: 3 },
                { label: "Uma regra para a escola, se usar o programa", lines: 3 },
              ],
            },
          ],
        },
        {
          id: "exit-ticket",
          title: "Bilhete de saída",
          pupils: "Ensino médio",
          blocks: [
            {
              kind: "paragraph",
              text: "Um programa que abre a porta da biblioteca pelo rosto funciona com 95 de 100 alunos. Desses 100, 16 usam turbante; funciona com 12 deles.",
            },
            {
              kind: "fields",
              fields: [
                { label: "Calcule a taxa de quem usa turbante e a de todos os outros.", lines: 3 },
                { label: "A escola deve usar? Um número e um motivo.", lines: 3 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "Um programa confere 50 lições. Grupo A: 40 lições, 32 entregues, das quais 1 foi dada como falta por engano; das 8 não entregues, 1 passou. Grupo B: 10 lições, 8 entregues, das quais 2 foram dadas como falta por engano; das 2 não entregues, 1 passou. Diga, para cada grupo, quantas vezes o programa acerta e quantas vezes acusa quem tinha entregado.",
        sample: {
          of: "um programa que procura lições",
          context: null,
          answer:
            "No grupo A, o programa erra 2 vezes em 40 lições; então acerta 38, o que dá 95%. No grupo B, erra 3 vezes em 10; então acerta 7, o que dá 70%. No total, acerta 45 de 50, ou seja, 90%. No grupo A, 1 de 32 alunos que tinham entregado foi acusado, cerca de 3%. No grupo B foram 2 de 10, o que dá 20%. Portanto, a média esconde que o programa funciona bem pior para o grupo menor.",
          flaw: {
            sentence: "No grupo B foram 2 de 10, o que dá 20%.",
            why: "A pergunta é sobre quem tinha entregado. No grupo B eram 8 alunos; então são 2 de 8, ou 25%.",
            howToSpot:
              "Em cada fração, pergunte: de quem? Compare com o grupo A: lá o de baixo era 32, não 40.",
            mended: "No grupo B foram 2 de 8, o que dá 25%.",
          },
        },
      },
      ruleId: "br-lgpd-20",
    },
  },
};
