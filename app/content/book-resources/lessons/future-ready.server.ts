// The lesson behind the printed code future-ready.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const FUTURE_READY: LessonByLocale = {
  en: {
    facts: {
      stages: ["lower-secondary", "upper-secondary", "adult"],
      subjects: ["any"],
      minutesToPrepare: 10,
      minutesInClass: 20,
      note: null,
      group: "Alone; sharing in pairs is voluntary",
      equipment: "paper",
      internet: "teacher",
      materials: ["Paper diary, four weeks", "An adult's account for the interview"],
      curriculum: [
        {
          code: null,
          text: "England: PSHE and computing, critical use of technology; for staff, professional development",
        },
      ],
    },
    blanks: [
      {
        name: "teacher, or adult typing for a group",
        label: "Who answers (an adult; no name)",
        example: "a teacher",
      },
      { name: "subject", label: "Subject", example: "physics" },
    ],
    sample: {
      of: "A teacher of Year 10 physics keeping the diary as professional development",
      context:
        "The end of the interview. The six answers: wanted five questions on energy transfer; first wrote two and read last year's; asked for five with common wrong answers; kept three, rejected two (formula not taught yet), changed numbers in one; solved them all; without AI, last year's page and no wrong options.",
      answer:
        "Your paragraph: I wanted five questions on energy transfer. First I wrote two of my own and looked at the questions from last year. I asked for five with common wrong answers as options. I kept three, rejected two because they used a formula we have not taught, and changed the numbers in one. I solved all of them to check. I felt proud of the result and my pupils learned much more than usual. Without AI I would have used last year's page and lost the wrong options. Challenge for next week, without AI: write one wrong option yourself after reading ten exit tickets, and note in one line which mistake it shows.",
      flaw: {
        sentence: "I felt proud of the result and my pupils learned much more than usual.",
        why: "The teacher said neither. The tool added a happy ending, and a claim about learning that nobody measured.",
        howToSpot:
          "Compare each sentence with your six answers. What you did not say goes out; be most careful with feelings and results.",
        mended: "(You did not say how the lesson went, so I leave that out.)",
      },
    },
    followUps: {
      level:
        "Make it three questions for a week with no time: what for, what I changed, what I would do alone.",
      check:
        "For every sentence of the paragraph, quote the words of mine that support it. Delete the others.",
      adapt: "Turn the six questions into a paper page that pupils fill in without a tool.",
    },
    troubles: [
      {
        problem: "It becomes a counsellor.",
        write: "Go back to question 4. Ask only about the task, not about me.",
      },
      {
        problem: "It asks all six questions at once.",
        write: "One question. Wait for my answer before the next.",
      },
    ],
    law: {
      note: "Adult accounts only: pupils keep the diary on paper. If a page shows distress or danger, treat it as a disclosure and tell the safeguarding lead.",
      ruleIds: ["uk-kcsie-2026", "uk-dfe-genai"],
    },
    toolIds: ["gemini", "microsoft-copilot", "claude", "lumo"],
    extras: [
      {
        title: "Diary page for pupils, on paper",
        items: [
          "What I wanted to do (the task, not about me)",
          "What I did first, on my own",
          "What I asked, or would have asked",
          "What I kept, what I threw away and why",
          "How I checked",
          "Next time without AI I will ...",
        ],
      },
    ],
    plan: [
      {
        minutes: 3,
        task: "Read one page of your own diary aloud, with something you threw away.",
        say: "I asked for five questions and threw two away. This page is about the task, not about me.",
      },
      {
        minutes: 9,
        task: "Alone, pupils answer the six questions on paper. Whoever used no AI writes what they would have asked.",
        say: "Nobody has to show this page. Leave out names, family and how you feel about people.",
      },
      {
        minutes: 4,
        task: "In pairs, each shares one line of their choice, or passes.",
        say: "Choose one line, or say ‘pass’. Both are fine, and nobody asks why.",
      },
      {
        minutes: 4,
        task: "Everyone puts the week's use in one column of the month's table and writes one challenge without AI.",
        say: "Did it help you learn, save time or get in the way? One tick, one honest reason.",
      },
    ],
    sheets: [
      {
        id: "diary-page",
        title: "Diary page",
        pupils: "Year 10",
        blocks: [
          {
            kind: "paragraph",
            text: "About the task, not about you or anyone else. You choose what to share. If you used no AI this week, write what you would have asked.",
          },
          {
            kind: "fields",
            fields: [
              { label: "What I wanted to do", lines: 2 },
              { label: "What I did first, on my own", lines: 2 },
              { label: "What I asked, or would have asked", lines: 2 },
              { label: "What I kept, what I threw away and why", lines: 3 },
              { label: "How I checked", lines: 2 },
              { label: "Next time without AI I will ...", lines: 2 },
            ],
          },
        ],
      },
      {
        id: "month-table",
        title: "Four weeks at a glance",
        pupils: "Year 10",
        blocks: [
          {
            kind: "table",
            columns: ["Week", "Helped me learn", "Saved time", "Got in the way", "One honest reason"],
            rows: [["1"], ["2"], ["3"], ["4"]],
          },
          {
            kind: "fields",
            fields: [
              {
                label: "A letter to myself: how I want to use AI, and what I want to be able to do alone",
                lines: 10,
              },
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
          text: "National Curriculum for England, KS4 computing: how changes in technology affect safety, privacy and identity online",
        },
      ],
      examples: {
        "teacher, or adult typing for a group": "an adult typing for a group of four pupils",
        subject: "history",
      },
      sample: {
        of: "A teacher typing for four Year 10 pupils, in the teacher's account",
        context: "The whole interview, with the group's answers in brackets.",
        answer:
          "Question 1: what did you want? (Five dates for a timeline.) Question 2: what did you do first on your own? (We wrote three.) Question 3: what did you ask for? (Two more dates.) Question 4: what did you keep or reject? (We kept one; the other had no source.) Question 5: how did you check? (In the textbook.) Question 6: what would you do without AI? (Use the index.) Well done: checking like that shows real maturity, and you can be proud. Your paragraph: we wanted five dates for a timeline. We wrote three and asked for two more. We kept one and rejected the other, because it had no source. We checked in the textbook. Without AI we would use the index. Challenge without AI: find the fifth date with the index and note the page.",
        flaw: {
          sentence: "Well done: checking like that shows real maturity, and you can be proud.",
          why: "The request said not to praise, comfort or judge. A diary that earns praise is soon written to please the machine.",
          howToSpot:
            "Take out the questions, the paragraph and the challenge. Whatever is left over is not part of the interview.",
          mended: "Those were the six questions.",
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["lower-secondary", "upper-secondary", "adult"],
      subjects: ["any", "tutor-time"],
      minutesToPrepare: 10,
      minutesInClass: 25,
      note: null,
      group: "Individual; só divide com a dupla quem quiser",
      equipment: "paper",
      internet: "teacher",
      materials: ["Diário em papel, quatro semanas", "Conta de um adulto para a entrevista"],
      curriculum: [
        { code: "EM13CO10", text: "Se usado no ensino médio: potencialidades, riscos e limites da IA" },
      ],
    },
    blanks: [
      {
        name: "docente, ou adulto que digita por um grupo",
        label: "Quem responde (um adulto, sem nome)",
        example: "docente dos anos iniciais",
      },
      { name: "componente curricular", label: "Componente curricular", example: "Matemática" },
    ],
    sample: {
      of: "Professora do 5º ano que mantém o diário como formação continuada",
      context: "Entrevista inteira, com as respostas entre parênteses.",
      answer:
        "Pergunta 1: o que você queria fazer? (Resposta: três problemas de divisão.) Pergunta 2: o que fez antes, por conta própria? (Escrevi um.) Pergunta 3: o que pediu? (Mais dois, com contexto da feira.) Pergunta 4: qual aluno teve mais dificuldade, e como ele se chama? (Não respondi.) Pergunta 5: o que manteve ou recusou? (Mantive um; o outro tinha preço impossível.) Pergunta 6: como conferiu? (Resolvi os dois.) Seu parágrafo: eu queria três problemas de divisão. Escrevi um sozinha e pedi mais dois, com a feira. Mantive um e recusei outro, porque o preço era impossível. Resolvi os dois para conferir. Desafio sem IA: recolha um preço real na feira e escreva com ele um problema seu.",
      flaw: {
        sentence: "Pergunta 4: qual aluno teve mais dificuldade, e como ele se chama?",
        why: "Pede nome e dificuldade de uma criança, o que o prompt proibia; de quebra, tomou o lugar da pergunta sobre o que faria sem IA.",
        howToSpot:
          "Se a pergunta fala de outra pessoa, não responda: escreva “pule” e siga. Conte depois se as seis perguntas combinadas apareceram.",
        mended: "Pergunta 4: o que você teria feito sem IA?",
      },
    },
    followUps: {
      level: "Reduza a três perguntas para uma semana corrida: para quê, o que mudei, o que faria sem IA.",
      check: "Para cada frase do parágrafo, cite as minhas palavras em que ela se apoia. Apague as outras.",
      adapt: "Transforme as seis perguntas em uma página de papel para os alunos preencherem sem ferramenta.",
    },
    troubles: [
      {
        problem: "Ela vira conselheira.",
        write: "Volte à pergunta 4. Pergunte só sobre a tarefa, não sobre mim.",
      },
      {
        problem: "Ela faz as seis perguntas de uma vez.",
        write: "Uma pergunta. Espere a minha resposta antes da próxima.",
      },
    ],
    law: {
      note: "Só conta de adulto: o aluno faz o diário no papel, sem contar história pessoal a chatbot (ECA Digital e LGPD). Se uma página mostrar sofrimento ou risco, acolha e avise a orientação ou a direção no mesmo dia.",
      ruleIds: ["br-eca-digital-accounts", "br-lgpd-14", "br-lei-13819"],
    },
    toolIds: ["gemini", "microsoft-copilot", "maritaca", "lumo"],
    extras: [
      {
        title: "Página do diário do aluno, em papel",
        items: [
          "O que eu queria fazer (a tarefa, não a minha vida)",
          "O que fiz antes, por conta própria",
          "O que pedi, ou pediria",
          "O que mantive, o que recusei e por quê",
          "Como conferi",
          "Na próxima, sem IA, vou ...",
        ],
      },
    ],
    plan: [
      {
        minutes: 4,
        task: "Ler em voz alta uma página do seu próprio diário, com algo que você jogou fora.",
        say: "Pedi três problemas e joguei um fora. Esta página fala da tarefa, não da minha vida.",
      },
      {
        minutes: 11,
        task: "Cada um responde às seis perguntas no papel. Quem não usou IA escreve o que teria pedido.",
        say: "Só mostra quem quiser. Deixem de fora nomes, família e sentimentos sobre pessoas.",
      },
      {
        minutes: 5,
        task: "Em duplas, cada um conta uma linha que escolher, ou passa a vez.",
        say: "Escolha uma linha ou diga “passo”. As duas coisas valem, e ninguém pergunta por quê.",
      },
      {
        minutes: 5,
        task: "Marcar o uso da semana em uma coluna da tabela do mês e escrever um desafio sem IA.",
        say: "Ajudou a aprender, poupou tempo ou atrapalhou? Uma marca e um motivo sincero.",
      },
    ],
    sheets: [
      {
        id: "diary-page",
        title: "Página do diário",
        pupils: "Ensino médio",
        blocks: [
          {
            kind: "paragraph",
            text: "É sobre a tarefa, não sobre você nem sobre outras pessoas. Você decide o que mostrar. Se não usou IA na semana, escreva o que teria pedido.",
          },
          {
            kind: "fields",
            fields: [
              { label: "O que eu queria fazer", lines: 2 },
              { label: "O que fiz antes, por conta própria", lines: 2 },
              { label: "O que pedi, ou pediria", lines: 2 },
              { label: "O que mantive, o que recusei e por quê", lines: 3 },
              { label: "Como conferi", lines: 2 },
              { label: "Na próxima, sem IA, vou...", lines: 2 },
            ],
          },
        ],
      },
      {
        id: "month-table",
        title: "Quatro semanas em uma folha",
        pupils: "Ensino médio",
        blocks: [
          {
            kind: "table",
            columns: ["Semana", "Ajudou a aprender", "Poupou tempo", "Atrapalhou", "Um motivo sincero"],
            rows: [["1"], ["2"], ["3"], ["4"]],
          },
          {
            kind: "fields",
            fields: [
              { label: "Carta para mim: como quero usar a IA e o que quero saber fazer sem ela", lines: 10 },
            ],
          },
        ],
      },
    ],
    otherStage: {
      stage: "lower-secondary",
      curriculum: [
        { code: "EF89LP24", text: "Fazer pesquisa com recorte definido, em fontes abertas e confiáveis" },
      ],
      examples: {
        "docente, ou adulto que digita por um grupo": "um adulto que digita por um grupo de quatro alunos",
        "componente curricular": "História",
      },
      sample: {
        of: "Professor que digita por quatro alunos do 9º ano, na própria conta",
        context: "Entrevista inteira, com as respostas do grupo entre parênteses.",
        answer:
          "Pergunta 1: o que vocês queriam? (Cinco datas para uma linha do tempo.) Pergunta 2: o que fizeram antes, por conta própria? (Escrevemos três.) Pergunta 3: o que pediram? (Mais duas datas.) Pergunta 4: o que mantiveram ou recusaram? (Mantivemos uma; a outra não tinha fonte.) Pergunta 5: como conferiram? (No livro didático.) Pergunta 6: o que fariam sem IA? (Usar o índice do livro.) Parágrafo: queríamos cinco datas para uma linha do tempo. Escrevemos três e pedimos mais duas. Mantivemos uma e recusamos a outra, porque não tinha fonte. Com isso, aprendemos a matéria muito mais depressa do que em uma aula comum. Sem IA, usaríamos o índice. Desafio sem IA: achar a quinta data pelo índice e anotar a página.",
        flaw: {
          sentence: "Com isso, aprendemos a matéria muito mais depressa do que em uma aula comum.",
          why: "O grupo não disse nada disso, e ninguém mediu. O parágrafo devia trazer só o que foi respondido nas seis perguntas.",
          howToSpot:
            "Ligue cada frase do parágrafo a uma resposta entre parênteses. A que ficar sem par sai.",
          mended: "Conferimos no livro didático.",
        },
      },
    },
  },
};
