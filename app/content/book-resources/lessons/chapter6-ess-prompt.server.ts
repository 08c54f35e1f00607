// The lesson behind the printed code chapter6-ess-prompt.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const CHAPTER6_ESS_PROMPT: LessonByLocale = {
  en: {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 40,
      minutesInClass: 20,
      note: null,
      group: "Teacher builds; pairs use it",
      equipment: "devices",
      internet: "teacher",
      materials: ["The six lines on paper", "Content you have checked", "One device to test on"],
      curriculum: [
        {
          code: null,
          text: "England: the subject you teach; for pupils who write the six lines, KS2 and KS3 computing, design and decomposition",
        },
      ],
    },
    blanks: [
      { name: "who uses it", label: "Who uses it", example: "Year 5 pupils, in pairs" },
      {
        name: "problem in one sentence",
        label: "Problem it solves, in one sentence",
        example: "they mix up perimeter and area",
      },
      {
        name: "three to five actions",
        label: "What the person does, in order (three to five actions)",
        example: "see a rectangle; choose perimeter or area; type the answer; read why",
      },
      {
        name: "what the screen shows",
        label: "What the screen shows",
        example: "one rectangle with its sides, two buttons, one box",
      },
      { name: "devices", label: "Devices", example: "a school tablet and a projector" },
      { name: "internet in the room", label: "Internet in the room", example: "slow Wi-Fi" },
      {
        name: "content you checked",
        label: "Content you checked yourself",
        example: "twelve rectangles with sides from 2 to 9 cm, answers on my list",
      },
    ],
    sample: {
      of: "Year 5 mathematics, 30 pupils, class tablets",
      context: "The plan, before anything is built.",
      answer:
        "Plan. 1. Pairs open the page; no login. 2. A rectangle appears with the length of two sides in centimetres. 3. They choose perimeter or area and type the answer. 4. The page says right or not yet, shows the sum, and offers the next rectangle. 5. At the start each pair types a first name, so that the last screen can show who finished. Questions before I build: should the unit (cm or square cm) be chosen by the pupils, since mixing up units is part of the problem? May they try again as often as they like? Should the order of the twelve rectangles be fixed or mixed? I will wait for your yes. Test later: a wrong answer, an empty box, the tab key, and Wi-Fi off.",
      flaw: {
        sentence:
          "5. At the start each pair types a first name, so that the last screen can show who finished.",
        why: "Line 5 forbade names. Builders add a name box out of habit, and with it a list of children.",
        howToSpot:
          "Read the plan with line 5 beside it and cross out everything that identifies someone. Do it before building: afterwards it is buried in code.",
        mended:
          "5. The last screen shows the pair how many they got right at the first try, and nothing is kept.",
      },
    },
    followUps: {
      level:
        "Make an easier first level with squares on a grid, and a harder last one with an L-shape. Change nothing else.",
      check:
        "List everything the page stores or sends, where, and for how long. If nothing, tell me how I can see that.",
      adapt: "Keep the app, change the content to multiplication facts from this list: ...",
    },
    troubles: [
      {
        problem: "It builds at once without showing the plan.",
        write: "Undo. Show me only the five-line plan and your questions.",
      },
      {
        problem: "Every change breaks something else.",
        write:
          "Go back to the last version that worked. Change only this one thing, and tell me what you did not touch.",
      },
    ],
    law: {
      note: "Pupils use it without accounts. If the page will be public, tell the person who looks after data protection and filtering before the lesson.",
      ruleIds: ["uk-filtering-monitoring", "uk-ico-childrens-code"],
    },
    toolIds: ["bolt", "lovable", "base44", "anything", "canva", "gemini", "claude"],
    extras: [],
    plan: [
      {
        minutes: 4,
        task: "Warm-up on paper: a 3 cm by 5 cm rectangle. Pupils say what goes round it and what fills it.",
        say: "If an ant walks round the edge, what do I measure? And if I paint the inside?",
      },
      {
        minutes: 2,
        task: "Show the page on the projector, with one wrong answer on purpose. Read what it says back.",
        say: "I am going to get this one wrong. Watch what the page tells me.",
      },
      {
        minutes: 9,
        task: "Pairs take turns with the rectangles and write each sum in the book. Without a tablet: the same rectangles on paper.",
        say: "One of you types, the other says the sum out loud. Swap after every rectangle.",
      },
      {
        minutes: 5,
        task: "Each pupil draws one rectangle and writes its perimeter and its area, with units. Then: what should the page explain better?",
        say: "Screens down. Show me alone: one rectangle, both answers, both units.",
      },
    ],
    sheets: [
      {
        id: "on-paper",
        title: "Rectangles without a screen",
        pupils: "Year 5",
        blocks: [
          { kind: "paragraph", text: "Write the sum, the answer and the unit: cm or square cm." },
          {
            kind: "table",
            columns: ["Sides", "Perimeter", "Area"],
            rows: [
              ["3 cm and 5 cm"],
              ["2 cm and 8 cm"],
              ["4 cm and 4 cm"],
              ["6 cm and 9 cm"],
              ["7 cm and 2 cm"],
            ],
          },
          { kind: "heading", text: "On my own" },
          {
            kind: "fields",
            fields: [
              { label: "One rectangle of mine: its sides", lines: 1 },
              { label: "Its perimeter and its area, with units", lines: 2 },
              { label: "What should the page explain better?", lines: 2 },
            ],
          },
        ],
      },
      {
        id: "six-lines",
        title: "Six lines for an app",
        pupils: "Year 5",
        blocks: [
          {
            kind: "fields",
            fields: [
              { label: "1. Who uses it", lines: 1 },
              { label: "2. The problem it solves, in one sentence", lines: 2 },
              { label: "3. What the person does, in order", lines: 4 },
              { label: "4. What the screen shows", lines: 2 },
              { label: "5. What it must never ask for or keep", lines: 2 },
              { label: "6. How it looks, and on which device", lines: 2 },
            ],
          },
          {
            kind: "paragraph",
            text: "Swap with another group. They write one question about each line they do not understand.",
          },
        ],
      },
    ],
    otherStage: {
      stage: "upper-secondary",
      curriculum: [
        {
          code: null,
          text: "England: KS4 science, physics, quantities and their units; for pupils who write the six lines, KS4 computing, analytic and problem-solving skills",
        },
      ],
      examples: {
        "who uses it": "Year 10 pupils, in pairs",
        "problem in one sentence": "they mix up quantities and their units",
        "three to five actions": "see a quantity; choose its unit; say why; read the answer",
        "what the screen shows": "one quantity in large letters and four buttons with units",
        devices: "class laptops and a projector",
        "internet in the room": "good Wi-Fi",
        "content you checked":
          "eight pairs: force, newton; energy, joule; power, watt; charge, coulomb; current, ampere; potential difference, volt; resistance, ohm; pressure, pascal",
      },
      sample: {
        of: "Year 10 physics, 30 pupils, class laptops",
        context: "The plan, before anything is built.",
        answer:
          "Plan. 1. Pairs open the page; no login. 2. A quantity appears in large letters, with four units below it. 3. They choose one and tell each other why. 4. The page says right or not yet and shows the pair from your list. 5. The last screen shows the pair which quantities need another try, and nothing is kept. First example on the screen: power is measured in joules. Questions before I build: should the other three buttons be units from the same list? May a pair try the same quantity twice in a row? Should symbols, such as N, appear beside the names? I will wait for your yes. Test later: a wrong choice, no choice at all, the tab key, and Wi-Fi off.",
        flaw: {
          sentence: "First example on the screen: power is measured in joules.",
          why: "Your own list says watt; the joule is the unit of energy. The first thing a pupil reads would be the very mistake that the app should mend.",
          howToSpot:
            "Lay your checked list beside the plan and look up every example in it, above all one that you did not ask for.",
          mended: "First example on the screen: power is measured in watts.",
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary", "adult"],
      subjects: ["any"],
      minutesToPrepare: 40,
      minutesInClass: 20,
      note: null,
      group: "Você cria; duplas usam",
      equipment: "devices",
      internet: "teacher",
      materials: ["As seis linhas no papel", "Conteúdo conferido por você", "Um aparelho para testar"],
      curriculum: [
        {
          code: "EF69CO02",
          text: "Se os alunos descreverem as ações em ordem: algoritmos com sequência, repetição e seleção",
        },
        {
          code: "EF06MA05",
          text: "No exemplo: classificar números em primos e compostos e usar critérios de divisibilidade",
        },
      ],
    },
    blanks: [
      { name: "quem usa", label: "Quem usa", example: "alunos do 6º ano, em duplas" },
      {
        name: "problema em uma frase",
        label: "Problema que resolve, em uma frase",
        example: "eles confundem número primo com número ímpar",
      },
      {
        name: "três a cinco ações",
        label: "O que a pessoa faz, em ordem (três a cinco ações)",
        example: "ver um número; decidir se é primo; escolher um divisor que prove; ler a explicação",
      },
      {
        name: "o que a tela mostra",
        label: "O que a tela mostra",
        example: "um número grande, dois botões e os divisores de 2 a 9",
      },
      { name: "aparelhos", label: "Aparelhos disponíveis", example: "computador do laboratório e projetor" },
      { name: "internet na sala", label: "Internet na sala", example: "internet instável" },
      {
        name: "conteúdo que conferi",
        label: "Conteúdo que você já conferiu",
        example: "os números de 2 a 30, com a minha lista de primos",
      },
    ],
    sample: {
      of: "Matemática, 6º ano, 33 alunos, laboratório com 15 computadores",
      context: "O plano, antes de criar qualquer coisa.",
      answer:
        "Plano. 1. A dupla abre a página, sem cadastro. 2. Aparece um número de 2 a 30, em letra grande. 3. A dupla decide entre primo e composto e, se for composto, toca em um divisor que prove. 4. A página diz se está certo e mostra a conta da divisão. 5. No fim aparecem os números que precisam de nova tentativa. Exemplo que vou usar na tela inicial: 1, 2, 3, 5 e 7 são números primos. Perguntas: posso repetir os números errados na mesma rodada? A dupla pode pedir uma dica? O número 2 deve aparecer logo no começo, já que é o único primo par? Espero o seu sim. Teste depois: um erro de propósito, nenhum toque, a tecla Tab e a internet desligada.",
      flaw: {
        sentence: "Exemplo que vou usar na tela inicial: 1, 2, 3, 5 e 7 são números primos.",
        why: "1 não é primo nem estava na lista de 2 a 30. O exemplo veio de fora do conteúdo conferido e ensinaria o erro na primeira tela.",
        howToSpot:
          "Leia todos os textos da tela como quem corrige prova, começando pelos exemplos e pelas explicações, que ninguém pediu.",
        mended: "Exemplo que vou usar na tela inicial: 2, 3, 5 e 7 são números primos.",
      },
    },
    followUps: {
      level:
        "Faça um nível inicial só com números até 10 e um final que peça dois divisores. Não mude mais nada.",
      check:
        "Liste tudo o que a página guarda ou envia, onde e por quanto tempo. Se for nada, diga como posso ver isso.",
      adapt: "Mantenha o app e troque o conteúdo por esta lista de classes de palavras: ...",
    },
    troubles: [
      {
        problem: "Ela constrói direto, sem mostrar o plano.",
        write: "Desfaça. Mostre só o plano em cinco linhas e as suas perguntas.",
      },
      {
        problem: "Cada mudança estraga outra coisa.",
        write: "Volte à última versão que funcionava. Mude só este ponto e diga o que não tocou.",
      },
    ],
    law: {
      note: "O aluno usa sem conta. Até o 5º ano, o app pode ser usado em aula, mas quem conversa com a IA é você. Celular só com fim pedagógico e alternativa para quem não tem (Lei 15.100/2025).",
      ruleIds: ["br-cne-ia-stages", "br-lei-15100", "br-eca-digital"],
    },
    toolIds: ["bolt", "lovable", "base44", "anything", "canva", "gemini"],
    extras: [],
    plan: [
      {
        minutes: 4,
        task: "No caderno: 9 é primo? Quem acha que sim e quem acha que não explica com uma divisão.",
        say: "O 9 é ímpar. Isso basta para ele ser primo? Provem com uma conta.",
      },
      {
        minutes: 2,
        task: "Mostrar o app no projetor e errar de propósito uma vez. Ler a explicação que aparece.",
        say: "Vou errar este aqui. Prestem atenção no que a página me responde.",
      },
      {
        minutes: 9,
        task: "As duplas usam o app e anotam no caderno cada divisor que prova. Sem computador livre: os mesmos números em papel.",
        say: "Um toca, o outro diz a conta em voz alta. Troquem a cada número.",
      },
      {
        minutes: 5,
        task: "Cada aluno escreve um primo e um ímpar que não é primo, com a prova. Depois: o que o app deveria explicar melhor?",
        say: "Telas para baixo. Quero ver se vocês fazem sem a página.",
      },
    ],
    sheets: [
      {
        id: "on-paper",
        title: "Primos sem tela",
        pupils: "6º ano",
        blocks: [
          {
            kind: "paragraph",
            text: "Primo ou composto? Se for composto, prove com uma divisão de resto zero.",
          },
          {
            kind: "table",
            columns: ["Número", "Primo ou composto?", "A minha prova"],
            rows: [["9"], ["13"], ["21"], ["2"], ["27"]],
          },
          { kind: "heading", text: "Agora sem ajuda" },
          {
            kind: "fields",
            fields: [
              { label: "Um número primo maior que 10", lines: 1 },
              { label: "Um ímpar que não é primo, e a prova", lines: 2 },
              { label: "O que o app deveria explicar melhor?", lines: 2 },
            ],
          },
        ],
      },
      {
        id: "six-lines",
        title: "Seis linhas para um app",
        pupils: "6º ano",
        blocks: [
          {
            kind: "fields",
            fields: [
              { label: "1. Quem usa", lines: 1 },
              { label: "2. O problema que resolve, em uma frase", lines: 2 },
              { label: "3. O que a pessoa faz, em ordem", lines: 4 },
              { label: "4. O que a tela mostra", lines: 2 },
              { label: "5. O que nunca pode pedir nem guardar", lines: 2 },
              { label: "6. Como é, e em que aparelho", lines: 2 },
            ],
          },
          {
            kind: "paragraph",
            text: "Troquem com outro grupo. Ele escreve uma pergunta sobre cada linha que não entendeu.",
          },
        ],
      },
    ],
    otherStage: {
      stage: "upper-secondary",
      curriculum: [
        {
          code: "EM13MAT303",
          text: "No exemplo: comparar situações de juros simples com as de juros compostos",
        },
      ],
      examples: {
        "quem usa": "alunos da 2ª série do ensino médio, em duplas",
        "problema em uma frase": "eles confundem juros simples com juros compostos",
        "três a cinco ações":
          "ler capital, taxa e prazo; escolher simples ou compostos; digitar o total; ler a conta",
        "o que a tela mostra": "uma situação em duas linhas, dois botões e uma caixa para o total",
        aparelhos: "computadores do laboratório e projetor",
        "internet na sala": "internet instável",
        "conteúdo que conferi":
          "1.000 reais a 2% ao mês, totais do 1º ao 3º mês: simples, 1.020, 1.040 e 1.060; compostos, 1.020, 1.040,40 e 1.061,21",
      },
      sample: {
        of: "Matemática, 2ª série do ensino médio, 36 alunos, laboratório com 18 computadores",
        context: "O plano, antes de criar qualquer coisa.",
        answer:
          "Plano. 1. A dupla abre a página, sem cadastro. 2. Aparece uma situação: 1.000 reais, 2% ao mês, de um a três meses. 3. A dupla escolhe juros simples ou compostos e digita o total. 4. A página diz se está certo e mostra a conta, mês a mês. 5. No fim, a dupla vê quais situações pedem nova tentativa, e nada fica guardado. Exemplo que vou usar na tela inicial: com juros compostos, em três meses, o total é de 1.060 reais. Perguntas: o total deve ser aceito com e sem os centavos? A dupla pode pedir uma dica? As seis situações aparecem em ordem ou misturadas? Espero o seu sim. Teste depois: um erro de propósito, a caixa vazia, a tecla Tab e a internet desligada.",
        flaw: {
          sentence:
            "Exemplo que vou usar na tela inicial: com juros compostos, em três meses, o total é de 1.060 reais.",
          why: "1.060 é o total com juros simples. Com compostos, a lista conferida diz 1.061,21: o exemplo ensinaria a confusão que o app deveria desfazer.",
          howToSpot:
            "Ponha a sua lista ao lado do plano e procure cada número nela, a começar pelos exemplos que você não pediu.",
          mended:
            "Exemplo que vou usar na tela inicial: com juros compostos, em três meses, o total é de 1.061,21 reais.",
        },
      },
    },
  },
};
