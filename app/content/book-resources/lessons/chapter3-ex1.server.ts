// The lesson behind the printed code chapter3-ex1.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const CHAPTER3_EX1: LessonByLocale = {
  en: {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 25,
      minutesInClass: 60,
      note: null,
      group: "Whole class, pairs in the main activity",
      equipment: "paper",
      internet: "teacher",
      materials: ["Programme of study or scheme of work", "Mini-whiteboards", "Printed exit ticket"],
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS3 mathematics, number: ordering fractions, decimals and negative numbers",
        },
      ],
    },
    blanks: [
      { name: "subject", label: "Subject", example: "mathematics" },
      {
        name: "curriculum statement in full",
        label: "Curriculum statement, in full",
        example: "KS3 number: put fractions and decimals in order and place them on a number line",
      },
      { name: "year group", label: "Year group", example: "Year 7" },
      { name: "number of pupils", label: "Number of pupils", example: "29" },
      { name: "lesson length in minutes", label: "Lesson length in minutes", example: "60" },
      {
        name: "materials and devices",
        label: "Materials and devices in the room",
        example: "mini-whiteboards, card sets, one projector, no pupil devices",
      },
    ],
    sample: {
      of: "Year 7 mathematics, 29 pupils",
      context:
        "Given after the teacher answered three questions: prior knowledge, seating, and whether calculators are allowed.",
      answer:
        "Objective: order fractions and decimals on a number line and justify each position. Starter (10 min): on mini-whiteboards, which is larger, 1/2 or 0.45? How do you know? Main (35 min): pairs get eight cards (1/4, 0.3, 3/8, 0.4, 1/2, 3/5, 0.65, 3/4). They place them on a string line (12), write one reason for each card (13), then swap tables and question two positions (10). Check: 3/8 belongs between 0.4 and 1/2, since 3 is close to half of 8. Evidence (10 min): each pupil places 5/8 and 0.58 alone and writes one sentence of proof. Close (5 min): one disagreement, solved together. If half the class is lost after the starter: use a bar cut into eighths and tenths and keep four cards only.",
      flaw: {
        sentence: "Check: 3/8 belongs between 0.4 and 1/2, since 3 is close to half of 8.",
        why: "3/8 is 0.375, so it comes before 0.4. The reason sounds sensible but proves nothing.",
        howToSpot:
          "Do the task yourself with every number before printing. In mathematics, never check an answer by its explanation.",
        mended: "Check: 3/8 belongs between 0.3 and 0.4, since 3 divided by 8 is 0.375.",
      },
    },
    followUps: {
      level:
        "Give the same main activity in an easier version (tenths and halves only) and a harder one (one negative number). Same steps, same times.",
      check:
        "Work out every numerical answer again as a decimal and show it beside the card. Correct anything that does not agree.",
      adapt:
        "Adapt the lesson for a mixed-age class of Years 6 and 7: one shared starter, two levels of cards.",
    },
    troubles: [
      {
        problem: "It writes the lesson without asking.",
        write: "Stop. Ask me your three questions first and write nothing else until I answer.",
      },
      {
        problem: "The plan has far too much for one lesson.",
        write:
          "Keep the objective and the evidence. Remove the least useful step and give its minutes to the main activity.",
      },
    ],
    law: {
      note: "Leave out names, marks and anything about a pupil, and check the plan before you teach it.",
      ruleIds: ["uk-dfe-genai"],
    },
    toolIds: ["gemini", "microsoft-copilot", "chatgpt", "claude"],
    extras: [],
    plan: [
      {
        minutes: 10,
        task: "Mini-whiteboards: which is larger, 1/2 or 0.45? Boards up together; hear two reasons, not only two answers.",
        say: "Write the larger number and one reason. Keep your board down until I say ‘show me’.",
      },
      {
        minutes: 12,
        task: "Pairs put the eight number cards in order on a string line, or on the edge of the desk.",
        say: "Smallest on the left. Talk about every card before you put it down.",
      },
      {
        minutes: 13,
        task: "On the back of each card they write one reason for its place.",
        say: "A reason is something the pair behind you could check. ‘It looks bigger’ is not one yet.",
      },
      {
        minutes: 10,
        task: "Pairs change tables and question two positions; the others defend or move the card.",
        say: "Choose the two cards you are least sure about and ask: how do you know?",
      },
      {
        minutes: 10,
        task: "Exit ticket, alone. If half the class was lost after the starter, give the bar in eighths and tenths and four cards only.",
        say: "Now on your own: 5/8 and 0.58. I want to see your proof, so no rubbing out.",
      },
      {
        minutes: 5,
        task: "Solve one disagreement together at the board and collect the tickets at the door.",
        say: "Two pairs had different answers here. Who can settle it for everyone?",
      },
    ],
    sheets: [
      {
        id: "number-cards",
        title: "Number cards",
        pupils: "Year 7",
        blocks: [
          { kind: "paragraph", text: "One set for each pair. Cut along the lines and shuffle." },
          { kind: "cards", items: ["1/4", "0.3", "3/8", "0.4", "1/2", "3/5", "0.65", "3/4"] },
        ],
      },
      {
        id: "exit-ticket",
        title: "Exit ticket",
        pupils: "Year 7",
        blocks: [
          { kind: "paragraph", text: "Work alone. Put 5/8 and 0.58 on this line:" },
          { kind: "table", columns: ["0", "1/4", "1/2", "3/4", "1"], rows: [[]] },
          {
            kind: "fields",
            fields: [
              { label: "Which of the two is larger?", lines: 1 },
              { label: "My proof, in one sentence or one sum", lines: 3 },
              { label: "One thing I would like to see again", lines: 1 },
            ],
          },
        ],
      },
    ],
    otherStage: {
      stage: "primary",
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS1 mathematics, Year 2: finding a half, a quarter and three quarters of a length, a shape or a set",
        },
      ],
      examples: {
        subject: "mathematics",
        "curriculum statement in full":
          "KS1 fractions: find one half, one quarter and three quarters of a set of objects",
        "year group": "Year 2",
        "number of pupils": "27",
        "lesson length in minutes": "45",
        "materials and devices": "counters, paper strips, hoops, no pupil devices",
      },
      sample: {
        of: "Year 2 mathematics, 27 pupils",
        context:
          "Given after the teacher said that pupils can share objects equally, work on the carpet first, and have counters.",
        answer:
          "Objective: find one half, one quarter and three quarters of up to 12 objects and show how. Starter (8 min): hold up a folded strip; pupils show on fingers how many equal parts. How do you know they are equal? Main (25 min): pairs get 12 counters and a hoop in four parts. They share the counters to find one quarter (8), then two quarters and one half, and say what they notice (9), then three quarters (8). Check: three quarters of 12 is 8, because each quarter has 4. Evidence (7 min): each pupil draws three quarters of 8 dots alone and circles every quarter. Close (5 min): one pair shows two quarters and one half with the same counters. If half the class is lost: go back to four counters and one quarter.",
        flaw: {
          sentence: "Check: three quarters of 12 is 8, because each quarter has 4.",
          why: "Twelve counters in four equal parts are 3 in each, so three quarters is 9. The answer made three parts and called them quarters.",
          howToSpot:
            "Share out the counters yourself before the lesson and count the parts, not only the total.",
          mended: "Check: three quarters of 12 is 9, because each quarter has 3.",
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 25,
      minutesInClass: 50,
      note: null,
      group: "Turma toda, com duplas na atividade principal",
      equipment: "paper",
      internet: "teacher",
      materials: ["BNCC ou currículo da rede", "Cartões com frações", "Bilhete de saída impresso"],
      curriculum: [
        {
          code: "EF07MA08",
          text: "Comparar e pôr em ordem frações nos seus vários sentidos: parte do inteiro, divisão, razão e operador",
        },
      ],
    },
    blanks: [
      { name: "componente curricular", label: "Componente curricular", example: "Matemática" },
      {
        name: "código e texto da habilidade",
        label: "Código e texto da habilidade da BNCC",
        example: "EF07MA08, comparação e ordenação de frações (texto oficial colado aqui)",
      },
      { name: "ano/série", label: "Ano ou série", example: "7º ano" },
      { name: "número de alunos", label: "Número de alunos", example: "36" },
      { name: "duração da aula em minutos", label: "Duração da aula, em minutos", example: "50" },
      {
        name: "materiais e aparelhos",
        label: "Materiais e aparelhos disponíveis",
        example: "lousa, tiras de papel, cartões, sem aparelhos para os alunos",
      },
    ],
    sample: {
      of: "Matemática, 7º ano, 36 alunos",
      context:
        "Resposta dada depois que a professora respondeu às três perguntas: o que a turma já viu, como fica sentada e se pode usar calculadora.",
      answer:
        "Objetivo: comparar frações com denominadores diferentes e justificar a ordem. Abertura (8 min): quem comeu mais, quem comeu 2/3 de uma pizza ou quem comeu 3/4 de outra igual? Cada aluno escreve o palpite e o motivo. Atividade principal (30 min): em duplas, dobrar tiras de papel em meios, terços, quartos e sextos (10); ordenar os cartões 1/2, 2/3, 3/4 e 5/6 (10); comparar com outra dupla e resolver as discordâncias (10). Evidência de aprendizagem: participação na discussão e folha entregue. Fechamento (12 min): bilhete de saída e retomada de uma dúvida no quadro. Se metade da turma não acompanhar: voltar às tiras, comparar só 1/2 e 2/3 e pedir que um aluno mostre a diferença com a tira na mão.",
      flaw: {
        sentence: "Evidência de aprendizagem: participação na discussão e folha entregue.",
        why: "Mostra presença, não a habilidade. Um aluno pode copiar a folha da dupla sem saber comparar frações.",
        howToSpot:
          "Pergunte: com essa evidência na mão, eu saberia quais alunos comparam frações sozinhos? Se a resposta for não, troque.",
        mended:
          "Evidência de aprendizagem: sozinho, cada aluno põe 3/5 entre dois dos quatro cartões e escreve por quê.",
      },
    },
    followUps: {
      level:
        "Faça a atividade principal em versão mais simples (só meios e quartos) e mais difícil (uma fração maior que 1). Mesmas etapas e tempos.",
      check:
        "Resolva de novo cada comparação com denominador comum e mostre a conta. Corrija o que não bater.",
      adapt: "Adapte para turma multisseriada de 6º e 7º ano: abertura comum e dois níveis de cartões.",
    },
    troubles: [
      {
        problem: "Ela escreve a aula sem perguntar nada.",
        write: "Pare. Faça primeiro as suas três perguntas e não escreva mais nada até eu responder.",
      },
      {
        problem: "O plano tem conteúdo demais para 50 minutos.",
        write:
          "Mantenha o objetivo e a evidência. Tire a etapa menos útil e passe os minutos dela para a atividade principal.",
      },
    ],
    law: {
      note: "A IA só ajuda a planejar: quem decide o plano é você. Nenhum dado de aluno entra no prompt, e vale anotar no registro da escola a ferramenta e para que a usou.",
      ruleIds: ["br-cne-ia"],
    },
    toolIds: ["gemini", "microsoft-copilot", "chatgpt", "maritaca"],
    extras: [],
    plan: [
      {
        minutes: 8,
        task: "No quadro: quem comeu mais, quem comeu 2/3 de uma pizza ou quem comeu 3/4 de outra igual? Cada aluno escreve palpite e motivo antes de qualquer conversa.",
        say: "Escreva o seu palpite e o motivo. Por enquanto, ninguém comenta.",
      },
      {
        minutes: 10,
        task: "Em duplas, dobrar quatro tiras iguais: em meios, terços, quartos e sextos.",
        say: "As tiras têm o mesmo tamanho. O que muda é em quantas partes iguais cada uma vai ficar.",
      },
      {
        minutes: 10,
        task: "Com as tiras ao lado, as duplas põem os quatro cartões em ordem crescente.",
        say: "Antes de pôr um cartão na mesa, mostre na tira por que ele vai ali.",
      },
      {
        minutes: 10,
        task: "Cada dupla compara a ordem com a de outra e resolve as discordâncias. Se metade da turma se perdeu, fique só com 1/2 e 2/3.",
        say: "Onde vocês não concordam? Convençam a outra dupla com a tira na mão, não no grito.",
      },
      {
        minutes: 8,
        task: "Bilhete de saída, sem ajuda da dupla.",
        say: "Agora é sozinho, porque eu preciso saber quem já compara sem a dupla.",
      },
      {
        minutes: 4,
        task: "Retomar no quadro uma dúvida que apareceu em várias mesas e recolher os bilhetes na porta.",
        say: "Ouvi esta dúvida em três mesas. Quem consegue explicar para todo mundo?",
      },
    ],
    sheets: [
      {
        id: "number-cards",
        title: "Cartões de frações",
        pupils: "7º ano",
        blocks: [
          { kind: "paragraph", text: "Um jogo para cada dupla. Recorte nas linhas e embaralhe." },
          { kind: "cards", items: ["1/2", "2/3", "3/4", "5/6"] },
        ],
      },
      {
        id: "exit-ticket",
        title: "Bilhete de saída",
        pupils: "7º ano",
        blocks: [
          {
            kind: "paragraph",
            text: "Faça sem ajuda. Entre quais dois cartões da aula fica 3/5? Os cartões, em ordem: 1/2, 2/3, 3/4, 5/6.",
          },
          {
            kind: "fields",
            fields: [
              { label: "3/5 fica entre", lines: 1 },
              { label: "Como eu sei: uma conta, um desenho ou uma frase", lines: 4 },
              { label: "O que eu gostaria de ver de novo", lines: 1 },
            ],
          },
        ],
      },
    ],
    otherStage: {
      stage: "primary",
      curriculum: [
        {
          code: "EF05MA05",
          text: "Comparar frações e decimais e achar o lugar de cada um na reta numérica",
        },
      ],
      examples: {
        "componente curricular": "Matemática",
        "código e texto da habilidade":
          "EF05MA05, comparação de frações e decimais na reta numérica (texto oficial colado aqui)",
        "ano/série": "5º ano",
        "número de alunos": "30",
        "duração da aula em minutos": "50",
        "materiais e aparelhos": "corda de um metro, tiras de papel, cartões, sem aparelhos para os alunos",
      },
      sample: {
        of: "Matemática, 5º ano, 30 alunos",
        context:
          "Resposta dada depois que a professora contou que a turma já dobra frações em papel, trabalha em duplas e ainda confunde décimos com centésimos.",
        answer:
          "Objetivo: comparar quartos e décimos na reta numérica e explicar a posição de cada um. Abertura (10 min): uma corda de um metro vai de 0 a 1; cada aluno mostra onde fica 1/2 e diz como sabe. Atividade principal (25 min): em duplas, dobrar uma tira em quatro partes iguais e marcar 1/4, 2/4 e 3/4 (10); pôr na mesma tira os cartões 0,5, 0,2 e 0,9 (10); trocar de tira com outra dupla e discutir uma posição (5). Para conferir: 0,9 fica antes de 3/4, porque 9 décimos são menos que 3 quartos. Evidência (10 min): sozinho, cada aluno marca 0,7 na tira e escreve uma frase de justificativa. Fechamento (5 min): a turma resolve junta uma posição que deu discussão. Se metade da turma não acompanhar: usar só 1/2, 1/4 e 0,5.",
        flaw: {
          sentence: "Para conferir: 0,9 fica antes de 3/4, porque 9 décimos são menos que 3 quartos.",
          why: "3/4 é 0,75, e 0,9 é maior: fica depois de 3/4, quase no 1. A frase compara pedaços de tamanhos diferentes só pelo nome.",
          howToSpot:
            "Marque os números você mesmo em uma tira antes da aula, ou passe todos para centésimos.",
          mended: "Para conferir: 0,9 fica depois de 3/4, porque 3/4 é o mesmo que 0,75.",
        },
      },
    },
  },
};
