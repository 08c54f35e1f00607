// The lesson behind the printed code chapter3-ex3.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const CHAPTER3_EX3: LessonByLocale = {
  en: {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 20,
      minutesInClass: 30,
      note: null,
      group: "Pairs",
      equipment: "paper",
      internet: "teacher",
      materials: [
        "The task sheet as pupils get it",
        "One invented sample of work",
        "The draft rubric, one per pair",
      ],
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS2 English, writing composition: evaluating and editing; adapt to your subject",
        },
      ],
    },
    blanks: [
      { name: "year group", label: "Year group", example: "Year 6" },
      {
        name: "task as pupils receive it",
        label: "Task, word for word as pupils receive it",
        example:
          "Write a balanced report of about 250 words for the school council: should the library open at lunchtime?",
      },
      {
        name: "objective",
        label: "Objective of the task",
        example: "organise arguments for and against and reach a reasoned conclusion",
      },
      {
        name: "names of your levels",
        label: "Names of your levels, lowest first",
        example: "Starting, On the way, Achieved, Going further",
      },
    ],
    sample: {
      of: "Year 6 English, 31 pupils",
      context: "Excerpt: three of the four criteria, written out instead of as a table.",
      answer:
        'Criterion: both sides. Starting: gives reasons for one side only. On the way: gives one reason for each side. Achieved: uses a good range of reasons for both sides. Going further: answers one reason with another. Criterion: evidence. Starting: reasons stand alone. On the way: one reason has an example from school. Achieved: two reasons have an example. Going further: says which example is stronger and why. Criterion: conclusion. Starting: no conclusion. On the way: says yes or no. Achieved: says yes or no and names the reason that decided it. Going further: adds one condition. Revising questions: Could someone who disagrees find their view here? Which reason has no example yet? Does my conclusion name the reason that decided it? (?) "Stronger" in evidence: teachers may weigh examples differently.',
      flaw: {
        sentence: "Achieved: uses a good range of reasons for both sides.",
        why: '"Good" was forbidden, and "range" cannot be counted: two teachers would not give the same level. The neighbouring cells count reasons; this one does not.',
        howToSpot:
          "Read one row aloud from left to right. If you cannot say what changes between two cells, the row is not finished.",
        mended: "Achieved: uses two reasons for each side.",
      },
    },
    followUps: {
      level:
        "Rewrite the rubric with three levels and shorter words for pupils who read below the age of the class. Keep the criteria.",
      check:
        "Write two invented samples for this task, 80 words each, one on the border between two levels. Say where the rubric does not help me decide.",
      adapt: 'Turn the rubric into a checklist of six "I can" lines that pupils tick before handing in.',
    },
    troubles: [
      {
        problem: "The cells differ only by often, sometimes, rarely.",
        write: "Replace frequency words with something a pupil could point at with a finger.",
      },
      {
        problem: "It adds spelling and presentation.",
        write:
          "Remove every criterion that is not in the objective and use the space to split the most important one in two.",
      },
    ],
    law: {
      note: "The sample is invented on purpose: keep pupils' own work out of the tool. You check the rubric, and you mark.",
      ruleIds: ["uk-dfe-genai"],
    },
    toolIds: ["gemini", "microsoft-copilot", "chatgpt", "claude"],
    extras: [
      {
        title: "A finished row to compare",
        items: [
          "Both sides / Starting: reasons for one side only",
          "On the way: at least one reason for each side",
          "Achieved: at least two reasons for each side",
          "Going further: one reason answers a reason of the other side",
        ],
      },
    ],
    plan: [
      {
        minutes: 4,
        task: "Read the task aloud. Pairs say what a strong report would have in it; note their words on the board.",
        say: "Before you see any table: what would make the school council say yes or no?",
      },
      {
        minutes: 6,
        task: "Read the invented report together. Pairs mark one place where it gives a reason and one where it gives an example.",
        say: "I invented this report, so be as strict as you like. Put your finger on a reason.",
      },
      {
        minutes: 8,
        task: "Pairs choose a level for each criterion and copy the words of the report that prove it.",
        say: "No proof in the text, no level. Copy the words that made you decide.",
      },
      {
        minutes: 8,
        task: "Compare levels by show of hands. Where pairs differ, rewrite that description with the class.",
        say: "Two pairs, two levels: is the report unclear here, or is our rubric?",
      },
      {
        minutes: 4,
        task: "Pupils choose the revision question that they will use first and write it on their task sheet.",
        say: "Choose the question your next report needs most. You will read it before you write.",
      },
    ],
    sheets: [
      {
        id: "task-and-text",
        title: "A report to judge",
        pupils: "Year 6",
        blocks: [
          {
            kind: "paragraph",
            label: "Task",
            text: "Write a balanced report for the school council: should the library open at lunchtime?",
          },
          {
            kind: "paragraph",
            label: "A short report, invented by your teacher",
            text: "Some pupils want the library open. On wet days there is nowhere to sit: last Tuesday we stood in the corridor. Pupils could also finish their reading. On the other hand, an adult would have to be there, and adults need their lunch too. Books could get dirty if people bring food. I think it should open, because of the wet days.",
          },
          { kind: "paragraph", text: "Choose a level for each criterion. Copy the words that prove it." },
          {
            kind: "table",
            columns: ["Criterion", "Level", "Words that prove it"],
            rows: [["Both sides"], ["Evidence"], ["Order"], ["Conclusion"]],
          },
          {
            kind: "fields",
            fields: [
              { label: "A description in the rubric that we would change, and how", lines: 2 },
              { label: "The question I will ask about my own report", lines: 1 },
            ],
          },
        ],
      },
      {
        id: "rubric",
        title: "Rubric: a balanced report",
        pupils: "Year 6",
        blocks: [
          {
            kind: "table",
            columns: ["Criterion", "Starting", "On the way", "Achieved", "Going further"],
            rows: [
              [
                "Both sides",
                "reasons for one side only",
                "one reason for each side",
                "two reasons for each side",
                "one reason answers another",
              ],
              [
                "Evidence",
                "no examples",
                "one reason has an example",
                "two reasons have an example",
                "says which example is stronger, and why",
              ],
              [
                "Order",
                "for and against are mixed",
                "first one side, then the other",
                "a linking phrase shows where the side changes",
                "the strongest reason of each side comes last",
              ],
              [
                "Conclusion",
                "none",
                "says yes or no",
                "says yes or no, and the deciding reason",
                "adds one condition",
              ],
            ],
          },
          { kind: "heading", text: "Questions for revising" },
          {
            kind: "ticks",
            items: [
              "Could someone who disagrees find their view here?",
              "Which reason has no example yet?",
              "Where does my reader see that the side changes?",
              "Which reason decided it, and do I say so?",
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
          text: "National Curriculum for England, KS1 English, writing composition, Year 2: writing for different purposes and reading it over to check that it makes sense",
        },
      ],
      examples: {
        "year group": "Year 2",
        "task as pupils receive it":
          "Write a list of what you need and five steps that tell a friend how to plant a bean in a pot.",
        objective:
          "list everything that is needed and write steps in order, each beginning with a bossy verb",
        "names of your levels": "Growing, Nearly there, Got it",
      },
      sample: {
        of: "Year 2 English, 26 pupils",
        context: "Excerpt: three of the four criteria, written out instead of as a table.",
        answer:
          'Criterion: order. Growing: two or more steps come too early or too late. Nearly there: one step comes too early or too late. Got it: each step comes when you need it. Criterion: bossy verbs. Growing: tells a story, such as "I put the soil in". Nearly there: three or four steps begin with a bossy verb. Got it: every step begins with a bossy verb. Criterion: what you need. Growing: no list. Nearly there: the list forgets one or two things. Got it: the list is written neatly and coloured in. Questions for revising: What goes wrong if I swap two steps? Which step does not begin with a bossy verb? Is everything in my steps also in my list? (?) Order, Nearly there: watering may come before or after the seed.',
        flaw: {
          sentence: "Got it: the list is written neatly and coloured in.",
          why: "Neatness was forbidden, because it is not in the objective. A pupil with a complete list in shaky letters would miss the top level, and a pretty list without soil would reach it.",
          howToSpot:
            "Cover the criterion and read the cell. If you could not guess what it is about, it belongs somewhere else.",
          mended: "Got it: the list has everything that the steps use.",
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 20,
      minutesInClass: 30,
      note: null,
      group: "Duplas",
      equipment: "paper",
      internet: "teacher",
      materials: [
        "A proposta, como os alunos vão receber",
        "Um texto inventado",
        "Rubrica impressa, uma por dupla",
      ],
      curriculum: [
        { code: "EF89LP10", text: "No exemplo: planejar artigo de opinião conforme a situação de produção" },
        { code: "EF69LP08", text: "Revisar e editar o texto produzido" },
      ],
    },
    blanks: [
      { name: "ano/série", label: "Ano ou série", example: "8º ano" },
      {
        name: "proposta como os alunos recebem",
        label: "Proposta, palavra por palavra, como os alunos recebem",
        example: "Escreva um artigo de opinião de 20 a 25 linhas para o mural: a escola deve ter horta?",
      },
      {
        name: "objetivo",
        label: "Objetivo da atividade",
        example: "defender um ponto de vista com argumentos e responder a uma opinião contrária",
      },
      {
        name: "nomes dos níveis",
        label: "Nomes dos níveis, do primeiro ao último",
        example: "Inicial, A caminho, Esperado, Avançado",
      },
    ],
    sample: {
      of: "Língua Portuguesa, 8º ano, 33 alunos",
      context: "Trecho: três dos quatro critérios, escritos em texto corrido e não em tabela.",
      answer:
        "Critério: ponto de vista. Inicial: não dá para saber o que o autor defende. A caminho: diz o que defende só no fim. Esperado: diz o que defende no primeiro parágrafo. Avançado: o aluno se dedicou ao tema e entregou no prazo. Critério: argumentos. Inicial: repete a opinião. A caminho: traz um argumento sem explicação. Esperado: traz dois argumentos explicados. Avançado: explica dois argumentos e usa um dado ou exemplo da escola. Critério: opinião contrária. Inicial: não aparece. A caminho: aparece, sem resposta. Esperado: aparece e recebe resposta. Avançado: reconhece um ponto válido do outro lado e responde. Perguntas para revisar: quem lê só o começo sabe o que eu defendo? Que argumento falta explicar? Onde respondo a quem discorda?",
      flaw: {
        sentence: "Avançado: o aluno se dedicou ao tema e entregou no prazo.",
        why: "Fala do aluno, não do texto. Dedicação e prazo não estão no objetivo, e quem escreve bem, mas entrega atrasado, cairia de nível.",
        howToSpot:
          "Em cada célula, pergunte: dá para apontar isso no texto com o dedo? Se não dá, é esforço ou comportamento.",
        mended: "Avançado: diz o que defende no primeiro parágrafo e retoma a mesma ideia na conclusão.",
      },
    },
    followUps: {
      level:
        "Refaça a rubrica com três níveis e palavras mais simples, para quem lê com dificuldade. Mantenha os critérios.",
      check:
        "Escreva dois textos inventados de 80 palavras para esta proposta, um deles na fronteira entre dois níveis. Diga onde a rubrica não me ajuda a decidir.",
      adapt:
        "Transforme a rubrica em uma lista de seis frases com “eu...” para o aluno marcar antes de entregar.",
    },
    troubles: [
      {
        problem: "As células só mudam de sempre para às vezes.",
        write: "Troque palavras de frequência por algo que o aluno possa mostrar no texto.",
      },
      {
        problem: "Ela acrescenta ortografia e letra legível.",
        write: "Retire todo critério que não esteja no objetivo e divida em dois o mais importante.",
      },
    ],
    law: {
      note: "Use a IA antes da atividade, para montar a rubrica. A correção da redação e da resposta aberta continua sua: recomendamos não pedir à IA nota nem sugestão de nota.",
      ruleIds: ["br-cne-ia-essays"],
    },
    toolIds: ["gemini", "microsoft-copilot", "chatgpt", "maritaca"],
    extras: [
      {
        title: "Uma linha pronta para comparar",
        items: [
          "Opinião contrária / Inicial: não aparece",
          "A caminho: aparece, sem resposta",
          "Esperado: aparece e recebe resposta",
          "Avançado: reconhece um ponto do outro lado e responde",
        ],
      },
    ],
    plan: [
      {
        minutes: 4,
        task: "Ler a proposta em voz alta. As duplas dizem o que um bom artigo teria; as palavras delas ficam no quadro.",
        say: "Antes da tabela: o que faria você mudar de ideia sobre a horta?",
      },
      {
        minutes: 6,
        task: "Ler juntos o texto inventado. As duplas marcam onde está a opinião e onde está um argumento.",
        say: "Este texto fui eu que inventei, então podem ser rigorosos. Ponham o dedo na opinião.",
      },
      {
        minutes: 8,
        task: "As duplas escolhem um nível para cada critério e copiam as palavras do texto que provam a escolha.",
        say: "Sem prova no texto, não há nível. Copiem as palavras que fizeram vocês decidir.",
      },
      {
        minutes: 8,
        task: "Comparar os níveis com as mãos levantadas. Onde houver discordância, reescrever a descrição com a turma.",
        say: "Duas duplas, dois níveis: o texto está confuso aqui ou é a nossa rubrica?",
      },
      {
        minutes: 4,
        task: "Cada aluno escolhe a pergunta de revisão que vai usar primeiro e copia na folha da proposta.",
        say: "Escolha a pergunta de que o seu próximo texto mais precisa.",
      },
    ],
    sheets: [
      {
        id: "task-and-text",
        title: "Um artigo para avaliar",
        pupils: "8º ano",
        blocks: [
          {
            kind: "paragraph",
            label: "Proposta",
            text: "Escreva um artigo de opinião para o mural: a escola deve ter horta?",
          },
          {
            kind: "paragraph",
            label: "Texto curto, inventado por quem dá a aula",
            text: "A nossa escola deve ter uma horta. Na horta se aprende ciências de verdade, porque dá para acompanhar uma semente até virar comida. Além disso, sobra espaço atrás da quadra. Há quem diga que ninguém vai regar nas férias. Mesmo assim, a horta vale a pena. Por isso, a escola deve ter uma horta.",
          },
          {
            kind: "paragraph",
            text: "Escolham um nível para cada critério e copiem as palavras que provam a escolha.",
          },
          {
            kind: "table",
            columns: ["Critério", "Nível", "Palavras que provam"],
            rows: [["Ponto de vista"], ["Argumentos"], ["Opinião contrária"], ["Conclusão"]],
          },
          {
            kind: "fields",
            fields: [
              { label: "Uma descrição da rubrica que mudaríamos, e como", lines: 2 },
              { label: "A pergunta que vou fazer ao meu texto", lines: 1 },
            ],
          },
        ],
      },
      {
        id: "rubric",
        title: "Rubrica: artigo de opinião",
        pupils: "8º ano",
        blocks: [
          {
            kind: "table",
            columns: ["Critério", "Inicial", "A caminho", "Esperado", "Avançado"],
            rows: [
              [
                "Ponto de vista",
                "não dá para saber o que defende",
                "diz o que defende só no fim",
                "diz no primeiro parágrafo",
                "diz no primeiro parágrafo e retoma no fim",
              ],
              [
                "Argumentos",
                "repete a opinião",
                "um argumento, sem explicação",
                "dois argumentos explicados",
                "dois explicados e um exemplo da escola",
              ],
              [
                "Opinião contrária",
                "não aparece",
                "aparece, sem resposta",
                "aparece e recebe resposta",
                "reconhece um ponto dela e responde",
              ],
              [
                "Conclusão",
                "não há",
                "repete o começo",
                "diz o que a escola deve fazer",
                "diz o que fazer e quem faz",
              ],
            ],
          },
          { kind: "heading", text: "Perguntas para revisar" },
          {
            kind: "ticks",
            items: [
              "Quem lê só o começo sabe o que eu defendo?",
              "Que argumento ainda está sem explicação?",
              "Onde respondo a quem discorda?",
              "O meu fim diz algo que o começo não dizia?",
            ],
          },
        ],
      },
    ],
    otherStage: {
      stage: "primary",
      curriculum: [
        {
          code: "EF03LP14",
          text: "Planejar e produzir textos que ensinam a fazer algo, como receitas, com passos e verbos no imperativo",
        },
      ],
      examples: {
        "ano/série": "3º ano",
        "proposta como os alunos recebem":
          "Escreva a receita de uma salada de frutas para a turma do 2º ano: ingredientes com quantidade e cinco passos.",
        objetivo:
          "listar os ingredientes com a quantidade e escrever os passos em ordem, com verbo que manda fazer",
        "nomes dos níveis": "Começando, Quase lá, Cheguei",
      },
      sample: {
        of: "Língua Portuguesa, 3º ano, 28 alunos",
        context: "Trecho: três dos quatro critérios, escritos em texto corrido e não em tabela.",
        answer:
          "Critério: ingredientes. Começando: nenhum ingrediente tem quantidade. Quase lá: a lista traz alguns ingredientes com quantidade adequada. Cheguei: todo ingrediente tem quantidade, como “duas bananas”. Critério: ordem. Começando: dois ou mais passos estão fora do lugar. Quase lá: um passo está fora do lugar. Cheguei: cada passo vem na hora em que se precisa dele. Critério: verbos. Começando: conta uma história, como “eu cortei a maçã”. Quase lá: três ou quatro passos começam com verbo que manda fazer. Cheguei: os cinco passos começam assim. Perguntas para revisar: que ingrediente está sem quantidade? O que dá errado se eu trocar dois passos? Que passo ainda conta uma história? (?) Ordem, Quase lá: lavar e descascar podem trocar de lugar para algumas frutas.",
        flaw: {
          sentence: "Quase lá: a lista traz alguns ingredientes com quantidade adequada.",
          why: "Tem duas palavras que o prompt proibia: “alguns” e “adequado”. Com elas não dá para contar, e dois professores dariam níveis diferentes à mesma lista.",
          howToSpot:
            "Passe a rubrica procurando as palavras proibidas e tente apontar com o dedo, em uma receita, o que a célula descreve.",
          mended: "Quase lá: pelo menos um ingrediente tem quantidade, mas falta em outro.",
        },
      },
    },
  },
};
