// The lesson behind the printed code planning-toolkit.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const PLANNING_TOOLKIT: LessonByLocale = {
  en: {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 40,
      minutesInClass: null,
      note: "Planning only; it fills two to four weeks of lessons.",
      group: "Teacher, then ten minutes with a colleague",
      equipment: "paper",
      internet: "teacher",
      materials: ["Curriculum statements", "School calendar", "Task and rubric already drafted"],
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS3 geography: physical processes (rivers) and fieldwork",
        },
      ],
    },
    blanks: [
      {
        name: "what pupils will produce",
        label: "What pupils will produce at the end",
        example: "a one-page field report on flood risk near our school",
      },
      {
        name: "curriculum statements",
        label: "Curriculum statements",
        example: "KS3 geography: rivers as physical processes; collecting and presenting fieldwork data",
      },
      { name: "year group", label: "Year group", example: "Year 8" },
      { name: "number of pupils", label: "Number of pupils", example: "27" },
      { name: "number of lessons", label: "Number of lessons", example: "6" },
      { name: "lesson length in minutes", label: "Lesson length in minutes", example: "60" },
      {
        name: "textbook",
        label: "Textbook or main resource",
        example: "our rivers booklet and two local maps",
      },
      {
        name: "support needs in general terms",
        label: "Support needs, in general terms",
        example: "several slow readers, some new to English",
      },
    ],
    sample: {
      of: "Year 8 geography, 27 pupils",
      context:
        "Given after the teacher answered its four questions. The column of materials is left out here.",
      answer:
        "Lesson 1. What makes a river flood? Sort ten photos, write a first guess. Evidence: the guess, kept. Lesson 2. How do water and land meet here? Read two maps with a contour strip. Evidence: annotated map. Lesson 3. What can we measure safely? Plan the walk, try the equipment in the playground. Evidence: method card in five steps. Lesson 4. What did we find? Walk and record. Evidence: data sheet. Lesson 5. How do we tell it? Write the first draft and give feedback in pairs with the rubric. Evidence: draft with two comments. Lesson 6. Free: weather, second walk, or final copy. Drop first: the photo sort. (check) the wording of the fieldwork statement. Slow readers get the maps with six labels only.",
      flaw: {
        sentence:
          "Lesson 5. How do we tell it? Write the first draft and give feedback in pairs with the rubric.",
        why: "Two thirds of six lessons is lesson 4. With the draft in lesson 5 nobody has time to use the feedback, and the free lesson is already used for the final copy.",
        howToSpot:
          "Put your finger on the row with the first draft and count the lessons after it. Fewer than two: move it.",
        mended:
          "Lesson 5. How do we tell it better? Use the comments on the first draft, which was written and discussed in lesson 4, straight after the walk.",
      },
    },
    followUps: {
      level:
        "Give the same table for a class that already knows the topic: one lesson fewer, a harder final question.",
      check:
        "Check each row: which words of the final evidence does it prepare? Remove rows that prepare none.",
      adapt:
        "Add a second subject, English, with one statement of its own. Show only the two lessons where they truly meet.",
    },
    troubles: [
      {
        problem: "The table is a list of activities.",
        write:
          "For each lesson, write first what pupils leave on paper, then the activity. Rebuild the table from there.",
      },
      {
        problem: "It ignores holidays and tests.",
        write: "Lessons 3 and 5 are lost. Rebuild the table with what is left and tell me what you gave up.",
      },
    ],
    law: {
      note: "Planning needs no pupil data: leave out names, marks and needs that point to a pupil. Check what comes back before it becomes your plan.",
      ruleIds: ["uk-dfe-genai"],
    },
    toolIds: ["gemini", "microsoft-copilot", "chatgpt", "claude", "gemini-notebook"],
    extras: [],
    plan: [
      {
        minutes: 8,
        task: "Write the final task as pupils will read it and the rubric. List what they usually confuse.",
        say: null,
      },
      {
        minutes: 7,
        task: "Fill in the prompt, run it and answer its four questions in one line each.",
        say: null,
      },
      {
        minutes: 8,
        task: "Read the table with a finger on the first draft: at least two lessons must follow. Count the lessons and find the free one.",
        say: null,
      },
      {
        minutes: 7,
        task: "Look up every (check). Cross out rows that prepare no words of the final task.",
        say: null,
      },
      {
        minutes: 10,
        task: "Read the plan with a colleague. They choose the lesson to drop; you choose where people matter most.",
        say: "Which lesson would you cut, and what would my pupils lose?",
      },
    ],
    sheets: [
      {
        id: "two-comments",
        title: "Two comments on a first draft",
        pupils: "Year 8",
        blocks: [
          {
            kind: "paragraph",
            text: "Read the whole draft first. Comment on the report, never on the writer.",
          },
          {
            kind: "fields",
            fields: [
              { label: "Quote the words that explain most clearly why the river could flood here", lines: 2 },
              { label: "One thing a neighbour of the school would not understand yet", lines: 3 },
              { label: "A measurement or a map that would prove it better", lines: 2 },
            ],
          },
          { kind: "heading", text: "The writer decides" },
          {
            kind: "ticks",
            items: [
              "I follow the first comment.",
              "I follow the second comment.",
              "I follow neither, and I can say why.",
            ],
          },
          { kind: "fields", fields: [{ label: "What I will change, and where", lines: 3 }] },
        ],
      },
    ],
    otherStage: {
      stage: "primary",
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS1 science, Year 2, plants: watching seeds grow and finding out what plants need",
        },
      ],
      examples: {
        "what pupils will produce": "a class book about how our beans grew, one page by each pupil",
        "curriculum statements":
          "KS1 science, Year 2: how seeds grow into plants; what plants need to stay healthy",
        "year group": "Year 2",
        "number of pupils": "26",
        "number of lessons": "6",
        "lesson length in minutes": "45",
        textbook: "our big book about plants and a tray of bean seeds",
        "support needs in general terms": "several pupils write single words only",
      },
      sample: {
        of: "Year 2 science, 26 pupils",
        context:
          "Given after the teacher answered its four questions: one lesson a week, and the beans show a shoot after a week or so. The column of materials is left out here.",
        answer:
          "Lesson 1. What is inside a bean? Open a soaked bean, draw it and plant another. Evidence: drawing with labels. Lesson 2. What do beans need? Set up cups with and without water. Evidence: a guess in one sentence. Lesson 3. What has changed? Measure each shoot with cubes. Evidence: a dated drawing. Lesson 4. How do we tell it? Write the first draft and give feedback in pairs. Evidence: draft with one comment. Lesson 5. What happened without water? Compare the cups and improve the page. Evidence: final page. Lesson 6. Who wants to know? Bind the book and read it to Year 1. Evidence: the book. Drop first: measuring with cubes. Pupils who write single words get a page with the drawing and three word cards.",
        flaw: {
          sentence: "Lesson 6. Who wants to know? Bind the book and read it to Year 1. Evidence: the book.",
          why: "All six lessons are full, although the prompt said to leave one free. Beans are often late, and then the book would be read without an ending.",
          howToSpot: "Count the lessons and put your finger on the free one before you read anything else.",
          mended:
            "Lesson 6. Free, for late beans or missing pages; the book is bound at the end of lesson 5 and read to Year 1 at story time.",
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 40,
      minutesInClass: null,
      note: "Só planejamento; ocupa de duas a quatro semanas de aulas.",
      group: "Você; depois, dez minutos com um colega",
      equipment: "paper",
      internet: "teacher",
      materials: [
        "Habilidades da BNCC ou do currículo da rede",
        "Calendário escolar",
        "Proposta final e rubrica rascunhadas",
      ],
      curriculum: [
        {
          code: "EF07CI07",
          text: "No exemplo: caracterizar ecossistemas brasileiros e relacioná-los à flora e à fauna",
        },
        { code: "EF07CI08", text: "Avaliar como mudanças em um ecossistema afetam as populações dele" },
      ],
    },
    blanks: [
      {
        name: "o que os alunos vão produzir",
        label: "O que os alunos vão produzir no fim",
        example: "um painel ilustrado sobre uma ameaça ao Pantanal",
      },
      {
        name: "habilidades",
        label: "Habilidades da BNCC",
        example: "EF07CI07 e EF07CI08 (textos oficiais colados)",
      },
      { name: "ano/série", label: "Ano ou série", example: "7º ano" },
      { name: "número de alunos", label: "Número de alunos", example: "34" },
      { name: "número de aulas", label: "Número de aulas", example: "8" },
      { name: "duração da aula em minutos", label: "Duração da aula, em minutos", example: "50" },
      {
        name: "livro didático",
        label: "Livro didático ou material principal",
        example: "o capítulo de ecossistemas do nosso livro",
      },
      {
        name: "necessidades em termos gerais",
        label: "Necessidades da turma, em termos gerais",
        example: "leitura lenta em parte da turma; arquivos que funcionem com leitor de tela",
      },
    ],
    sample: {
      of: "Ciências, 7º ano, 34 alunos",
      context:
        "Resposta dada depois que a professora respondeu às quatro perguntas. A coluna de materiais ficou de fora deste trecho.",
      answer:
        "Aula 1. O que vive no Pantanal? Observar fotos e levantar hipóteses. Evidência: hipóteses escritas. Aula 2. Como água e seca se alternam? Ler o gráfico do livro. Evidência: legenda própria. Aula 3. Quem depende de quem? Montar a teia em grupos (EF07CI19). Evidência: teia no caderno. Aula 4. O que ameaça esse ambiente? Ler três textos curtos. Evidência: quadro de causa e efeito. Aula 5. Primeira versão do painel e devolutiva entre grupos, com a rubrica. Evidência: rascunho com dois comentários. Aula 6. Melhorar o painel. Evidência: versão nova. Aula 7. Livre, para imprevistos. Aula 8. Apresentação e bilhete de saída. Cortaria primeiro: as fotos da aula 1. Para quem usa leitor de tela, o gráfico vai também em tabela digital.",
      flaw: {
        sentence: "Montar a teia em grupos (EF07CI19).",
        why: "Esse código não existe: em Ciências do 7º ano, a numeração vai até 16. A ferramenta inventou um que parece verdadeiro, embora o prompt mandasse usar só os informados.",
        howToSpot:
          "Procure cada código no documento da BNCC: o que não aparece lá sai do plano, mesmo que a atividade seja boa.",
        mended: "Montar a teia em grupos.",
      },
    },
    followUps: {
      level:
        "Dê a mesma tabela para uma turma que já domina o tema: uma aula a menos e uma pergunta final mais difícil.",
      check: "Confira cada linha: que parte do produto final ela prepara? Tire as que não preparam nenhuma.",
      adapt:
        "Inclua Geografia, com uma habilidade que vou colar. Mostre só as duas aulas em que os componentes de fato se encontram.",
    },
    troubles: [
      {
        problem: "A tabela é uma lista de atividades.",
        write:
          "Para cada aula, escreva primeiro o que o aluno deixa no papel e só depois a atividade. Refaça a partir daí.",
      },
      {
        problem: "Ela ignora feriado, prova e conselho de classe.",
        write: "Perdi as aulas 3 e 5. Refaça com o que sobrou e diga do que abriu mão.",
      },
    ],
    law: {
      note: "Quem decide o planejamento é você; a IA só apoia. Nenhum dado de aluno entra no prompt, e vale anotar no registro da escola qual ferramenta usou e para quê.",
      ruleIds: ["br-cne-ia"],
    },
    toolIds: ["gemini", "microsoft-copilot", "chatgpt", "maritaca", "gemini-notebook"],
    extras: [],
    plan: [
      {
        minutes: 8,
        task: "Escrever a proposta final como os alunos vão ler e a rubrica. Listar o que a turma costuma confundir.",
        say: null,
      },
      {
        minutes: 7,
        task: "Preencher o prompt, enviar e responder às perguntas dela, uma linha para cada.",
        say: null,
      },
      {
        minutes: 8,
        task: "Procurar cada código no documento da BNCC ou do currículo da rede. O que não aparece lá sai da tabela.",
        say: null,
      },
      {
        minutes: 7,
        task: "Contar as aulas, achar a livre e ver se a primeira versão cai nos dois primeiros terços.",
        say: null,
      },
      {
        minutes: 10,
        task: "Ler o plano com um colega ou com a coordenação. Essa pessoa escolhe a aula que sai; você decide o que fica.",
        say: "Que aula você cortaria, e o que a turma perderia com isso?",
      },
    ],
    sheets: [
      {
        id: "two-comments",
        title: "Dois comentários sobre o rascunho",
        pupils: "7º ano",
        blocks: [
          {
            kind: "paragraph",
            text: "Leiam o rascunho inteiro primeiro. Comentem o painel, nunca quem fez.",
          },
          {
            kind: "fields",
            fields: [
              { label: "Copiem as palavras que melhor explicam a ameaça ao Pantanal", lines: 2 },
              { label: "Uma coisa que um visitante do mural ainda não entenderia", lines: 3 },
              { label: "Um dado, um mapa ou um desenho que provaria melhor", lines: 2 },
            ],
          },
          { kind: "heading", text: "O grupo autor decide" },
          {
            kind: "ticks",
            items: [
              "Vamos seguir o primeiro comentário.",
              "Vamos seguir o segundo.",
              "Não vamos seguir nenhum, e sabemos dizer por quê.",
            ],
          },
          { kind: "fields", fields: [{ label: "O que vamos mudar, e onde", lines: 3 }] },
        ],
      },
    ],
    otherStage: {
      stage: "upper-secondary",
      curriculum: [
        {
          code: "EM13CNT106",
          text: "Avaliar tecnologias e soluções para gerar, distribuir e consumir energia elétrica",
        },
      ],
      examples: {
        "o que os alunos vão produzir":
          "um folheto por grupo de quatro: como uma casa inventada pode gastar menos energia",
        habilidades: "EM13CNT106 (texto oficial colado aqui)",
        "ano/série": "3ª série do ensino médio",
        "número de alunos": "36",
        "número de aulas": "6",
        "duração da aula em minutos": "50",
        "livro didático": "o capítulo de energia elétrica do nosso livro e etiquetas de aparelhos",
        "necessidades em termos gerais": "parte da turma trabalha e não faz tarefa em casa",
      },
      sample: {
        of: "Física, 3ª série do ensino médio, 36 alunos",
        context:
          "Resposta dada depois que a professora respondeu às quatro perguntas. A coluna de materiais ficou de fora deste trecho.",
        answer:
          "Aula 1. Quanto gasta cada aparelho? Ler etiquetas e calcular o consumo. Evidência: cinco contas no caderno. Aula 2. De onde vem a energia? Comparar duas formas de gerar, com o livro. Evidência: quadro de vantagens e custos. Aula 3. O que esta casa pode mudar? Em grupos de quatro, escrever a primeira versão. Evidência: folheto rascunhado. Aula 4. O que ainda não convence? Devolutiva entre grupos e versão nova. Evidência: rascunho com dois comentários. Aula 5. Quem nos entende? Cada um dos nove grupos apresenta o folheto durante dez minutos. Evidência: perguntas anotadas. Aula 6. Livre, para imprevistos. Cortaria primeiro: o quadro da aula 2. Como parte da turma trabalha, nada fica para casa.",
        flaw: {
          sentence: "Cada um dos nove grupos apresenta o folheto durante dez minutos.",
          why: "Nove grupos de dez minutos são 90 minutos, e a aula tem 50. A conta engoliria a aula livre e ainda faltaria tempo de troca.",
          howToSpot: "Multiplique grupos por minutos em toda apresentação e compare com a duração da aula.",
          mended:
            "Cada um dos nove grupos apresenta o folheto em quatro minutos, com um minuto para perguntas.",
        },
      },
    },
  },
};
