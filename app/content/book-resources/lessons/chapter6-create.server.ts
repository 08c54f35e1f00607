// The lesson behind the printed code chapter6-create.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const CHAPTER6_CREATE: LessonByLocale = {
  en: {
    facts: {
      stages: ["lower-secondary", "upper-secondary"],
      subjects: ["any", "tutor-time"],
      minutesToPrepare: 45,
      minutesInClass: 20,
      note: null,
      group: "Alone, with five minutes in pairs",
      equipment: "devices",
      internet: "pupils",
      materials: [
        "A real week of yours, planned first",
        "A cheap phone or old tablet to test on",
        "The paper version, one per pupil",
      ],
      curriculum: [
        {
          code: null,
          text: "England: PSHE and study skills; KS4 revision; no programme of study of its own",
        },
      ],
    },
    blanks: [
      { name: "year group", label: "Year group", example: "Year 11" },
      { name: "study block in minutes", label: "Study block, in minutes", example: "25" },
      { name: "days", label: "Days of the plan", example: "Monday to Friday and one weekend day" },
      {
        name: "daily question",
        label: "Question at the end of each day",
        example: "What helped me to concentrate?",
      },
    ],
    sample: {
      of: "Year 11 tutor group, revision for mock exams",
      context: "The builder's message after the screens were approved.",
      answer:
        "Screens as built. 1. Tasks: up to five, each with an estimate in blocks of 25 minutes. 2. Week: six columns; tap a task, then tap a day, or use the arrow keys. 3. Block: done, half done or moved, and the real number beside the estimate. 4. Evening: what helped me to concentrate? 5. Print and erase. Your plan is saved to your account, so that you can open it on any device. There are no notifications, points or red warnings. To check that nothing leaves the device: load the page, switch on aeroplane mode, add a task, close the browser, open it again and look for the task. To check printing: one A4 page, landscape, with lines to write on.",
      flaw: {
        sentence: "Your plan is saved to your account, so that you can open it on any device.",
        why: 'The prompt said no account and no cloud. "On any device" means that the plan is on someone else\'s server.',
        howToSpot:
          "Words such as account, sync, cloud and any device give it away. Then do the aeroplane test on a second device: if the task appears there, it left the first.",
        mended: "Your plan is kept on this device alone, so it does not appear on any other.",
      },
    },
    followUps: {
      level: "Make a lighter version: three tasks, three days, the same question.",
      check: "List every place where something is stored and how I can empty it. Say if you cannot be sure.",
      adapt:
        "Adapt it for a group project: four people share one printed page, with the numbers of the tasks and no names.",
    },
    troubles: [
      {
        problem: "Everything disappears when the browser closes.",
        write: "Keep the data in local storage on this device only. Show me a test with three steps.",
      },
      {
        problem: "It adds a flame, a medal or a daily goal.",
        write:
          "Remove every reward for opening the app. The only result is the comparison of estimate and real time.",
      },
    ],
    law: {
      note: "Pupils use the finished page on a school device or at home; nobody needs an account. Schools in England are expected to be phone-free, so print first.",
      ruleIds: ["uk-phones-2026"],
    },
    toolIds: ["anything", "canva"],
    extras: [
      {
        title: "Paper version (A4, landscape)",
        items: [
          "Top: My week, from ... to ...",
          "Five rows: task / estimate in blocks / real blocks (leave boxes to shade)",
          "Six columns for the days: write the task's number, one box per block",
          "Foot of each day: what helped me to concentrate? (one line)",
          "Back: Which estimate was furthest out? What will I keep next week?",
        ],
      },
    ],
    plan: [
      {
        minutes: 4,
        task: "Show your own week: three tasks, the estimate and the time they really took, with one bad guess.",
        say: "This is my week. I guessed two blocks for marking and needed five. Where did I go wrong?",
      },
      {
        minutes: 7,
        task: "Alone, pupils write up to five tasks and estimate each in blocks, on paper or on the finished page.",
        say: "Split any task that needs more than four blocks. A guess is allowed; that is what we are learning.",
      },
      {
        minutes: 5,
        task: "In pairs, they question one estimate and place the tasks on the days.",
        say: "Ask your partner: what could make this take longer? Then change the number or keep it.",
      },
      {
        minutes: 4,
        task: "Explain the daily question and the review after the week. Everyone keeps or prints the page.",
        say: "Each evening, one line: what helped me to concentrate? Next week we compare guesses with real blocks, never with each other.",
      },
    ],
    sheets: [
      {
        id: "week-plan",
        title: "My week",
        pupils: "Year 11",
        blocks: [
          {
            kind: "paragraph",
            text: "From .......... to .......... One block is 25 minutes. Keep this page: nobody collects it.",
          },
          {
            kind: "table",
            columns: ["Task", "What", "Blocks I expect", "Blocks it took"],
            rows: [["1"], ["2"], ["3"], ["4"], ["5"]],
          },
          {
            kind: "table",
            columns: ["Day", "Task numbers, one box per block", "What helped me to concentrate?"],
            rows: [["Mon"], ["Tue"], ["Wed"], ["Thu"], ["Fri"], ["Sat or Sun"]],
          },
        ],
      },
      {
        id: "week-review",
        title: "After the week",
        pupils: "Year 11",
        blocks: [
          { kind: "paragraph", text: "Compare your guesses with what happened. Only with your own." },
          {
            kind: "fields",
            fields: [
              { label: "Which estimate was furthest out, and by how many blocks?", lines: 2 },
              { label: "Why? (the task, the time of day, something that came up)", lines: 3 },
              { label: "What helped me on at least two days", lines: 2 },
              { label: "What I shall keep next week, and what I shall change", lines: 3 },
            ],
          },
        ],
      },
    ],
    otherStage: {
      whyNot:
        "The planner is for pupils who revise alone in the evening; younger classes use the lighter version on paper, with three tasks and three days.",
    },
  },
  "pt-br": {
    facts: {
      stages: ["lower-secondary", "upper-secondary", "adult"],
      subjects: ["any", "tutor-time"],
      minutesToPrepare: 45,
      minutesInClass: 25,
      note: null,
      group: "Individual, com cinco minutos em dupla",
      equipment: "devices",
      internet: "pupils",
      materials: [
        "Uma semana sua, planejada antes",
        "Um celular simples para testar",
        "Versão em papel, uma por aluno",
      ],
      curriculum: [],
    },
    blanks: [
      { name: "ano/série", label: "Ano ou série", example: "3ª série do ensino médio" },
      { name: "bloco de estudo em minutos", label: "Bloco de estudo, em minutos", example: "25" },
      { name: "dias", label: "Dias do plano", example: "segunda a sábado" },
      {
        name: "pergunta do dia",
        label: "Pergunta no fim de cada dia",
        example: "O que me ajudou a me concentrar?",
      },
    ],
    sample: {
      of: "3ª série do ensino médio, preparação para o ENEM, turma com alunos que trabalham",
      context: "Mensagem da ferramenta depois que as telas foram aprovadas.",
      answer:
        "Telas prontas. 1. Tarefas: até cinco, com estimativa em blocos de 25 minutos. 2. Semana: seis colunas; toque na tarefa e depois no dia, ou use as setas. 3. Bloco: feito, pela metade ou mudou de dia, com o número real ao lado da estimativa. 4. Fim do dia: o que me ajudou a me concentrar? 5. Imprimir e apagar. Para motivar, quem estuda sete dias seguidos ganha uma chama que apaga se a pessoa falhar um dia. Os dados ficam só no aparelho, sem conta e sem serviço de fora. Para conferir: carregue a página, ligue o modo avião, inclua uma tarefa, feche o navegador, abra de novo e procure a tarefa. A impressão sai em uma folha A4 deitada.",
      flaw: {
        sentence:
          "Para motivar, quem estuda sete dias seguidos ganha uma chama que apaga se a pessoa falhar um dia.",
        why: "É uma ofensiva, que o prompt proibia. Premia abrir o app, castiga quem trabalha ou cuida de irmão e não ensina a estimar tempo.",
        howToSpot:
          "Procure o que some ou se perde quando o aluno não abre o app um dia. Se algo se perde, o recurso prende, não ajuda.",
        mended:
          "No fim da semana, a tela mostra a estimativa ao lado do número real, sem pontos e sem aviso.",
      },
    },
    followUps: {
      level: "Faça uma versão mais leve: três tarefas, três dias, a mesma pergunta.",
      check: "Liste todos os lugares em que algo fica guardado e como eu apago. Diga se não tiver certeza.",
      adapt:
        "Adapte para um trabalho em grupo, em uma folha impressa única, com o número das tarefas e sem nome de pessoas.",
    },
    troubles: [
      {
        problem: "Tudo some quando o navegador fecha.",
        write: "Guarde os dados só no armazenamento deste aparelho. Mostre um teste em três passos.",
      },
      {
        problem: "Ela põe medalha, chama ou meta diária.",
        write:
          "Tire qualquer prêmio por abrir o app. O único resultado é comparar a estimativa com o tempo real.",
      },
    ],
    law: {
      note: "Ofensivas e avisos que forçam o uso são o que as regras do ECA Digital querem longe de menores. Em aula, comece pelo papel: celular só com fim pedagógico, no planejamento e com alternativa (Lei 15.100/2025).",
      ruleIds: ["br-dec-12880", "br-lei-15100"],
    },
    toolIds: ["anything", "canva"],
    extras: [
      {
        title: "Versão em papel (A4 deitada)",
        items: [
          "No alto: Minha semana, de ... a ...",
          "Cinco linhas: tarefa / estimativa em blocos / blocos reais (quadradinhos para pintar)",
          "Seis colunas para os dias: escreva o número da tarefa, um quadradinho por bloco",
          "No pé de cada dia: o que me ajudou a me concentrar? (uma linha)",
          "No verso: que estimativa ficou mais longe? O que vou manter na próxima semana?",
        ],
      },
    ],
    plan: [
      {
        minutes: 5,
        task: "Mostrar uma semana sua: três tarefas, a estimativa e o tempo que levaram, com um palpite ruim.",
        say: "Esta é a minha semana. Previ dois blocos para corrigir provas e precisei de cinco. Onde errei?",
      },
      {
        minutes: 9,
        task: "Cada um escreve até cinco tarefas e estima cada uma em blocos, no papel ou na página pronta.",
        say: "Tarefa de mais de quatro blocos vira duas. Pode chutar: é justamente isso que vamos aprender a fazer melhor.",
      },
      {
        minutes: 5,
        task: "Em duplas, questionar uma estimativa e distribuir as tarefas pelos dias.",
        say: "Pergunte à sua dupla: o que pode fazer isto demorar mais? Depois mude o número ou mantenha.",
      },
      {
        minutes: 6,
        task: "Explicar a pergunta do dia e a conversa depois da semana. Quem trabalha ou cuida de alguém marca antes as horas ocupadas.",
        say: "Toda noite, uma linha: o que me ajudou? Na semana que vem, cada um compara o palpite com o real, e só com o seu.",
      },
    ],
    sheets: [
      {
        id: "week-plan",
        title: "Minha semana",
        pupils: "3ª série",
        blocks: [
          {
            kind: "paragraph",
            text: "De .......... a .......... Um bloco tem 25 minutos. A folha fica com você: ninguém recolhe.",
          },
          {
            kind: "table",
            columns: ["Tarefa", "O quê", "Blocos que imagino", "Blocos que levou"],
            rows: [["1"], ["2"], ["3"], ["4"], ["5"]],
          },
          {
            kind: "table",
            columns: [
              "Dia",
              "Número da tarefa, um quadradinho por bloco",
              "O que me ajudou a me concentrar?",
            ],
            rows: [["Seg."], ["Ter."], ["Qua."], ["Qui."], ["Sex."], ["Sáb."]],
          },
        ],
      },
      {
        id: "week-review",
        title: "Depois da semana",
        pupils: "3ª série",
        blocks: [
          { kind: "paragraph", text: "Compare o que você imaginou com o que aconteceu. Só o seu com o seu." },
          {
            kind: "fields",
            fields: [
              { label: "Que estimativa ficou mais longe, e por quantos blocos?", lines: 2 },
              { label: "Por quê? (a tarefa, a hora do dia, um imprevisto)", lines: 3 },
              { label: "O que me ajudou em pelo menos dois dias", lines: 2 },
              { label: "O que vou manter e o que vou mudar na próxima semana", lines: 3 },
            ],
          },
        ],
      },
    ],
    otherStage: {
      whyNot:
        "O planejador é para quem já estuda por conta própria à noite; com turmas menores, use a versão mais leve no papel, com três tarefas e três dias.",
    },
  },
};
