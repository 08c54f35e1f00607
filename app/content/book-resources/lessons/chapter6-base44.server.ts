// The lesson behind the printed code chapter6-base44.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const CHAPTER6_BASE44: LessonByLocale = {
  en: {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["mathematics", "citizenship"],
      minutesToPrepare: 60,
      minutesInClass: 50,
      note: null,
      group: "Whole class; pairs read the charts",
      equipment: "screen",
      internet: "teacher",
      materials: ["Agreed question", "One or two school devices", "Squared paper"],
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS3 mathematics, statistics: describe, interpret and compare data; citizenship",
        },
      ],
    },
    blanks: [
      { name: "topic of the survey", label: "Topic of the survey", example: "the lunch queue" },
      { name: "year group", label: "Year group", example: "Year 7" },
      {
        name: "smallest number of answers",
        label: "Smallest number of answers before results appear",
        example: "20",
      },
    ],
    sample: {
      of: "Year 7 mathematics, 29 pupils",
      context: "The questions, before anything is built.",
      answer:
        'Questions for your yes. 1. How long do you usually wait in the lunch queue? Less than 5 minutes / 5 to 10 / more than 10. 2. How annoyed are you by pupils who push in? Very / extremely / a little. 3. Which change would you try first? Two queues / a later slot for half the year / ordering in the morning / none. 4. On a scale from 1 to 5, how calm is the queue? (1 not calm, 5 very calm.) Privacy: no name, device, time or free text is stored; results appear after 20 answers; small groups are shown as "fewer than 5". Answers are kept in the app\'s database in your account until you sign in and delete them. Shall I build it?',
      flaw: {
        sentence: "2. How annoyed are you by pupils who push in? Very / extremely / a little.",
        why: 'It takes for granted that people push in and that everyone is annoyed; two of three options lean one way and there is no "not at all".',
        howToSpot: "Try to answer as someone with the opposite view. If no option fits, the question leads.",
        mended: "2. How often do you see someone push in? Every day / some days / hardly ever / never.",
      },
    },
    followUps: {
      level: "Make a version with two questions for a Year 4 class, with pictures beside the words.",
      check: "For each question, name one way it could push people towards an answer, and mend it.",
      adapt: "Same survey on paper: one slip per pupil and a tally sheet for the class.",
    },
    troubles: [
      {
        problem: "The charts start at 18 instead of zero.",
        write: "Redraw every axis from zero and write the count above each bar.",
      },
      {
        problem: "A small group can be recognised.",
        write:
          "Merge that option with its neighbour before showing results, and tell the class that you did.",
      },
    ],
    law: {
      note: "Opinions given in class are still pupils' data if anyone can be recognised: keep it anonymous, short and deleted by the end of the week.",
      ruleIds: ["uk-ico-childrens-code"],
    },
    toolIds: ["base44"],
    extras: [],
    plan: [
      {
        minutes: 6,
        task: "Show the four questions on the screen. Pupils look for a question that pushes them and mend it together.",
        say: "Answer in your head as someone who disagrees with you. Is there an option for that person?",
      },
      {
        minutes: 17,
        task: "One pupil after another answers on one or two school devices. The others draw axes from zero on squared paper.",
        say: "One turn each, nobody looks over a shoulder, and no answer can be changed. While you wait, draw your axes.",
      },
      {
        minutes: 12,
        task: "Project the results. Pairs read each chart and fill in the reading sheet.",
        say: "First what the bars show, then what they cannot tell us. Both columns need a sentence.",
      },
      {
        minutes: 10,
        task: "Pairs write a proposal of two sentences to the school with one number from the charts.",
        say: "A proposal needs a number, a change and a way to find out whether it worked.",
      },
      {
        minutes: 5,
        task: "Delete the answers on the screen, with the class watching. Collect the proposals.",
        say: "We promised to delete the answers. Watch me do it now.",
      },
    ],
    sheets: [
      {
        id: "reading-charts",
        title: "What the charts show",
        pupils: "Year 7",
        blocks: [
          {
            kind: "paragraph",
            text: "Work in pairs. Copy one chart as numbers. Where the screen says ‘fewer than 5’, write exactly that.",
          },
          { kind: "fields", fields: [{ label: "The question", lines: 1 }] },
          { kind: "table", columns: ["Option", "Count", "Percentage"], rows: [[], [], [], []] },
          {
            kind: "fields",
            fields: [
              { label: "Does the axis begin at zero? How do you know?", lines: 1 },
              { label: "What the chart shows, with one number", lines: 2 },
              { label: "What it does not show, although someone might think so", lines: 2 },
              { label: "Who did not answer, or could not?", lines: 1 },
            ],
          },
        ],
      },
      {
        id: "proposal",
        title: "Our proposal to the school",
        pupils: "Year 7",
        blocks: [
          { kind: "paragraph", text: "Two or three sentences that someone can act on. No names." },
          {
            kind: "fields",
            fields: [
              { label: "What our class found (one number from a chart)", lines: 2 },
              { label: "What we propose", lines: 3 },
              { label: "How we could find out in a month whether it worked", lines: 2 },
            ],
          },
          {
            kind: "ticks",
            items: [
              "The number is in the chart",
              "Nobody can be recognised",
              "The answers have been deleted",
            ],
          },
        ],
      },
    ],
    otherStage: {
      stage: "upper-secondary",
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS4 mathematics, statistics: what a sample can and cannot say about a population",
        },
      ],
      examples: {
        "topic of the survey": "the study room after school",
        "year group": "Year 10",
        "smallest number of answers": "25",
      },
      sample: {
        of: "Year 10 mathematics, 31 pupils",
        context: "The questions, before anything is built.",
        answer:
          "Questions for your yes. 1. On how many days a week do you use the study room? None / 1 or 2 / 3 or 4 / every day. 2. Which change matters most to you? Longer hours / quieter tables / more sockets / none. 3. When should it close? 4 pm / 5 pm / 6 pm / no view. 4. On a scale from 1 to 5, how easy is it to work there? (1 very hard, 5 very easy.) Privacy: no name, account, device, time or free text is stored; results appear after 25 answers. If an option has three answers, I write \"fewer than 5\" and show the question's total beside the other counts. Otherwise you see counts, whole percentages and a bar chart from zero. Answers are kept in the app's database until you sign in and delete them. Shall I build it?",
        flaw: {
          sentence:
            'If an option has three answers, I write "fewer than 5" and show the question\'s total beside the other counts.',
          why: 'The prompt said "and then no total for that question". Take the other counts from the total and the hidden three is plain to see.',
          howToSpot:
            "Try to work out the hidden number with a pencil. If you can subtract your way to it, so can the class.",
          mended:
            'If an option has three answers, I write "fewer than 5" and show no total for that question.',
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["lower-secondary", "upper-secondary", "adult"],
      subjects: ["mathematics", "language", "tutor-time"],
      minutesToPrepare: 60,
      minutesInClass: 100,
      note: null,
      group: "Turma toda; duplas leem os gráficos",
      equipment: "screen",
      internet: "teacher",
      materials: ["Pergunta combinada com a turma", "Um ou dois aparelhos da escola", "Papel quadriculado"],
      curriculum: [
        {
          code: "EF07MA36",
          text: "Planejar e realizar pesquisa sobre tema da realidade social e comunicar os dados",
        },
        { code: "EF69LP22", text: "Produzir texto propositivo sobre problema da escola" },
      ],
    },
    blanks: [
      { name: "assunto da pesquisa", label: "Assunto da pesquisa", example: "o recreio" },
      { name: "ano/série", label: "Ano ou série", example: "7º ano" },
      { name: "mínimo de respostas", label: "Mínimo de respostas para mostrar o resultado", example: "20" },
    ],
    sample: {
      of: "Matemática, 7º ano, 32 alunos",
      context: "As perguntas, antes de criar qualquer coisa.",
      answer:
        "Perguntas para o seu sim. 1. Onde você passa a maior parte do recreio? Quadra / pátio / biblioteca / sala. 2. Para conhecer melhor a turma: você é menina, menino ou prefere não dizer? 3. O que faria você aproveitar mais o recreio? Mais bancos / mais jogos / mais sombra / nada. 4. De 1 a 5, o recreio é tranquilo? (1 nada tranquilo, 5 muito tranquilo.) Privacidade: não guardo nome, conta, e-mail, aparelho, horário nem texto livre; o resultado aparece depois de 20 respostas; grupos pequenos aparecem como “menos de 5”. As respostas ficam no banco de dados do app, na sua conta, até você entrar e apagar. O eixo dos gráficos começa no zero. Posso criar?",
      flaw: {
        sentence: "2. Para conhecer melhor a turma: você é menina, menino ou prefere não dizer?",
        why: "O prompt proibia gênero. Além de não servir ao assunto, quem “prefere não dizer” pode ser reconhecido em uma turma de 32.",
        howToSpot:
          "Para cada pergunta, diga para que decisão ela serve. A que não serve a nenhuma sai, ainda mais se fala da pessoa.",
        mended:
          "2. Com que frequência você acha lugar para sentar no recreio? Sempre / às vezes / quase nunca / não procuro.",
      },
    },
    followUps: {
      level:
        "Faça uma versão de duas perguntas, com desenho ao lado das palavras, para eu aplicar no papel com o 3º ano.",
      check: "Em cada pergunta, aponte um jeito de ela empurrar para uma resposta e conserte.",
      adapt: "A mesma pesquisa no papel: uma tira por aluno e uma tabela de contagem no quadro.",
    },
    troubles: [
      {
        problem: "O eixo do gráfico começa no 15.",
        write: "Refaça todos os eixos a partir do zero e escreva a contagem em cima de cada barra.",
      },
      {
        problem: "Um grupo pequeno pode ser reconhecido.",
        write: "Junte essa opção com a vizinha antes de mostrar e diga à turma que juntou.",
      },
    ],
    law: {
      note: "Pesquisa só sobre o assunto, sem dado pessoal, apagada no fim da semana (LGPD, art. 14). Use aparelho da escola, que não entra na regra do celular do aluno.",
      ruleIds: ["br-lgpd-14", "br-lei-15100"],
    },
    toolIds: ["base44"],
    extras: [],
    plan: [
      {
        minutes: 10,
        task: "Mostrar as quatro perguntas na tela. A turma procura a que empurra para uma resposta e conserta junto.",
        say: "Responda em silêncio como alguém que pensa o contrário de você. Existe uma opção para essa pessoa?",
      },
      {
        minutes: 30,
        task: "Um aluno por vez responde em um ou dois aparelhos da escola. Enquanto isso, os outros traçam os eixos no papel quadriculado, a partir do zero.",
        say: "Cada um responde uma vez, ninguém espia e não dá para mudar depois. Quem espera vai traçando os eixos.",
      },
      {
        minutes: 25,
        task: "Projetar os resultados. As duplas leem cada gráfico, copiam um no papel quadriculado e preenchem a folha de leitura.",
        say: "Primeiro, o que as barras mostram. Depois, o que elas não contam. As duas colunas precisam de uma frase.",
      },
      {
        minutes: 25,
        task: "As duplas escrevem a proposta à escola, com um número do gráfico, e leem para outra dupla, que faz uma pergunta.",
        say: "Proposta boa tem um número, uma mudança e um jeito de saber se deu certo.",
      },
      {
        minutes: 10,
        task: "Apagar as respostas na tela, diante da turma, e recolher as propostas.",
        say: "Nós combinamos apagar as respostas. Vejam: é agora.",
      },
    ],
    sheets: [
      {
        id: "reading-charts",
        title: "O que os gráficos mostram",
        pupils: "7º ano",
        blocks: [
          {
            kind: "paragraph",
            text: "Em dupla. Copiem um gráfico em números. Onde a tela diz “menos de 5”, escrevam exatamente isso.",
          },
          { kind: "fields", fields: [{ label: "A pergunta", lines: 1 }] },
          { kind: "table", columns: ["Opção", "Contagem", "Porcentagem"], rows: [[], [], [], []] },
          {
            kind: "fields",
            fields: [
              { label: "O eixo começa no zero? Como vocês sabem?", lines: 1 },
              { label: "O que o gráfico mostra, com um número", lines: 2 },
              { label: "O que ele não mostra, embora alguém possa pensar que sim", lines: 2 },
              { label: "Quem não respondeu ou não pôde responder?", lines: 1 },
            ],
          },
        ],
      },
      {
        id: "proposal",
        title: "Nossa proposta para a escola",
        pupils: "7º ano",
        blocks: [
          { kind: "paragraph", text: "Duas ou três frases que alguém possa pôr em prática. Sem nomes." },
          {
            kind: "fields",
            fields: [
              { label: "O que a turma descobriu (um número do gráfico)", lines: 2 },
              { label: "O que propomos", lines: 3 },
              { label: "Como saber, daqui a um mês, se deu certo", lines: 2 },
            ],
          },
          {
            kind: "ticks",
            items: [
              "O número está no gráfico",
              "Ninguém pode ser reconhecido",
              "As respostas foram apagadas",
            ],
          },
        ],
      },
    ],
    otherStage: {
      stage: "primary",
      curriculum: [
        {
          code: "EF05MA25",
          text: "Fazer uma pesquisa, organizar os dados em tabelas e gráficos e escrever o que se descobriu",
        },
      ],
      examples: {
        "assunto da pesquisa": "o cantinho de leitura",
        "ano/série": "5º ano",
        "mínimo de respostas": "20",
      },
      sample: {
        of: "Matemática, 5º ano, 28 alunos",
        context: "As perguntas, antes de criar qualquer coisa.",
        answer:
          "Perguntas para o seu sim. 1. Quantas vezes por semana você usa o cantinho de leitura? Nenhuma / 1 ou 2 / 3 ou mais. 2. O que você mais quer achar lá? Aventura / quadrinhos / poesia / curiosidades / outra coisa. 3. Onde ele deveria ficar? Perto da janela / no fundo da sala / no corredor / tanto faz. 4. De 1 a 5, é fácil achar um livro de que você goste? (1 muito difícil, 5 muito fácil.) Privacidade: não guardo nome, conta, e-mail, aparelho, horário nem texto livre. Para a turma acompanhar, o gráfico aparece desde a primeira resposta e cresce na tela. Opção com menos de cinco respostas aparece como “menos de 5”, sem o total da pergunta. Todo eixo começa no zero. As respostas ficam no banco de dados do app, na sua conta, até você entrar e apagar. Posso criar?",
        flaw: {
          sentence: "Para a turma acompanhar, o gráfico aparece desde a primeira resposta e cresce na tela.",
          why: "O pedido era esperar 20 respostas. Com o gráfico crescendo, a turma vê o que cada colega acabou de marcar, e quem vem depois se deixa levar.",
          howToSpot:
            "Imagine o segundo aluno a responder: o que os outros descobririam sobre ele olhando a tela?",
          mended: "O gráfico só aparece depois de 20 respostas.",
        },
      },
    },
  },
};
