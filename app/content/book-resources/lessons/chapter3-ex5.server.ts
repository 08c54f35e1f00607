// The lesson behind the printed code chapter3-ex5.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const CHAPTER3_EX5: LessonByLocale = {
  en: {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 15,
      minutesInClass: 5,
      note: null,
      group: "Alone, in silence",
      equipment: "paper",
      internet: "teacher",
      materials: ["Half-page slips or mini-whiteboards", "Textbook, to check the key"],
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS2 mathematics, Year 6: fractions, adding with different denominators",
        },
      ],
    },
    blanks: [
      { name: "topic", label: "Topic", example: "adding fractions with different denominators" },
      { name: "year group", label: "Year group", example: "Year 6" },
      {
        name: "textbook or resource",
        label: "Textbook or resource used in the lesson",
        example: "bar models and the fractions chapter of our textbook",
      },
    ],
    sample: {
      of: "Year 6 mathematics, 30 pupils",
      context: "Excerpt: the first of the three questions.",
      answer:
        "M1: adds tops and bottoms. M2: changes the denominator but not the numerator. M3: multiplies the denominators and does not simplify. M4: adds the denominators when the numerators are equal. Question 1. What is 1/2 + 1/4? A) 2/6 (M1). B) 3/4. C) 6/8 (M3). D) 2/4 (M2). Key: B. Working: 1/2 is 2/4, and 2/4 + 1/4 = 3/4. Fix for M1 (two minutes): draw one bar in halves and one in quarters, ask whether 2/6 is more or less than 1/2, and let pairs explain why the sum cannot be smaller than where it started. Fix for M2: fold paper into halves, then quarters, and read the new name of the same piece. I solved every question twice and each has one right answer.",
      flaw: {
        sentence: "C) 6/8 (M3).",
        why: "6/8 is equal to 3/4, so the question has two right answers and marks a correct pupil wrong. The last sentence of the answer is false because of it.",
        howToSpot:
          "Solve each option, not only the key. In fractions, simplify every option before printing.",
        mended: "C) 1/6 (M4).",
      },
    },
    followUps: {
      level:
        "Write a harder fourth question on the same misconceptions with three fractions, and an easier one with a picture described in words.",
      check:
        "For every option, show the exact working that leads to it. If you cannot show one, replace the option.",
      adapt: "Turn question 1 into a worked solution with one mistake for pupils to find and mend.",
    },
    troubles: [
      {
        problem: "Wrong options are random numbers.",
        write:
          "For each wrong option write the pupil's working line by line. Delete options nobody would reach.",
      },
      {
        problem: "The wording is harder than the topic.",
        write: "Rewrite each question in at most 20 words. Keep the numbers and the options.",
      },
    ],
    law: {
      note: "No pupil's answer goes into the tool: you read the slips yourself. Check the questions and the key first.",
      ruleIds: ["uk-dfe-genai"],
    },
    toolIds: ["gemini", "microsoft-copilot", "chatgpt", "claude", "magicschool"],
    extras: [],
    plan: [
      {
        minutes: 1,
        task: "Slips out, face down; pencils ready. No names needed.",
        say: "Three questions, no marks. I use them to plan tomorrow.",
      },
      {
        minutes: 3,
        task: "Pupils answer alone, in silence, and write a working where they can.",
        say: "If you are torn between two, choose one and put a question mark.",
      },
      {
        minutes: 1,
        task: "Collect the slips at the door, one pile for each answer to question 1. Count the piles after the lesson. Key: B, B, C.",
        say: "On the way out, put your slip on the pile with your letter for question 1, face down.",
      },
    ],
    sheets: [
      {
        id: "exit-slip",
        title: "Three questions",
        pupils: "Year 6",
        blocks: [
          {
            kind: "paragraph",
            text: "No name, no marks. Choose one answer for each question. Unsure? Choose, and write a question mark.",
          },
          { kind: "heading", text: "1. What is 1/2 + 1/4?" },
          { kind: "ticks", items: ["A) 2/6", "B) 3/4", "C) 1/6", "D) 2/4"] },
          { kind: "heading", text: "2. What is 1/3 + 1/6?" },
          { kind: "ticks", items: ["A) 2/9", "B) 3/6", "C) 2/6", "D) 1/9"] },
          { kind: "heading", text: "3. What is 2/5 + 3/10?" },
          { kind: "ticks", items: ["A) 5/15", "B) 5/10", "C) 7/10", "D) 7/20"] },
          { kind: "fields", fields: [{ label: "My working for one of them", lines: 3 }] },
        ],
      },
    ],
    otherStage: {
      stage: "upper-secondary",
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS4 science, physics: current and potential difference in series circuits",
        },
      ],
      examples: {
        topic: "current and potential difference in series circuits",
        "year group": "Year 10",
        "textbook or resource": "lamps, meters and our circuits booklet",
      },
      sample: {
        of: "Year 10 physics, 30 pupils",
        context: "Excerpt: the first of the three questions, with two of the four fixes.",
        answer:
          "M1: the first lamp uses up what the battery gives. M2: a battery always gives the same current. M3: every component gets the full potential difference. M4: the lamp nearer the battery gets more. Question 1. Two identical lamps are in series with a 6 V battery. What is the potential difference across each lamp? A) 6 V and 6 V (M3). B) 6 V and 0 V (M1). C) 3 V and 3 V. D) 4 V and 2 V (M4). Key: C. Working: identical lamps share 6 V equally, and 6 ÷ 2 = 3. Fix for M1: put an ammeter on each side of a lamp and show that the second reading is smaller. Fix for M3: measure across each lamp and add the two readings.",
        flaw: {
          sentence:
            "Fix for M1: put an ammeter on each side of a lamp and show that the second reading is smaller.",
          why: "In a series circuit the current is the same on both sides of a lamp. The fix teaches the very misconception that it should mend.",
          howToSpot:
            "Do every demonstration yourself before the lesson. Checking the key is not enough: read the fixes as carefully as the options.",
          mended:
            "Fix for M1: put an ammeter on each side of a lamp and show that both readings are the same.",
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 15,
      minutesInClass: 5,
      note: null,
      group: "Individual, em silêncio",
      equipment: "paper",
      internet: "teacher",
      materials: ["Meia folha por aluno", "Livro didático, para conferir o gabarito"],
      curriculum: [
        {
          code: "EF08CI13",
          text: "No exemplo: movimentos da Terra e papel da inclinação do eixo nas estações do ano",
        },
      ],
    },
    blanks: [
      { name: "tema", label: "Tema da aula", example: "estações do ano em Porto Alegre" },
      { name: "ano/série", label: "Ano ou série", example: "8º ano" },
      {
        name: "livro ou material usado",
        label: "Livro ou material usado na aula",
        example: "globo, lanterna e o capítulo sobre movimentos da Terra do nosso livro",
      },
    ],
    sample: {
      of: "Ciências, 8º ano, 32 alunos, Porto Alegre (RS)",
      context: "Trecho: a primeira das três questões.",
      answer:
        "E1: o verão acontece porque a Terra fica mais perto do Sol. E2: é verão no planeta inteiro ao mesmo tempo. E3: a Terra muda a inclinação ao longo do ano. E4: a rotação causa as estações. Questão 1. Por que julho é o mês mais quente do ano em Porto Alegre? A) A Terra está mais perto do Sol (E1). B) O nosso hemisfério está inclinado para o Sol. C) O eixo da Terra muda de inclinação (E3). D) A Terra gira mais devagar (E4). Gabarito: B. Retomada para E1: mostrar que os hemisférios têm estações opostas na mesma data e perguntar como a distância explicaria isso. Retomada para E3: andar em volta da lanterna com o globo, mantendo o eixo apontado para o mesmo lado.",
      flaw: {
        sentence: "Questão 1. Por que julho é o mês mais quente do ano em Porto Alegre?",
        why: "Em Porto Alegre, julho é inverno. A ferramenta repetiu o calendário do hemisfério Norte, de onde vem boa parte dos textos com que foi treinada, mesmo com o aviso no prompt.",
        howToSpot:
          "Leia a questão como quem mora na sua cidade. Mês, estação, moeda, comida e feriado são os primeiros sinais de material traduzido.",
        mended: "Questão 1. Por que janeiro é um dos meses mais quentes do ano em Porto Alegre?",
      },
    },
    followUps: {
      level:
        "Escreva uma quarta questão mais difícil sobre os mesmos erros e uma mais fácil, com a figura descrita em palavras.",
      check:
        "Para cada alternativa, escreva o raciocínio que leva a ela. Se não houver, troque a alternativa.",
      adapt:
        "Transforme a questão 1 em uma explicação com um erro, para as duplas encontrarem e consertarem.",
    },
    troubles: [
      {
        problem: "As alternativas erradas são absurdas.",
        write:
          "Para cada alternativa errada, escreva a fala do aluno que a marcaria. Apague a que ninguém marcaria.",
      },
      {
        problem: "O enunciado é mais difícil que o tema.",
        write: "Reescreva cada questão com até 20 palavras. Mantenha as alternativas.",
      },
    ],
    law: {
      note: "É um bilhete de saída, sem nota. Se usar questão objetiva para avaliar, confira o gabarito e a correção antes de a nota valer e guarde registro dessa conferência.",
      ruleIds: ["br-cne-ia-objective"],
    },
    toolIds: ["gemini", "microsoft-copilot", "chatgpt", "maritaca", "teachy"],
    extras: [],
    plan: [
      {
        minutes: 1,
        task: "Meia folha para cada um, virada para baixo, e lápis na mão. Não precisa de nome.",
        say: "São três questões e não valem nota: servem para eu preparar a próxima aula.",
      },
      {
        minutes: 3,
        task: "Os alunos respondem em silêncio, cada um por si.",
        say: "Se ficar entre duas, escolha uma e ponha um ponto de interrogação ao lado.",
      },
      {
        minutes: 1,
        task: "Recolher na porta, em uma pilha para cada letra da questão 1. A contagem fica para depois da aula. Gabarito: B, C, A.",
        say: "Na saída, deixe a folha virada na pilha da letra que você marcou na questão 1.",
      },
    ],
    sheets: [
      {
        id: "exit-slip",
        title: "Três questões",
        pupils: "8º ano",
        blocks: [
          {
            kind: "paragraph",
            text: "Sem nome e sem nota. Ficou em dúvida? Marque uma e ponha um ponto de interrogação.",
          },
          { kind: "heading", text: "1. Por que janeiro é um dos meses mais quentes do ano em Porto Alegre?" },
          {
            kind: "ticks",
            items: [
              "A) A Terra está mais perto do Sol.",
              "B) O nosso hemisfério está inclinado para o Sol.",
              "C) O eixo da Terra muda de inclinação.",
              "D) A Terra gira mais devagar.",
            ],
          },
          { kind: "heading", text: "2. É inverno em Porto Alegre. E em Lisboa, no hemisfério Norte?" },
          {
            kind: "ticks",
            items: [
              "A) Inverno: é inverno no planeta inteiro.",
              "B) Inverno: a Terra está longe do Sol.",
              "C) Verão: aquele hemisfério está inclinado para o Sol.",
              "D) Depende da hora, porque a Terra gira.",
            ],
          },
          { kind: "heading", text: "3. Enquanto a Terra dá a volta em torno do Sol, o eixo dela" },
          {
            kind: "ticks",
            items: [
              "A) aponta sempre para o mesmo lado.",
              "B) fica mais inclinado no verão.",
              "C) fica em pé no inverno.",
              "D) vira uma vez por dia.",
            ],
          },
        ],
      },
    ],
    otherStage: {
      stage: "primary",
      curriculum: [{ code: "EF05CI11", text: "Ligar o movimento diário do Sol no céu à rotação da Terra" }],
      examples: {
        tema: "dia, noite e o caminho do Sol no céu",
        "ano/série": "5º ano",
        "livro ou material usado": "globo, lanterna e o capítulo sobre o céu do nosso livro",
      },
      sample: {
        of: "Ciências, 5º ano, 29 alunos, Belém (PA)",
        context: "Trecho: a primeira das três questões, com duas das quatro retomadas.",
        answer:
          "E1: o Sol dá uma volta em torno da Terra todo dia. E2: a noite chega quando a Lua tapa o Sol. E3: à noite a Terra para de girar. E4: é dia no planeta inteiro ao mesmo tempo. Questão 1. Por que anoitece em Belém? A) Porque o Sol deu meia volta em torno da Terra (E1). B) Porque a Lua ficou na frente do Sol (E2). C) Porque a Terra gira e esse lado deixa de receber a luz do Sol. D) Porque a Terra parou de girar (E3). Gabarito: C. Retomada para E1: girar o globo diante da lanterna parada e perguntar o que se moveu. Retomada para E2: lembrar que a Lua só aparece no céu à noite, depois que o Sol já se pôs.",
        flaw: {
          sentence:
            "Retomada para E2: lembrar que a Lua só aparece no céu à noite, depois que o Sol já se pôs.",
          why: "A Lua aparece de dia em boa parte do mês: quem olha o céu de manhã ou à tarde pode vê-la. Para desfazer um erro, a resposta ensinou outro.",
          howToSpot:
            "Leia as retomadas com o mesmo cuidado do gabarito e procure palavras como “só”, “sempre” e “nunca”. Depois olhe o céu.",
          mended:
            "Retomada para E2: procurar a Lua no céu em uma manhã em que ela apareça e perguntar por que, com ela ali, continua claro.",
        },
      },
    },
  },
};
