import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";

export const PEOPLE_TREE: UnpluggedLesson = {
  id: "people-tree",
  stages: ["primary", "lower-secondary"],
  subjects: ["computing", "science"],
  minutes: 45,
  text: {
    en: {
      title: "A decision tree made of people",
      description:
        "Pupils stand as questions, others walk through them, and the class finds out who ends in the wrong place.",
      objective:
        "Build a tree of yes-or-no questions that sorts every case, and find a case that it gets wrong.",
      group: "Whole class",
      materials: [
        "Case cards and tree sheet, one of each for each group",
        "Five sheets of paper: three questions, COAT and NO COAT",
        "Exit ticket",
        "A free floor or the playground",
      ],
      curriculum: [
        {
          code: null,
          text: "KS2 computing: selection and reasoning about how an algorithm works; KS3: yes-or-no logic, and comparing two ways to solve one problem",
        },
      ],
      background: [
        "A decision tree is a chain of yes-or-no questions. Banks, hospitals and spam filters use them, because everyone can follow how they decide.",
        "The questions come from past cases, and their order matters: a good first question splits the cases into two halves. A tree treats every case that reaches the same leaf alike, so it needs only one unusual case to be wrong.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Think of an animal. The class may ask ten yes-or-no questions. Which question removed most animals?",
          say: "Only yes or no. Before you ask, think how many animals your question gets rid of.",
        },
        {
          minutes: 10,
          task: "Groups of four write a tree for the eight case cards ‘Does this pupil need a coat today?’ on the tree sheet: at most three questions.",
          say: "Every case must end at COAT or NO COAT. Three questions, no more. Which comes first?",
        },
        {
          minutes: 15,
          task: "Choose one tree and build it with people: three pupils hold the questions, two stand at the ends. The others walk with a case card, answer, and go left for no, right for yes.",
          say: "Walk, answer only what is on your card, and stop at the end. Do not argue with the tree.",
        },
        {
          minutes: 10,
          task: "Who ended in the wrong place? Change one question or its order and walk again. Count the wrong ones both times.",
          say: "The tree did what it was told. Which question would you change, and who will be wrong then?",
        },
        {
          minutes: 5,
          task: "Exit ticket, alone.",
          say: "Draw your path through this tree and tell me who it treats badly.",
        },
      ],
      expect: [
        "Most begin with ‘Is it raining?’. Ask how many cards that splits: two of eight. ‘Is it below 15 degrees?’ splits them in half. Most trees miss case 8. One fits all eight (Bus or car? Below 15? Below 17?), but then gives all who walk a coat on hot days.",
        "Someone will want a fourth question. A longer tree fits the cards better and often new cases worse; let them try it with a new card.",
        "‘The tree is unfair to whoever is always warm.’ Keep that sentence for the end: a rule for everyone is not right for each one.",
      ],
      younger: "Two questions, six animal cards, and string on the floor for the branches.",
      older: "Give each group the same cards and compare trees: number of questions, number of wrong cases.",
      sheets: [
        {
          id: "case-cards",
          title: "Case cards",
          pupils: "Years 5 to 8",
          blocks: [
            {
              kind: "cards",
              items: [
                "1. 8 degrees, dry, walks to school. COAT",
                "2. 22 degrees, dry, by bus. NO COAT",
                "3. 12 degrees, rain, walks. COAT",
                "4. 18 degrees, rain, walks. COAT",
                "5. 14 degrees, dry, by bike. COAT",
                "6. 16 degrees, dry, walks. NO COAT",
                "7. 9 degrees, dry, by car. NO COAT",
                "8. 25 degrees, dry, walks, has a cold. COAT",
              ],
            },
          ],
        },
        {
          id: "tree-sheet",
          title: "Tree sheet",
          pupils: "Years 5 to 8",
          blocks: [
            {
              kind: "table",
              columns: ["Question", "If yes, go to", "If no, go to"],
              rows: [["1"], ["2"], ["3"]],
            },
            {
              kind: "fields",
              fields: [
                { label: "Cases that end in the wrong place", lines: 2 },
                { label: "We changed", lines: 2 },
                { label: "Wrong cases before and after", lines: 1 },
              ],
            },
          ],
        },
        {
          id: "exit-ticket",
          title: "Exit ticket",
          pupils: "Years 5 to 8",
          blocks: [
            {
              kind: "paragraph",
              text: "A club sorts by this tree. ‘Are you taller than 1.50 m?’ No: junior team. Yes: ‘Can you swim 50 m?’ Yes: senior team. No: junior team.",
            },
            {
              kind: "fields",
              fields: [
                { label: "Where do you end? Write your path.", lines: 2 },
                { label: "Whom does the tree treat badly, and why?", lines: 3 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "Use this tree and sort four cases. Question 1: ‘Is it below 15 degrees?’ Yes: COAT. No: question 2. Question 2: ‘Is it raining and does the pupil walk?’ Yes: COAT. No: NO COAT. Cases: A: 8 degrees, dry. B: 20 degrees, rain, by bus. C: 17 degrees, rain, walks. D: 14 degrees, dry, by car.",
        sample: {
          of: "a tree for coats",
          context: null,
          answer:
            "Case A has 8 degrees. That is below 15, so the answer to question 1 is yes: COAT. Case B has 20 degrees, so we go to question 2. It rains, but this pupil takes the bus: NO COAT. Case C has 17 degrees, so we go to question 2. It rains and this pupil walks: COAT. Case D has 14 degrees. We go to question 2, and because it is dry and this pupil comes by car, the answer is NO COAT.",
          flaw: {
            sentence:
              "We go to question 2, and because it is dry and this pupil comes by car, the answer is NO COAT.",
            why: "14 is below 15, so question 1 already says COAT. Case D never reaches question 2.",
            howToSpot:
              "Walk each case through the tree with your finger, and stop at the first end you reach.",
            mended: "That is below 15, so the answer to question 1 is yes: COAT.",
          },
        },
      },
      ruleId: null,
    },
    "pt-br": {
      title: "Árvore de decisão feita de gente",
      description:
        "Alunos viram perguntas, outros caminham por elas, e a turma descobre quem foi parar no lugar errado.",
      objective:
        "Montar uma árvore de perguntas de sim ou não que separe todos os casos e achar um caso em que ela erra.",
      group: "Turma toda",
      materials: [
        "Cartões de casos e folha da árvore, um de cada por grupo",
        "Cinco folhas: três perguntas, CASACO e SEM CASACO",
        "Bilhete de saída",
        "Chão livre ou pátio",
      ],
      curriculum: [
        { code: "EF05CO04", text: "Criar algoritmos em que uma condição decide o caminho" },
        { code: "EF05CO03", text: "Trabalhar com verdadeiro e falso, e com “não”, “e” e “ou”" },
      ],
      background: [
        "Uma árvore de decisão é uma sequência de perguntas de sim ou não. Bancos, hospitais e filtros de spam usam, porque dá para acompanhar como ela decide.",
        "As perguntas vêm de casos passados, e a ordem conta: uma boa primeira pergunta divide os casos ao meio. Quem chega à mesma ponta é tratado igual; então basta um caso fora do comum para a árvore errar.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Pense em um bicho. A turma tem dez perguntas de sim ou não. Qual delas eliminou mais bichos?",
          say: "Só sim ou não. Antes de perguntar, pensem quantos bichos a pergunta elimina.",
        },
        {
          minutes: 10,
          task: "Grupos de quatro escrevem na folha uma árvore para os oito casos de “precisa de casaco hoje?”: no máximo três perguntas.",
          say: "Todo caso tem de terminar em CASACO ou SEM CASACO. Três perguntas, não mais. Qual vem primeiro?",
        },
        {
          minutes: 15,
          task: "Escolher uma árvore e montar com gente: três alunos seguram as perguntas, dois ficam nas pontas. Os outros andam com um cartão, respondem e vão para a esquerda se for não, para a direita se for sim.",
          say: "Andem, respondam só o que está no cartão e parem na ponta. Com a árvore não se discute.",
        },
        {
          minutes: 10,
          task: "Quem foi parar no lugar errado? Mudar uma pergunta ou a ordem e caminhar de novo. Contar os erros das duas vezes.",
          say: "A árvore fez o que mandaram. Que pergunta vocês mudariam, e quem vai errar depois disso?",
        },
        {
          minutes: 5,
          task: "Bilhete de saída, sem ajuda.",
          say: "Desenhe o seu caminho nesta árvore e me diga quem sai prejudicado.",
        },
      ],
      expect: [
        "Quase todos começam por “está chovendo?”. Pergunte quantos cartões isso separa: dois de oito. “Faz menos de 15 graus?” divide ao meio. Quase toda árvore erra o caso 8. Uma acerta os oito (ônibus ou carro? menos de 15? menos de 20?), mas manda quem vem a pé pôr casaco no calor.",
        "Alguém vai querer uma quarta pergunta. Árvore comprida acerta mais os cartões e, muitas vezes, menos os casos novos; deixe testar com um cartão inventado.",
        "“A árvore é injusta com quem sempre sente calor.” Guarde a frase para o fim: regra para todos não serve bem a cada um.",
      ],
      younger: "Duas perguntas, seis cartões de bichos e barbante no chão para fazer os galhos.",
      older:
        "Todos os grupos com os mesmos cartões; depois comparem as árvores: número de perguntas e de erros.",
      sheets: [
        {
          id: "case-cards",
          title: "Cartões de casos",
          pupils: "5º ao 7º ano",
          blocks: [
            {
              kind: "cards",
              items: [
                "1. 8 graus, seco, vem a pé. CASACO",
                "2. 28 graus, seco, de ônibus. SEM CASACO",
                "3. 12 graus, chuva, a pé. CASACO",
                "4. 21 graus, chuva, a pé. CASACO",
                "5. 14 graus, seco, de bicicleta. CASACO",
                "6. 19 graus, seco, a pé. SEM CASACO",
                "7. 9 graus, seco, de carro. SEM CASACO",
                "8. 31 graus, seco, a pé, resfriado. CASACO",
              ],
            },
          ],
        },
        {
          id: "tree-sheet",
          title: "Folha da árvore",
          pupils: "5º ao 7º ano",
          blocks: [
            {
              kind: "table",
              columns: ["Pergunta", "Se sim, vá para", "Se não, vá para"],
              rows: [["1"], ["2"], ["3"]],
            },
            {
              kind: "fields",
              fields: [
                { label: "Casos que terminam no lugar errado", lines: 2 },
                { label: "O que mudamos", lines: 2 },
                { label: "Erros antes e depois", lines: 1 },
              ],
            },
          ],
        },
        {
          id: "exit-ticket",
          title: "Bilhete de saída",
          pupils: "5º ao 7º ano",
          blocks: [
            {
              kind: "paragraph",
              text: "Um clube separa os times por esta árvore. “Tem mais de 1,50 m?” Não: time juvenil. Sim: “Nada 50 m?” Sim: time principal. Não: time juvenil.",
            },
            {
              kind: "fields",
              fields: [
                { label: "Onde você termina? Escreva o caminho.", lines: 2 },
                { label: "Quem sai prejudicado, e por quê?", lines: 3 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "Use esta árvore e separe quatro casos. Pergunta 1: “Faz menos de 15 graus?” Sim: CASACO. Não: pergunta 2. Pergunta 2: “Chove e o aluno vem a pé?” Sim: CASACO. Não: SEM CASACO. Casos: A: 8 graus, seco. B: 24 graus, chuva, de ônibus. C: 18 graus, chuva, a pé. D: 14 graus, seco, de carro.",
        sample: {
          of: "uma árvore para casacos",
          context: null,
          answer:
            "No caso A faz 8 graus. É menos de 15, então a resposta da pergunta 1 é sim: CASACO. No caso B faz 24 graus, então vamos à pergunta 2. Chove, mas esse aluno vem de ônibus: SEM CASACO. No caso C faz 18 graus, então vamos à pergunta 2. Chove e esse aluno vem a pé: CASACO. No caso D faz 14 graus. Vamos à pergunta 2 e, como está seco e ele vem de carro, a resposta é SEM CASACO.",
          flaw: {
            sentence: "Vamos à pergunta 2 e, como está seco e ele vem de carro, a resposta é SEM CASACO.",
            why: "14 é menos que 15, então a pergunta 1 já diz CASACO. O caso D nem chega à pergunta 2.",
            howToSpot: "Passe cada caso pela árvore com o dedo e pare na primeira ponta.",
            mended: "É menos de 15, então a resposta da pergunta 1 é sim: CASACO.",
          },
        },
      },
      ruleId: null,
    },
  },
};
