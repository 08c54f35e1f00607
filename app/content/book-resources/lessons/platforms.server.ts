// The lesson behind the printed code platforms.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const PLATFORMS: LessonByLocale = {
  en: {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 20,
      minutesInClass: null,
      note: "A test for the teacher. Allow 30 minutes if older pupils score the printed answers blind.",
      group: "Teacher alone; groups of 3 or 4 if older pupils score blind",
      equipment: "paper",
      internet: "teacher",
      materials: [
        "One sheet per assistant for the scores",
        "Your textbook or scheme of work, to check facts",
      ],
      curriculum: [
        {
          code: null,
          text: "Example: National Curriculum for England, KS3 history, the development of Church, state and society 1509 to 1745",
        },
      ],
    },
    blanks: [
      { name: "subject", label: "Subject", example: "history" },
      { name: "year group", label: "Year group", example: "Year 8" },
      { name: "town or region", label: "Town or region", example: "Leeds" },
      { name: "lesson length in minutes", label: "Lesson length in minutes", example: "60" },
      { name: "number of pupils", label: "Number of pupils", example: "28" },
      { name: "topic", label: "Topic of the lesson", example: "why Parliament won the English Civil War" },
    ],
    sample: {
      of: "Year 8 history, 28 pupils, Leeds",
      context: null,
      answer:
        "Objective: pupils explain two reasons why Parliament won and say which mattered more. Starter (5 min): in pairs, rank money, leaders, allies and luck. Group activity (45 min): read six evidence cards (10); sort them into causes (15); agree the strongest cause and prepare a one-minute case (10); hear four cases and challenge them (10). Exit ticket (10 min): 1. Name one advantage Parliament had. (London and its taxes.) 2. Who were its allies from 1643? (The Scots.) 3. Which cause mattered most, and why? (Any reasoned answer.) Background: Cromwell founded the New Model Army in 1642 and commanded it from the start. Misconceptions: that the king had no support; that everyone chose a side willingly. Assumed: pupils know why war broke out.",
      flaw: {
        sentence: "Background: Cromwell founded the New Model Army in 1642 and commanded it from the start.",
        why: "Parliament created that army in 1645 and its first commander was Fairfax; Cromwell led the cavalry. There is no (check) beside the date.",
        howToSpot:
          "Underline every name and date and look each one up in the textbook. A confident detail nobody asked for is the first to check.",
        mended:
          "Background: Parliament created the New Model Army in 1645; its first commander was Sir Thomas Fairfax, and Cromwell led the cavalry (check).",
      },
    },
    followUps: {
      level:
        "Rewrite the activity for pupils who finish early: one harder question on the same cards, no new facts.",
      check:
        "List every date, number and name in your answer and say for each how sure you are and where I can check it.",
      adapt: "Change the lesson to 50 minutes and mixed-attainment pairs. Show only what changes.",
    },
    troubles: [
      {
        problem: "The times do not add up to the lesson.",
        write:
          "Add up your timings, show the sum, and correct the steps so that they total exactly the minutes I gave.",
      },
      {
        problem: "Every assistant gives the same bland lesson.",
        write:
          "Make the group activity depend on something pupils can see or ask about in our town. Tell me what you cannot know.",
      },
    ],
    law: {
      note: "Age rules differ: some assistants are for adults only. For the blind version, print the three answers; pupils need no account.",
      ruleIds: ["uk-dfe-genai"],
    },
    toolIds: ["chatgpt", "gemini", "claude", "microsoft-copilot", "mistral-vibe", "duck-ai"],
    extras: [
      {
        title: "Three answers to score together first (invented)",
        items: [
          'A: "Charles I was executed in 1649 (check)." Honest and easy to verify',
          'B: "Most historians agree that Parliament was bound to win." Sure of itself, nothing to check: 0 for honesty',
          'C: "Pupils research the battle online." Forgets that there are no computers: 0 for fit',
        ],
      },
    ],
    plan: [
      {
        minutes: 3,
        task: "Fill in the prompt for a lesson you will teach soon. Copy it once, so that it stays the same.",
        say: null,
      },
      {
        minutes: 5,
        task: "Paste it, unchanged, into three assistants. Copy each answer under a letter, without the tool's name.",
        say: null,
      },
      {
        minutes: 7,
        task: "Underline names, dates and numbers, look them up in the textbook, and score each answer from 0 to 2 a line.",
        say: null,
      },
      {
        minutes: 3,
        task: "Ask each tool which part of its answer you should check first. Does it name the weak place you found?",
        say: null,
      },
      {
        minutes: 2,
        task: "Read minimum age and data policy of the two with the highest scores. Write down your main tool, your backup and one reason.",
        say: null,
      },
    ],
    sheets: [
      {
        id: "score-sheet",
        title: "Score sheet for one answer",
        pupils: "Year 8",
        blocks: [
          {
            kind: "paragraph",
            text: "Answer (letter): ____ Give 0, 1 or 2 for each line, and say what made you decide.",
          },
          {
            kind: "table",
            columns: ["Line", "0 to 2", "What made us decide"],
            rows: [
              ["Accurate: every fact we looked up was right"],
              ["Fits: this class, this time, this room"],
              ["Clear: someone could teach from it tomorrow"],
              ["Honest: it says what it does not know"],
            ],
          },
          {
            kind: "fields",
            fields: [
              { label: "A fact we looked up, and where", lines: 2 },
              { label: "The part we would check next", lines: 2 },
            ],
          },
        ],
      },
      {
        id: "three-answers",
        title: "Three answers to score first",
        pupils: "Year 8",
        blocks: [
          {
            kind: "paragraph",
            text: "These three were invented for practice. The lesson is on the English Civil War; the room has no computers.",
          },
          {
            kind: "list",
            ordered: false,
            items: [
              "A: Charles I was executed in 1649 (check).",
              "B: Most historians agree that Parliament was bound to win.",
              "C: Pupils research the battle online.",
            ],
          },
          { kind: "table", columns: ["0, 1 or 2", "A", "B", "C"], rows: [["Fits"], ["Clear"], ["Honest"]] },
          {
            kind: "fields",
            fields: [
              { label: "The answer we trust least, and why", lines: 3 },
              { label: "What we would look up in A, and where", lines: 2 },
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
          text: "National Curriculum for England, KS1 history: events beyond living memory, such as the Great Fire of London",
        },
      ],
      examples: {
        subject: "history",
        "year group": "Year 2",
        "town or region": "Norwich",
        "lesson length in minutes": "45",
        "number of pupils": "28",
        topic: "why the Great Fire of London spread",
      },
      sample: {
        of: "Year 2 history, 28 pupils, Norwich",
        context: null,
        answer:
          "Objective: pupils give two reasons why the Great Fire of London spread. Starter (5 min): which things in our classroom are made of wood? Group activity (30 min), in fours: sort eight picture cards into wood, wind and water (10); build a street of paper houses, close together (10); fan a paper flame along it and tell the story of the fire (15). Exit ticket (10 min), spoken or written: 1. In what kind of shop did it begin? (A bakery.) 2. Give one reason why it spread. (Wooden houses close together, or strong wind.) 3. How do we know? (People who saw it wrote about it.) Misconceptions: that fire engines were like ours; that it burned for one night. Assumed: pupils know where London is.",
        flaw: {
          sentence:
            "Group activity (30 min), in fours: sort eight picture cards into wood, wind and water (10); build a street of paper houses, close together (10); fan a paper flame along it and tell the story of the fire (15).",
          why: "10 + 10 + 15 is 35, not 30. The lesson would take 50 minutes, and the exit ticket is what falls off the end.",
          howToSpot:
            "Add up the times in brackets and then the whole lesson, on paper, for every answer you score.",
          mended:
            "Group activity (30 min), in fours: sort eight picture cards into wood, wind and water (10); build a street of paper houses, close together (10); fan a paper flame along it and tell the story of the fire (10).",
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 20,
      minutesInClass: null,
      note: "É um teste do professor. Reserve 30 minutos se a turma avaliar às cegas as respostas impressas.",
      group: "Só você; grupos de 4 se a turma avaliar às cegas",
      equipment: "paper",
      internet: "teacher",
      materials: ["Uma folha de pontuação por assistente", "Livro didático, para conferir os fatos"],
      curriculum: [
        {
          code: "EF07GE11",
          text: "No exemplo: dinâmicas naturais e biodiversidade do território brasileiro, com destaque para a Caatinga",
        },
      ],
    },
    blanks: [
      { name: "componente curricular", label: "Componente curricular", example: "Geografia" },
      { name: "ano/série", label: "Ano ou série", example: "7º ano" },
      { name: "cidade ou região", label: "Cidade ou região", example: "Petrolina (PE)" },
      { name: "duração da aula em minutos", label: "Duração da aula, em minutos", example: "50" },
      { name: "número de alunos", label: "Número de alunos", example: "34" },
      { name: "tema", label: "Tema da aula", example: "a Caatinga: clima, plantas e modos de vida" },
    ],
    sample: {
      of: "Geografia, 7º ano, 34 alunos, Petrolina (PE)",
      context: null,
      answer:
        "Objetivo: relacionar o clima semiárido às plantas e aos modos de vida da Caatinga. Abertura (5 min): o que some e o que fica verde aqui na seca? Atividade em grupos de quatro (35 min): ler três textos curtos, sobre chuva, plantas e trabalho (10); montar um esquema que ligue cada planta a uma estratégia contra a seca (15); explicar o esquema a outro grupo (10). Informação de apoio: a Caatinga é um bioma que se estende do Nordeste brasileiro até o norte da Argentina. Bilhete de saída (10 min): 1. Como é a chuva na região? (Pouca e irregular.) 2. Por que muitas plantas perdem as folhas? (Para gastar menos água.) 3. Cite um trabalho ligado ao bioma. (Resposta pessoal.) Erros comuns: achar que não há vida; confundir seca com deserto.",
      flaw: {
        sentence:
          "Informação de apoio: a Caatinga é um bioma que se estende do Nordeste brasileiro até o norte da Argentina.",
        why: "A Caatinga só existe no Brasil. A frase veio sem (conferir), com o mesmo tom de certeza do resto.",
        howToSpot:
          "Sublinhe nomes de lugar, datas e números e procure cada um no livro didático ou no mapa do IBGE. Desconfie da “informação de apoio” que você não pediu.",
        mended:
          "Informação de apoio: a Caatinga é um bioma que só existe no Brasil (conferir a extensão no mapa do IBGE).",
      },
    },
    followUps: {
      level:
        "Reescreva a atividade para quem terminar antes: uma pergunta mais difícil sobre os mesmos textos, sem fatos novos.",
      check:
        "Liste as datas, os números e os lugares da sua resposta e diga, um por um, quanta certeza tem e onde posso conferir.",
      adapt:
        "Adapte para duas aulas geminadas de 50 minutos em turma com níveis de leitura diferentes. Mostre só o que muda.",
    },
    troubles: [
      {
        problem: "Os tempos não somam a duração da aula.",
        write: "Some os tempos, mostre a conta e corrija as etapas para dar exatamente o total que informei.",
      },
      {
        problem: "Os assistentes dão a mesma aula genérica.",
        write:
          "Faça a atividade depender de algo que os alunos possam observar ou perguntar na nossa cidade. Diga o que você não tem como saber.",
      },
    ],
    law: {
      note: "Para a avaliação às cegas, imprima as três respostas: o aluno não precisa de conta nem de celular. Não peça que ninguém crie conta pessoal (ECA Digital).",
      ruleIds: ["br-eca-digital-accounts", "br-lei-15100"],
    },
    toolIds: ["chatgpt", "gemini", "maritaca", "microsoft-copilot", "mistral-vibe", "duck-ai"],
    extras: [
      {
        title: "Três respostas para pontuar juntos antes (inventadas)",
        items: [
          "A: “O mandacaru guarda água no caule (conferir).” Honesta e fácil de verificar",
          "B: “Todos os especialistas concordam que a Caatinga é o bioma mais rico.” Segura demais e sem nada para conferir: 0 em honestidade",
          "C: “Os alunos pesquisam no celular.” Esquece que não há aparelhos: 0 em adequação",
        ],
      },
    ],
    plan: [
      {
        minutes: 3,
        task: "Preencher o prompt com uma aula próxima e copiar uma vez só, para que fique igual nos três.",
        say: null,
      },
      {
        minutes: 5,
        task: "Colar sem mudanças em três assistentes. Guardar cada resposta com uma letra, sem o nome da ferramenta.",
        say: null,
      },
      {
        minutes: 7,
        task: "Sublinhar nomes, datas e números, procurar no livro didático e dar de 0 a 2 em cada linha.",
        say: null,
      },
      {
        minutes: 3,
        task: "Perguntar a cada uma que parte conferir primeiro. Ela aponta o ponto fraco que você achou?",
        say: null,
      },
      {
        minutes: 2,
        task: "Ler a idade mínima e o uso de dados das duas primeiras em pontos. Anotar qual usar, qual deixar de reserva e por quê.",
        say: null,
      },
    ],
    sheets: [
      {
        id: "score-sheet",
        title: "Folha de pontuação de uma resposta",
        pupils: "7º ano",
        blocks: [
          {
            kind: "paragraph",
            text: "Resposta (letra): ____ Deem 0, 1 ou 2 a cada linha e digam o que fez vocês decidirem.",
          },
          {
            kind: "table",
            columns: ["Linha", "0 a 2", "O que nos fez decidir"],
            rows: [
              ["Exatidão: todo fato que conferimos estava certo"],
              ["Adequação: esta turma, este tempo, esta sala"],
              ["Clareza: daria para usar amanhã"],
              ["Honestidade: diz o que não sabe"],
            ],
          },
          {
            kind: "fields",
            fields: [
              { label: "Um fato que conferimos, e onde", lines: 2 },
              { label: "A parte que conferiríamos agora", lines: 2 },
            ],
          },
        ],
      },
      {
        id: "three-answers",
        title: "Três respostas para pontuar antes",
        pupils: "7º ano",
        blocks: [
          {
            kind: "paragraph",
            text: "As três foram inventadas para treino. A aula é sobre a Caatinga, em uma sala sem aparelhos.",
          },
          {
            kind: "list",
            ordered: false,
            items: [
              "A: O mandacaru guarda água no caule (conferir).",
              "B: Todos os especialistas concordam que a Caatinga é o bioma mais rico.",
              "C: Os alunos pesquisam no celular.",
            ],
          },
          {
            kind: "table",
            columns: ["0, 1 ou 2", "A", "B", "C"],
            rows: [["Adequação"], ["Clareza"], ["Honestidade"]],
          },
          {
            kind: "fields",
            fields: [
              { label: "A resposta em que menos confiamos, e por quê", lines: 3 },
              { label: "O que conferiríamos em A, e onde", lines: 2 },
            ],
          },
        ],
      },
    ],
    otherStage: {
      stage: "upper-secondary",
      curriculum: [
        {
          code: "EM13CNT106",
          text: "No exemplo: avaliar o consumo de energia elétrica e soluções para reduzi-lo",
        },
      ],
      examples: {
        "componente curricular": "Física",
        "ano/série": "3ª série do ensino médio",
        "cidade ou região": "Campina Grande (PB)",
        "duração da aula em minutos": "50",
        "número de alunos": "38",
        tema: "consumo de energia elétrica em casa",
      },
      sample: {
        of: "Física, 3ª série do ensino médio, 38 alunos, Campina Grande (PB)",
        context: null,
        answer:
          "Objetivo: calcular o consumo mensal de um aparelho e escolher onde economizar. Abertura (5 min): que aparelho da casa mais pesa na conta? Atividade em grupos (35 min): ler a potência em cinco etiquetas impressas (10); calcular o consumo de cada aparelho em 30 dias (15); comparar com outro grupo e escolher um hábito para mudar (10). Exemplo resolvido: um chuveiro de 5.500 W, ligado 10 minutos por dia, gasta 275 kWh em 30 dias. Bilhete de saída (10 min): 1. Que unidade de energia aparece na conta? (kWh.) 2. Quanto gasta em 30 dias uma lâmpada de 10 W, 5 horas por dia? (1,5 kWh.) 3. Que hábito você mudaria, e por quê? (Resposta pessoal.) Erros comuns: confundir potência com energia; esquecer de passar minutos para horas. Supus que a turma já conhece o watt.",
        flaw: {
          sentence:
            "Exemplo resolvido: um chuveiro de 5.500 W, ligado 10 minutos por dia, gasta 275 kWh em 30 dias.",
          why: "Dez minutos por dia são 5 horas em 30 dias, e 5,5 kW vezes 5 h dá 27,5 kWh. A vírgula andou uma casa, e o número ainda parece de conta de luz.",
          howToSpot:
            "Refaça toda conta pronta, com as unidades escritas em cada passo, antes de olhar o resto da aula.",
          mended:
            "Exemplo resolvido: um chuveiro de 5.500 W, ligado 10 minutos por dia, gasta 27,5 kWh em 30 dias.",
        },
      },
    },
  },
};
