// The lesson behind the printed code chapter6-bolt.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const CHAPTER6_BOLT: LessonByLocale = {
  en: {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 45,
      minutesInClass: 15,
      note: null,
      group: "Teams at the board, or pairs on school devices",
      equipment: "screen",
      internet: "teacher",
      materials: ["Ten to fifteen words with your own definitions", "Two different devices to test on"],
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS3 science, biology: structure and function of cells",
        },
      ],
    },
    blanks: [
      { name: "year group", label: "Year group", example: "Year 8" },
      { name: "subject", label: "Subject", example: "science" },
      {
        name: "word: definition",
        label: "Your words with their definitions, one per line",
        example:
          "nucleus: holds the genetic material of the cell; cell membrane: controls what enters and leaves; mitochondria: where respiration releases energy; chloroplast: where photosynthesis happens; vacuole: stores cell sap in plant cells; cell wall: supports plant cells",
      },
    ],
    sample: {
      of: "Year 8 science, 28 pupils",
      context: "The builder's message after the rules were approved.",
      answer:
        "Your game is ready. It shows one definition and four large buttons, mixes the order every time, and brings back wrong words after three questions. Your six words are used exactly as you wrote them; I added none. For a friendly look I load the Fredoka font and the icons from a public server each time the page opens. There is no login, no timer and no sound; the score exists only while the page is open and nothing is stored. To test it offline: open the page, wait five seconds, switch on aeroplane mode, then play a whole round without reloading. To test the keyboard: use Tab and Enter only. Tell me one change at a time, and I will leave the rest alone.",
      flaw: {
        sentence:
          "For a friendly look I load the Fredoka font and the icons from a public server each time the page opens.",
        why: "The prompt excluded outside fonts, images and services. Every visit now contacts another company, and offline the icons may vanish.",
        howToSpot:
          'Look for "load", "from", "CDN" or "http" in what the builder says, then play one round in aeroplane mode.',
        mended:
          "For a friendly look I use large letters that the device already has and draw the icons inside the file.",
      },
    },
    followUps: {
      level: "Add a harder round: show the word and four definitions. Keep the first round as it is.",
      check: "Show me the list inside the code, so that I can compare it with mine line by line.",
      adapt: "Use the same game with these history terms: ... Change only the list and the title.",
    },
    troubles: [
      {
        problem: "A player can win by guessing, because one option is absurd.",
        write: "Take the three wrong options only from my list, never from outside.",
      },
      {
        problem: "The free tokens run out halfway.",
        write: "Stop adding. Give me the whole page as one file that I can save and open.",
      },
    ],
    law: {
      note: "Build it in your own adult account; pupils only open the finished page. In England plan for school devices, as schools are expected to be phone-free.",
      ruleIds: ["uk-phones-2026"],
    },
    toolIds: ["bolt", "canva", "gemini", "claude"],
    extras: [
      {
        title: "Offline test in one minute",
        items: [
          "Open the page and wait five seconds",
          "Switch on aeroplane mode",
          "Play a full round; check that nothing is missing",
          "Reload: an error is normal unless you saved the file",
          "For a room with no internet, save the page as a file and open that",
        ],
      },
    ],
    plan: [
      {
        minutes: 2,
        task: "Open the game on the screen or the school devices. Agree how teams answer.",
        say: "One definition, four words. Talk first, then one person in the team answers. There is no timer, so think.",
      },
      {
        minutes: 8,
        task: "Play one whole round. After each wrong answer a team says which word of the definition gives it away.",
        say: "Don't shout the word. Tell me which part of the definition made you sure.",
      },
      {
        minutes: 5,
        task: "Alone, pupils fill in the sheet with two or three of the words to revise that the game showed at the end.",
        say: "Choose the words you got wrong, or nearly did. Write the definition without looking, then check it.",
      },
    ],
    sheets: [
      {
        id: "words-to-revise",
        title: "My words to revise",
        pupils: "Year 8",
        blocks: [
          {
            kind: "paragraph",
            text: "Choose two or three words that you got wrong, or nearly did. Write without looking, then check and mend in another colour or with a line below.",
          },
          {
            kind: "table",
            columns: ["Word", "What it does or means", "The part of the definition that gives it away"],
            rows: [[], [], []],
          },
          {
            kind: "fields",
            fields: [
              { label: "Two words that are easy to mix up, and how I tell them apart", lines: 3 },
              { label: "I shall test myself again on this day", lines: 1 },
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
          text: "National Curriculum for England, KS4 science, physics: current, potential difference, resistance and power in circuits",
        },
      ],
      examples: {
        "year group": "Year 10",
        subject: "physics",
        "word: definition":
          "current: rate of flow of charge; potential difference: energy transferred per unit of charge; resistance: potential difference divided by current; power: energy transferred per second; series circuit: only one path for the current; parallel circuit: more than one path for the current",
      },
      sample: {
        of: "Year 10 physics, 26 pupils",
        context: "The builder's message after the rules were approved.",
        answer:
          "Your game is ready. It shows one definition and four large buttons, in a new order each time. Your six words are used exactly as you wrote them, and the wrong options come only from your list. A round lasts 60 seconds, with a bar that shrinks, so that quick teams see more words. A wrong word comes back after three questions. At the end you see the score and the words to revise. There is no login, name, sound or advertising, and the letters are those of the device. The page stores nothing: the score disappears when you close it. To test it offline, open the page, wait five seconds, switch on aeroplane mode and play a whole round. To test the keyboard, use Tab and Enter only.",
        flaw: {
          sentence: "A round lasts 60 seconds, with a bar that shrinks, so that quick teams see more words.",
          why: "That is a timer, which the request ruled out. It rewards speed over thinking, and a wrong word may never come back before the bar runs out.",
          howToSpot:
            "Tick off the request's list of ‘no’ one by one against the message: login, names, timer, sound and so on.",
          mended: "A round ends when every word has been answered correctly, however long that takes.",
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["lower-secondary", "upper-secondary", "adult"],
      subjects: ["any"],
      minutesToPrepare: 45,
      minutesInClass: 15,
      note: null,
      group: "Equipes com projetor ou duplas no laboratório",
      equipment: "screen",
      internet: "teacher",
      materials: ["De dez a quinze palavras com definições suas", "Dois aparelhos diferentes para testar"],
      curriculum: [
        { code: "EF09CI08", text: "No exemplo: gametas e transmissão de características hereditárias" },
        { code: "EF09CI09", text: "Ideias de Mendel aplicadas a problemas de hereditariedade" },
      ],
    },
    blanks: [
      { name: "ano/série", label: "Ano ou série", example: "9º ano" },
      { name: "componente curricular", label: "Componente curricular", example: "Ciências" },
      {
        name: "palavra: definição",
        label: "Suas palavras com as definições, uma por linha",
        example:
          "gene: trecho do DNA que guarda uma informação; gameta: célula que participa da fecundação; fecundação: união de dois gametas; hereditariedade: passagem de características aos descendentes; cromossomo: estrutura que reúne muitos genes; característica dominante: aparece mesmo com uma só cópia do alelo",
      },
    ],
    sample: {
      of: "Ciências, 9º ano, 36 alunos",
      context: "Mensagem da ferramenta depois que as regras foram aprovadas.",
      answer:
        "O jogo está pronto. Cada tela mostra uma definição e quatro botões grandes, e a ordem muda a cada rodada. Palavra errada volta depois de três perguntas. Para a rodada ficar mais longa, incluí também “mutação”, “clone” e “genoma”, com definições minhas. Não há login, cronômetro, som nem publicidade; a pontuação só existe enquanto a página está aberta, e nada fica guardado. Não uso fonte, imagem ou serviço de fora. Para testar sem internet: abra a página, espere cinco segundos, ligue o modo avião e jogue uma rodada inteira sem recarregar. Para testar o teclado, use só Tab e Enter. Peça uma mudança por vez, e eu deixo o resto como está.",
      flaw: {
        sentence:
          "Para a rodada ficar mais longa, incluí também “mutação”, “clone” e “genoma”, com definições minhas.",
        why: "O prompt dizia “Use só esta lista, sem mudar nada”. São definições que você não conferiu e palavras que talvez ainda não tenha ensinado.",
        howToSpot:
          "Conte as palavras do jogo e compare com as da sua lista. Jogue até ver todas, ou peça a lista que ficou no código.",
        mended:
          "A rodada usa só as palavras da sua lista, com as suas definições, e termina quando todas foram acertadas.",
      },
    },
    followUps: {
      level:
        "Inclua uma segunda rodada mais difícil: mostra a palavra e quatro definições. Não mude a primeira.",
      check: "Mostre a lista que está no código, para eu comparar com a minha linha por linha.",
      adapt: "Use o mesmo jogo com estes termos de Geografia: ... Mude só a lista e o título.",
    },
    troubles: [
      {
        problem: "Dá para ganhar chutando, porque uma opção é absurda.",
        write: "Tire as três opções erradas só da minha lista, nunca de fora.",
      },
      {
        problem: "Os créditos gratuitos acabam no meio.",
        write: "Pare de acrescentar. Entregue a página inteira em um arquivo que eu possa salvar e abrir.",
      },
    ],
    law: {
      note: "Crie na sua conta de adulto; os alunos só abrem a página pronta, sem conta. Se for no celular, registre no planejamento e ofereça a versão projetada (Lei 15.100/2025). Sem ofensivas nem prêmios por tempo de uso, que as regras do ECA Digital querem longe de crianças.",
      ruleIds: ["br-lei-15100", "br-dec-12880"],
    },
    toolIds: ["bolt", "canva", "gemini"],
    extras: [
      {
        title: "Teste sem internet em um minuto",
        items: [
          "Abra a página e espere cinco segundos",
          "Ligue o modo avião",
          "Jogue uma rodada inteira e veja se algo some",
          "Recarregue: é normal dar erro, a menos que tenha salvado o arquivo",
          "Para sala sem internet, salve a página em arquivo e abra esse arquivo",
        ],
      },
    ],
    plan: [
      {
        minutes: 2,
        task: "Abrir o jogo no projetor ou nos aparelhos da escola e combinar como as equipes respondem.",
        say: "Uma definição, quatro palavras. Conversem antes, e só uma pessoa responde. Não há cronômetro: dá para pensar.",
      },
      {
        minutes: 8,
        task: "Jogar uma rodada inteira. A cada erro, a equipe diz que parte da definição entregava a palavra.",
        say: "Não grite a palavra. Diga que pedaço da definição deu a certeza.",
      },
      {
        minutes: 5,
        task: "Cada aluno preenche a folha com duas ou três palavras a revisar, das que o jogo mostrou no fim.",
        say: "Escolha as que você errou, ou quase. Escreva a definição sem olhar e depois confira.",
      },
    ],
    sheets: [
      {
        id: "words-to-revise",
        title: "Minhas palavras para revisar",
        pupils: "9º ano",
        blocks: [
          {
            kind: "paragraph",
            text: "Escolha duas ou três palavras que você errou, ou quase. Escreva sem olhar; depois confira e corrija embaixo, sem apagar.",
          },
          {
            kind: "table",
            columns: ["Palavra", "O que é ou o que faz", "O pedaço da definição que entrega"],
            rows: [[], [], []],
          },
          {
            kind: "fields",
            fields: [
              { label: "Duas palavras fáceis de confundir e como eu separo uma da outra", lines: 3 },
              { label: "Vou me testar de novo neste dia", lines: 1 },
            ],
          },
        ],
      },
    ],
    otherStage: {
      stage: "primary",
      curriculum: [
        {
          code: "EF04CI04",
          text: "Montar e analisar cadeias alimentares simples e o lugar de cada ser vivo nelas",
        },
      ],
      examples: {
        "ano/série": "4º ano",
        "componente curricular": "Ciências",
        "palavra: definição":
          "produtor: ser vivo que fabrica o próprio alimento, como as plantas; herbívoro: animal que come plantas; carnívoro: animal que come outros animais; onívoro: animal que come plantas e também outros animais; decompositor: ser vivo, como o fungo, que transforma restos de outros seres vivos; cadeia alimentar: sequência que mostra quem serve de alimento a quem",
      },
      sample: {
        of: "Ciências, 4º ano, 27 alunos",
        context: "Mensagem da ferramenta depois que as regras foram aprovadas.",
        answer:
          "O jogo está pronto. Cada tela mostra uma definição e quatro botões grandes, com ordem nova a cada rodada. As seis palavras e as definições são as suas, sem nenhuma mudança, e as opções erradas saem só da sua lista. Palavra errada sai da rodada e só aparece em outro dia, para a partida não ficar longa. No fim, a tela mostra a pontuação e as palavras a revisar. Não há login, nome, cronômetro, som, publicidade nem contagem de dias seguidos. Não uso fonte, imagem ou serviço de fora. A página não guarda nada: a pontuação some quando ela se fecha. Para testar sem internet, abra a página, espere cinco segundos, ligue o modo avião e jogue uma rodada inteira. Para testar o teclado, use só Tab e Enter.",
        flaw: {
          sentence: "Palavra errada sai da rodada e só aparece em outro dia, para a partida não ficar longa.",
          why: "O pedido era que ela voltasse na mesma rodada. Assim a criança treina o que já sabe, e a palavra difícil é a que menos aparece.",
          howToSpot: "Erre uma palavra de propósito e jogue até o fim: ela voltou?",
          mended: "Palavra errada volta na mesma rodada, depois de três perguntas.",
        },
      },
    },
  },
};
