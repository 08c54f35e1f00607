// The lesson behind the printed code chapter6-replit.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const CHAPTER6_REPLIT: LessonByLocale = {
  en: {
    facts: {
      stages: ["lower-secondary", "upper-secondary"],
      subjects: ["mathematics", "computing"],
      minutesToPrepare: 30,
      minutesInClass: 60,
      note: null,
      group: "Pairs; the program on the projector",
      equipment: "screen",
      internet: "teacher",
      materials: [
        "Dice",
        "One computer with projector, or a room with school accounts",
        "Squared paper for the prediction",
      ],
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS3 mathematics, probability: record and analyse outcomes of experiments; KS3 computing, text-based programming",
        },
      ],
    },
    blanks: [
      { name: "number of dice", label: "Number of dice", example: "two" },
      { name: "year group", label: "Year group", example: "Year 8" },
    ],
    sample: {
      of: "Year 8 mathematics, 28 pupils",
      context: "Excerpt: the lines that matter.",
      answer:
        "Here are the lines that matter; the rest asks for the number of throws and prints the table.\n\nimport random\ncounts = {s: 0 for s in range(2, 13)}\nfor i in range(throws):\n    total = random.randint(2, 12)\n    counts[total] = counts[total] + 1\n\nThe first line after the import makes one empty counter for each possible sum. The loop throws the dice as many times as the user asked and adds one to the right counter. Lines to change: the number of throws and the longest bar. Test: type zero; the program asks again. Notice: at 10 throws the bars jump about; at 100 a shape begins; at 10,000 two runs look almost the same. I have not run this program; please try it before the lesson.",
      flaw: {
        sentence: "total = random.randint(2, 12)",
        why: "It draws one number from 2 to 12, so every sum is equally likely. Two dice need two draws from 1 to 6 added together. The program runs without an error and teaches the opposite of the lesson.",
        howToSpot:
          "Throw real dice first. If the 10,000-throw chart is flat, the code is wrong, however tidy it looks. Read the line that makes one throw.",
        mended: "total = random.randint(1, 6) + random.randint(1, 6)",
      },
    },
    followUps: {
      level:
        "Write an easier version in ten lines for one coin, and a harder one for the difference of two dice.",
      check:
        "Explain in words how one single throw is made in this code. Is that the same as throwing two dice?",
      adapt: "Adapt it to a spinner with unequal parts; pupils choose the parts.",
    },
    troubles: [
      {
        problem: "The program stops with an error.",
        write:
          "Here is the exact message: ... Explain it in one sentence and change only the line that causes it.",
      },
      {
        problem: "It uses libraries nobody has installed.",
        write: "Standard library only, text output only. Show the whole program again.",
      },
    ],
    law: {
      note: "Pupils under 18 need a guardian's agreement for Replit accounts; run it in yours, or in a school Google account with Colab if your administrator allows it.",
      ruleIds: ["uk-dfe-genai"],
    },
    toolIds: ["replit", "google-colab", "gemini"],
    extras: [
      {
        title: "Without computers",
        items: [
          "Each pair throws two dice 30 times and tallies the sums",
          "Add the tallies of the class on the board",
          "Compare one pair, one row and the whole class",
          "Run the simulator once and compare",
        ],
      },
    ],
    plan: [
      {
        minutes: 8,
        task: "Pupils predict on paper which sum of two dice will come up most, and why. No discussion yet.",
        say: "Write your sum and your reason in pen. We shall not correct predictions, only test them.",
      },
      {
        minutes: 15,
        task: "Pairs throw two dice 30 times and tally the sums. Add up the tallies on the board.",
        say: "Throw, add, tally. The sum 1 is not on the sheet: can anyone say why?",
      },
      {
        minutes: 12,
        task: "Project the program. Read it block by block; pupils find the line that makes one throw.",
        say: "Which single line is the dice? Read it aloud and tell me what it does in English.",
      },
      {
        minutes: 12,
        task: "Run 10, 100 and 10,000 throws. Pupils note the most frequent sum and its percentage each time.",
        say: "Before I press enter: will this chart look like the last one, or not?",
      },
      {
        minutes: 8,
        task: "Compare prediction, result and theory: list the 36 equally likely pairs on squared paper.",
        say: "How many ways are there to make 7, and how many to make 2? Show me all of them.",
      },
      {
        minutes: 5,
        task: "Exit sentence about chance and the number of trials.",
        say: "Finish this: with few throws ..., but with many throws ...",
      },
    ],
    sheets: [
      {
        id: "prediction",
        title: "Prediction and results",
        pupils: "Year 8",
        blocks: [
          {
            kind: "fields",
            fields: [{ label: "Before: the sum of two dice that will come up most, and why", lines: 2 }],
          },
          {
            kind: "table",
            columns: ["Program run", "Most frequent sum", "Its percentage", "What the bars look like"],
            rows: [["10 throws"], ["100 throws"], ["10,000 throws"], ["10,000 again"]],
          },
          {
            kind: "fields",
            fields: [
              { label: "All the ways to make 7 with two dice", lines: 2 },
              { label: "All the ways to make 2", lines: 1 },
              { label: "With few throws ..., but with many throws ...", lines: 2 },
            ],
          },
        ],
      },
      {
        id: "tally-sheet",
        title: "Real dice: 30 throws",
        pupils: "Year 8",
        blocks: [
          {
            kind: "paragraph",
            text: "In pairs. Throw two dice together, add, make one mark. Stop at 30 and check the total.",
          },
          {
            kind: "table",
            columns: ["Sum", "Tally", "Our count", "The class's count"],
            rows: [["2"], ["3"], ["4"], ["5"], ["6"], ["7"], ["8"], ["9"], ["10"], ["11"], ["12"], ["Total"]],
          },
        ],
      },
    ],
    otherStage: {
      stage: "upper-secondary",
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS4 mathematics, probability: combined events and relative frequency compared with theory",
        },
      ],
      examples: { "number of dice": "three", "year group": "Year 10" },
      sample: {
        of: "Year 10 mathematics, 27 pupils",
        context: "Excerpt: the lines that matter.",
        answer:
          'Here are the lines that matter; the rest asks for the number of throws and checks it.\n\nimport random\ncounts = {s: 0 for s in range(3, 19)}\nfor i in range(throws):\n    total = sum(random.randint(1, 6) for die in range(3))\n    counts[total] = counts[total] + 1\nfor s in range(3, 19):\n    percent = 100 * counts[s] / 16\n    bar = "#" * round(percent / 2)\n    print(s, counts[s], round(percent, 1), bar)\n\nThe first loop throws three dice and adds one to the right counter. The second prints one line per sum, lowest first. Lines to change: the bar and the print. Test: type 0; the program asks again. Notice: at 10 throws many sums are missing; at 100 a shape begins; at 10,000 two runs look almost the same. I have not run this program; please try it first.',
        flaw: {
          sentence: "percent = 100 * counts[s] / 16",
          why: "It divides by the 16 possible sums instead of by the throws. With 10,000 throws, a count of 1,250 would be printed as 7812.5 per cent instead of 12.5.",
          howToSpot:
            "Add up the percentages of one run: they must come to about 100. Ask of every division: parts of what whole?",
          mended: "percent = 100 * counts[s] / throws",
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["lower-secondary", "upper-secondary", "adult"],
      subjects: ["mathematics", "computing"],
      minutesToPrepare: 30,
      minutesInClass: 50,
      note: null,
      group: "Duplas; programa no projetor",
      equipment: "screen",
      internet: "teacher",
      materials: [
        "Dados de verdade",
        "Um computador com projetor ou laboratório",
        "Papel quadriculado para as previsões",
      ],
      curriculum: [
        { code: "EF07MA34", text: "Experimentos aleatórios e simulações com frequência de ocorrências" },
        {
          code: "EF06MA30",
          text: "Retomada do 6º ano: comparar a probabilidade calculada com a de muitos lançamentos",
        },
        {
          code: "EF69CO02",
          text: "Algoritmos com sequência, repetição e seleção em uma linguagem de programação",
        },
      ],
    },
    blanks: [
      { name: "número de dados", label: "Número de dados", example: "dois" },
      { name: "ano/série", label: "Ano ou série", example: "7º ano" },
    ],
    sample: {
      of: "Matemática, 7º ano, 35 alunos",
      context: "Trecho: as linhas principais.",
      answer:
        "As linhas principais são estas; o resto pergunta o número de lançamentos e acrescenta porcentagem e barra a cada linha.\n\nimport random\ncontagem = [0] * 13\nfor i in range(lancamentos):\n    soma = random.randint(1, 6) + random.randint(1, 6)\n    contagem[soma] = contagem[soma] + 1\nfor s in range(2, 12):\n    print(s, contagem[s])\n\nA primeira repetição lança os dados e soma um no contador certo. A segunda mostra cada soma, da menor para a maior. Linhas para mudar: o número de lançamentos e o tamanho máximo da barra. Teste: digite 0; o programa pergunta de novo. Observe: com 10 lançamentos as barras variam muito; com 100 surge uma forma; com 10.000 duas execuções ficam quase iguais. Não executei o programa: teste antes da aula.",
      flaw: {
        sentence: "for s in range(2, 12):",
        why: "Em Python, range(2, 12) termina no 11. A soma 12 acontece, mas nunca aparece na tela, e as contagens não fecham com o total.",
        howToSpot:
          "Some as contagens mostradas: tem de dar o número de lançamentos. Confira também a primeira e a última linha: 2 e 12.",
        mended: "for s in range(2, 13):",
      },
    },
    followUps: {
      level:
        "Escreva uma versão mais simples, de dez linhas, para uma moeda, e uma mais difícil, para a diferença entre dois dados.",
      check: "Explique em palavras como o programa decide quais somas mostrar. Falta alguma?",
      adapt: "Adapte para uma roleta de partes desiguais; a turma escolhe as partes.",
    },
    troubles: [
      {
        problem: "O programa para com erro.",
        write: "A mensagem exata é: ... Explique em uma frase e mude só a linha que causa o erro.",
      },
      {
        problem: "Ela usa bibliotecas que não temos.",
        write: "Só a biblioteca padrão e saída em texto. Mostre o programa inteiro de novo.",
      },
    ],
    law: {
      note: "Menor de idade depende do responsável para ter conta no Replit: rode na sua conta ou no Colab com a conta da rede, se o administrador permitir. Não peça conta pessoal (ECA Digital).",
      ruleIds: ["br-eca-digital-accounts"],
    },
    toolIds: ["replit", "google-colab", "gemini"],
    extras: [
      {
        title: "Sem computador",
        items: [
          "Cada dupla lança dois dados 30 vezes e marca as somas",
          "Juntem as contagens da turma no quadro",
          "Comparem uma dupla, uma fileira e a turma inteira",
          "Rodem o simulador uma vez e comparem",
        ],
      },
    ],
    plan: [
      {
        minutes: 6,
        task: "Cada aluno escreve no papel que soma de dois dados vai sair mais e por quê. Ainda sem conversa.",
        say: "Escreva a soma e o motivo, à caneta. Ninguém vai corrigir o palpite: vamos testar.",
      },
      {
        minutes: 12,
        task: "As duplas lançam dois dados 30 vezes e marcam as somas. Juntar as contagens no quadro.",
        say: "Lance, some, marque. A soma 1 não está na folha: quem sabe dizer por quê?",
      },
      {
        minutes: 10,
        task: "Projetar o programa e ler bloco por bloco. A turma procura a linha que faz um lançamento.",
        say: "Qual linha é o dado? Leia em voz alta e diga em português o que ela faz.",
      },
      {
        minutes: 10,
        task: "Executar com 10, 100 e 10.000 lançamentos. Anotar a soma mais frequente e a porcentagem dela.",
        say: "Antes de eu executar: este gráfico vai ficar parecido com o anterior ou não?",
      },
      {
        minutes: 8,
        task: "Comparar previsão, resultado e teoria: listar os 36 pares no papel quadriculado.",
        say: "De quantos jeitos se faz 7? E 2? Quero ver todos.",
      },
      {
        minutes: 4,
        task: "Frase de saída sobre acaso e número de tentativas.",
        say: "Complete: com poucos lançamentos..., mas com muitos...",
      },
    ],
    sheets: [
      {
        id: "prediction",
        title: "Previsão e resultados",
        pupils: "7º ano",
        blocks: [
          {
            kind: "fields",
            fields: [{ label: "Antes: a soma de dois dados que vai sair mais e por quê", lines: 2 }],
          },
          {
            kind: "table",
            columns: ["Execução", "Soma mais frequente", "Porcentagem dela", "Como ficaram as barras"],
            rows: [["10 lançamentos"], ["100 lançamentos"], ["10.000 lançamentos"], ["10.000 de novo"]],
          },
          {
            kind: "fields",
            fields: [
              { label: "Todos os jeitos de fazer 7 com dois dados", lines: 2 },
              { label: "Todos os jeitos de fazer 2", lines: 1 },
              { label: "Com poucos lançamentos..., mas com muitos...", lines: 2 },
            ],
          },
        ],
      },
      {
        id: "tally-sheet",
        title: "Dados de verdade: 30 lançamentos",
        pupils: "7º ano",
        blocks: [
          {
            kind: "paragraph",
            text: "Em dupla. Lancem os dois dados juntos, somem e façam um risquinho. Parem em 30 e confiram o total.",
          },
          {
            kind: "table",
            columns: ["Soma", "Risquinhos", "Nossa contagem", "Contagem da turma"],
            rows: [["2"], ["3"], ["4"], ["5"], ["6"], ["7"], ["8"], ["9"], ["10"], ["11"], ["12"], ["Total"]],
          },
        ],
      },
    ],
    otherStage: {
      stage: "upper-secondary",
      curriculum: [
        {
          code: "EM13MAT405",
          text: "Usar noções de uma linguagem de programação para pôr em prática um algoritmo",
        },
        {
          code: "EM13MAT312",
          text: "Resolver problemas de probabilidade em experimentos aleatórios sucessivos",
        },
      ],
      examples: { "número de dados": "três", "ano/série": "2ª série do ensino médio" },
      sample: {
        of: "Matemática, 2ª série do ensino médio, 33 alunos",
        context: "Trecho: as linhas principais.",
        answer:
          'As linhas principais são estas; o resto pergunta o número de lançamentos e confere se é inteiro.\n\nimport random\ncontagem = [0] * 19\nfor i in range(lancamentos):\n    soma = 3 * random.randint(1, 6)\n    contagem[soma] = contagem[soma] + 1\nfor s in range(3, 19):\n    porcentagem = 100 * contagem[s] / lancamentos\n    barra = "#" * round(porcentagem / 2)\n    print(s, contagem[s], round(porcentagem, 1), barra)\n\nA primeira repetição lança os dados e soma um no contador certo. A segunda mostra cada soma, da menor para a maior. Linhas para mudar: a da barra e a que mostra o resultado. Teste: digite 0; o programa pergunta de novo. Observe: com 10 lançamentos faltam somas; com 100 surge uma forma; com 10.000 duas execuções ficam quase iguais. Não executei o programa: teste antes da aula.',
        flaw: {
          sentence: "soma = 3 * random.randint(1, 6)",
          why: "Lança um dado só e multiplica por três: saem apenas 3, 6, 9, 12, 15 e 18, com chances iguais. Três dados pedem três sorteios somados.",
          howToSpot:
            "Pergunte como sairia a soma 10. Se a linha não tem como dar 10, ela não lança três dados.",
          mended: "soma = random.randint(1, 6) + random.randint(1, 6) + random.randint(1, 6)",
        },
      },
    },
  },
};
