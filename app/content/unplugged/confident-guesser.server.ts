import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";

export const CONFIDENT_GUESSER: UnpluggedLesson = {
  id: "confident-guesser",
  stages: ["lower-secondary", "upper-secondary"],
  subjects: ["computing", "library"],
  minutes: 40,
  text: {
    en: {
      title: "The confident guesser",
      description:
        "Pupils answer whether they know or not, always sounding sure, and learn why that is so easy to believe.",
      objective:
        "Tell apart what sounds sure and what can be checked, and find a source that settles a claim.",
      group: "Groups of four",
      materials: [
        "Question cards",
        "Vote sheet",
        "One reference book for each group, or a page of one",
        "Exit ticket",
      ],
      curriculum: [
        {
          code: null,
          text: "KS3 computing: judging how far digital content can be trusted; KS4: how a new technology changes what we can rely on",
        },
      ],
      background: [
        "A language model has no place where it looks up facts, unless a search has been added. It writes what is likely. Where it has seen much, likely and true mostly agree. Where it has seen little, it goes on in the same tone. People call the result a hallucination.",
        "We judge each other by tone: who hesitates does not know. A model never has to hesitate, so the tone tells us nothing. Only a source does.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Say three sentences about yourself, one of them invented, all in the same voice. The class votes.",
          say: "Two of these are true. Watch my face as much as you like; it will not help you.",
        },
        {
          minutes: 12,
          task: "In turn, one pupil of each group draws a card and answers at once, in two full sentences, sounding sure. On the cards marked K the answer is printed, on the others not. The rest vote: knew it or guessed it?",
          say: "Answer within three seconds. ‘I think’ and ‘perhaps’ are forbidden.",
        },
        {
          minutes: 8,
          task: "Show the cards and count the votes. How often was the group right? What did they go by?",
          say: "Did you do better than by tossing a coin? What made you believe?",
        },
        {
          minutes: 10,
          task: "Play two rounds with a new rule: whoever answers names a source, and someone else looks it up or says how they would.",
          say: "No source, no point. ‘Everyone knows’ and ‘the internet’ are not sources.",
        },
        {
          minutes: 5,
          task: "Exit ticket, alone.",
          say: "This answer sounds very sure. Do not say whether it is right: say how you would find out.",
        },
      ],
      expect: [
        "Votes are often hardly better than chance. Details convince most: a year, a name, a number. Let them notice it themselves.",
        "Pupils invent sources as fluently as facts. Good: so do models. The test is whether anyone can open it.",
        "‘I do not know’ turns out to be the most useful answer. Ask who in the room gets praised for saying it.",
      ],
      younger: "Questions about the school: how many steps to the gate? Check by going there.",
      older: "Let groups write a card each that will fool another group without a single false number.",
      sheets: [
        {
          id: "question-cards",
          title: "Question cards",
          pupils: "Years 8 to 11",
          blocks: [
            {
              kind: "cards",
              items: [
                "K How many teeth does a grown cat have? (30)",
                "How many teeth does a grown hedgehog have?",
                "K In which year was the first postage stamp sold? (1840)",
                "In which year was the first zip sold?",
                "K How many keys does a full-size piano have? (88)",
                "How many strings does a concert harp have?",
                "K How many bones are there in a giraffe's neck? (7)",
                "How many bones are there in a cat's tail?",
              ],
            },
          ],
        },
        {
          id: "vote-sheet",
          title: "Vote sheet",
          pupils: "Years 8 to 11",
          blocks: [
            {
              kind: "table",
              columns: ["Card", "Knew or guessed?", "What made you think so?", "Were we right?"],
              rows: [["1"], ["2"], ["3"], ["4"], ["5"], ["6"]],
            },
            {
              kind: "fields",
              fields: [{ label: "What convinces us, although it proves nothing", lines: 3 }],
            },
          ],
        },
        {
          id: "exit-ticket",
          title: "Exit ticket",
          pupils: "Years 8 to 11",
          blocks: [
            {
              kind: "paragraph",
              label: "INVENTED FOR PRACTICE",
              text: "'The town library was opened on 4 May 1911 by the poet Edith Marsh, who read from her book Stone Rain to 212 guests.'",
            },
            {
              kind: "fields",
              fields: [
                { label: "Which details make it sound true?", lines: 2 },
                { label: "Which one would you check first, and where?", lines: 3 },
                { label: "What would you answer if you could not check it?", lines: 2 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "From these notes alone, and adding nothing, write 70 to 100 words for a school website. Notes: school library, opened in September, about 2,000 books, run by pupils of Year 9 with one teacher, open at break on Mondays and Thursdays, money for new books from the summer fair.",
        sample: {
          of: "a text about a school library",
          context: null,
          answer:
            "Our school library opened in September. It has about 2,000 books, and it is run by pupils of Year 9 together with one teacher. You can visit it at break on Mondays and Thursdays. The money for new books comes from the summer fair. The most borrowed book so far is a novel about a lighthouse, which 46 pupils have read. If you are looking for something to read, come in at break on one of these days.",
          flaw: {
            sentence:
              "The most borrowed book so far is a novel about a lighthouse, which 46 pupils have read.",
            why: "The notes say nothing about a most borrowed book, a lighthouse or 46 pupils. It was invented, and the number makes it sound true.",
            howToSpot: "Tick each fact of the text in the notes. What has no tick was added.",
            mended: "So you can choose from about 2,000 books, and the summer fair pays for new ones.",
          },
        },
      },
      ruleId: null,
    },
    "pt-br": {
      title: "O chutador confiante",
      description:
        "Os alunos respondem sabendo ou não, sempre com segurança, e descobrem por que é tão fácil acreditar.",
      objective:
        "Diferenciar o que soa seguro do que dá para conferir e achar uma fonte que resolva a dúvida.",
      group: "Grupos de quatro",
      materials: [
        "Cartões de perguntas",
        "Folha de votos",
        "Um livro de consulta por grupo, ou uma página dele",
        "Bilhete de saída",
      ],
      curriculum: [
        {
          code: "EF09CO10",
          text: "Avaliar se uma informação é verdadeira e relevante e para que foi divulgada",
        },
        {
          code: "EM13CO14",
          text: "Avaliar se uma informação digital merece confiança, olhando autoria, forma e propósito",
        },
      ],
      background: [
        "Um modelo de linguagem não tem onde consultar fatos, a menos que alguém ligue uma busca. Ele escreve o que é provável. Onde viu muito texto, provável e verdadeiro quase sempre coincidem. Onde viu pouco, segue no mesmo tom. É o que se chama de alucinação.",
        "Entre nós, o tom conta: quem hesita não sabe. O modelo nunca precisa hesitar; então o tom dele não diz nada. Quem diz é a fonte.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Diga três frases sobre você, uma delas inventada, todas com a mesma voz. A turma vota.",
          say: "Duas são verdade. Podem olhar bem para a minha cara; não vai adiantar.",
        },
        {
          minutes: 12,
          task: "Em cada grupo, um aluno por vez tira um cartão e responde na hora, com duas frases inteiras e toda a segurança. Nos cartões com S a resposta está impressa, nos outros não. Os demais votam: sabia ou chutou?",
          say: "Resposta em três segundos. É proibido dizer ‘acho’ e ‘talvez’.",
        },
        {
          minutes: 8,
          task: "Mostrar os cartões e contar os votos. Quantas vezes o grupo acertou? No que se baseou?",
          say: "Vocês acertaram mais do que no cara ou coroa? O que fez vocês acreditarem?",
        },
        {
          minutes: 10,
          task: "Mais duas rodadas com outra regra: quem responde diz a fonte, e um colega vai conferir ou explica como conferiria.",
          say: "Sem fonte, sem ponto. ‘Todo mundo sabe’ e ‘vi na internet’ não são fonte.",
        },
        {
          minutes: 5,
          task: "Bilhete de saída, sem ajuda.",
          say: "Esta resposta soa muito segura. Não diga se está certa: diga como você descobriria.",
        },
      ],
      expect: [
        "Muitas vezes os votos mal passam do acaso. O que mais convence é detalhe: um ano, um nome, um número. Deixe a turma perceber sozinha.",
        "Os alunos inventam fontes com a mesma facilidade. Ótimo: os modelos também. A prova é alguém conseguir abrir a fonte.",
        "“Não sei” acaba sendo a resposta mais útil. Pergunte quem ali já foi elogiado por dizer isso.",
      ],
      younger: "Perguntas sobre a escola: quantos passos até o portão? Para conferir, é só ir até lá.",
      older: "Cada grupo escreve um cartão que engane outro grupo sem usar nenhum número falso.",
      sheets: [
        {
          id: "question-cards",
          title: "Cartões de perguntas",
          pupils: "8º ano à 2ª série",
          blocks: [
            {
              kind: "cards",
              items: [
                "S Quantos dentes tem um gato adulto? (30)",
                "Quantos dentes tem uma capivara adulta?",
                "S Em que ano saiu o primeiro selo do Brasil? (1843)",
                "Em que ano foi vendido o primeiro zíper?",
                "S Quantas teclas tem um piano comum? (88)",
                "Quantas cordas tem uma harpa de concerto?",
                "S Quantos ossos há no pescoço da girafa? (7)",
                "Quantos ossos há no rabo do gato?",
              ],
            },
          ],
        },
        {
          id: "vote-sheet",
          title: "Folha de votos",
          pupils: "8º ano à 2ª série",
          blocks: [
            {
              kind: "table",
              columns: ["Cartão", "Sabia ou chutou?", "Por que você acha isso?", "Acertamos?"],
              rows: [["1"], ["2"], ["3"], ["4"], ["5"], ["6"]],
            },
            { kind: "fields", fields: [{ label: "O que nos convence, embora não prove nada", lines: 3 }] },
          ],
        },
        {
          id: "exit-ticket",
          title: "Bilhete de saída",
          pupils: "8º ano à 2ª série",
          blocks: [
            {
              kind: "paragraph",
              label: "INVENTADO PARA PRATICAR",
              text: "'A biblioteca da cidade foi inaugurada em 4 de maio de 1911 pela poeta Edite Sampaio, que leu seu livro Chuva de Pedra para 212 convidados.'",
            },
            {
              kind: "fields",
              fields: [
                { label: "Que detalhes fazem parecer verdade?", lines: 2 },
                { label: "Qual deles você conferiria primeiro, e onde?", lines: 3 },
                { label: "O que você responderia se não desse para conferir?", lines: 2 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "Só com estas anotações, sem acrescentar nada, escreva de 70 a 100 palavras para o site da escola. Anotações: biblioteca da escola, aberta em setembro, uns 2.000 livros, cuidada por alunos do 9º ano com uma professora, funciona no recreio de segunda e de quinta, dinheiro para livros novos vem da festa junina.",
        sample: {
          of: "um texto sobre a biblioteca da escola",
          context: null,
          answer:
            "A biblioteca da nossa escola abriu em setembro. Tem uns 2.000 livros e é cuidada por alunos do 9º ano, junto com uma professora. Funciona no recreio de segunda e de quinta. O dinheiro para livros novos vem da festa junina. O livro mais procurado até agora é um romance sobre um farol, que 46 alunos já leram. Se você procura alguma coisa para ler, apareça no recreio de segunda ou de quinta.",
          flaw: {
            sentence: "O livro mais procurado até agora é um romance sobre um farol, que 46 alunos já leram.",
            why: "As anotações não falam de livro mais procurado, de farol nem de 46 alunos. Foi inventado, e o número faz parecer verdade.",
            howToSpot: "Marque nas anotações cada fato do texto. O que ficou sem marca foi acrescentado.",
            mended:
              "Ou seja, dá para escolher entre uns 2.000 livros, e a festa junina paga os livros novos.",
          },
        },
      },
      ruleId: null,
    },
  },
};
