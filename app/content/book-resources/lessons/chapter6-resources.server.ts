// The lesson behind the printed code chapter6-resources.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const CHAPTER6_RESOURCES: LessonByLocale = {
  en: {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary", "adult"],
      subjects: ["any"],
      minutesToPrepare: 20,
      minutesInClass: 30,
      note: null,
      group: "Teacher and one colleague; groups of 3 as testers",
      equipment: "devices",
      internet: "teacher",
      materials: ["The app, open on two devices", "The checklist below, printed"],
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS2 and KS3 computing: evaluate programs; use technology safely and respectfully",
        },
      ],
    },
    blanks: [
      {
        name: "what the app does",
        label: "What the app does",
        example: "shows a definition of a cell part and four words; keeps no score after closing",
      },
      { name: "who uses it", label: "Who uses it", example: "Year 8 pupils in pairs" },
      { name: "devices and internet", label: "Devices and internet", example: "school tablets, slow Wi-Fi" },
      {
        name: "text on the screens",
        label: "All the text on its screens",
        example: 'title, six words with their definitions, "right", "not yet", "words to revise"',
      },
    ],
    sample: {
      of: "A vocabulary game for Year 8 science, before sharing the link",
      context: "Excerpt: one or two problems per group.",
      answer:
        "Wrong content: a definition that fits two words. Test: hide the words and answer aloud. Fix: add the missing detail. Personal data: the builder may count visitors. Test needed: load the page, then look in its settings for analytics. Fix: switch them off. Accessibility: the contrast of the buttons meets the AA level, so nothing to do; text size, test needed at 200% zoom. Weak devices: test needed on the oldest tablet with Wi-Fi off after loading. Misuse: pairs may click at random. Test: click fast without reading; can you still reach full marks? Fix: wrong words come back. Stop if: a definition is wrong, anything asks for a name, or the page needs the internet for every question.",
      flaw: {
        sentence:
          "Accessibility: the contrast of the buttons meets the AA level, so nothing to do; text size, test needed at 200% zoom.",
        why: 'It never saw the buttons. The prompt told it to write "test needed", and this line is a guess in the voice of a measurement.',
        howToSpot:
          "Ask of every statement: how could it know that from a description? What it cannot know becomes a test for you.",
        mended:
          "Accessibility: contrast of the buttons, test needed with a contrast checker; text size, test needed at 200% zoom.",
      },
    },
    followUps: {
      level: "Shorten it to five tests that two pupils can do alone in five minutes.",
      check: "Which of your statements did you guess? Turn each one into a test.",
      adapt:
        "Adapt the list for an app that shows text written by pupils: add moderation and who answers out of hours.",
    },
    troubles: [
      {
        problem: "Forty problems, none serious.",
        write: "Rank them by harm to a pupil and keep the top five.",
      },
      {
        problem: "It asks for the code.",
        write: "I cannot read code. Give me tests with my eyes, a phone and a printer.",
      },
    ],
    law: {
      note: "A new tool for pupils should trigger a check with the people responsible for filtering and data protection.",
      ruleIds: ["uk-filtering-monitoring", "uk-dfe-product-safety"],
    },
    toolIds: ["bolt", "lovable", "base44", "anything", "replit", "canva", "gemini"],
    extras: [
      {
        title: "Checklist to print: tick or do not share",
        items: [
          "I played it twice and every fact is right",
          "No box asks for a name, email, photo or place",
          "A private window shows nothing it should not",
          "Keyboard only: I reached every button",
          "200% zoom: nothing is cut off",
          "Oldest device and slow Wi-Fi: it works",
          "Wi-Fi off after loading: I know what happens",
          "One colleague and two pupils used it without help",
          "First screen says who made it, with what tool and when",
          "Off date: ... Person who corrects it: ...",
        ],
      },
    ],
    plan: [
      {
        minutes: 4,
        task: "Show the app and the checklist. Explain that testers look for faults in the app, not in people.",
        say: "Today your job is to find what is wrong. A fault you can show me is worth more than praise.",
      },
      {
        minutes: 12,
        task: "Groups of three try the app: one uses it, one watches silently, one writes. They change roles twice.",
        say: "Use the keyboard alone for the first four minutes. Write what you did, not what you think of it.",
      },
      {
        minutes: 8,
        task: "Each group names its most serious fault and shows how to make it happen again.",
        say: "Show us the steps. If it happens twice, it is a fault. If it happens once, it is a test for me.",
      },
      {
        minutes: 6,
        task: "Decide together: share it, mend it first or switch it off. Collect the tester sheets.",
        say: "Would you let a younger class use it tomorrow? Give me one reason from your sheet.",
      },
    ],
    sheets: [
      {
        id: "tester-sheet",
        title: "Tester's sheet",
        pupils: "Year 8",
        blocks: [
          {
            kind: "paragraph",
            text: "Groups of three: one uses, one watches silently, one writes. Write what you did and what happened, not what you think of it.",
          },
          {
            kind: "table",
            columns: ["What we did", "What happened", "Again the second time?"],
            rows: [["Keyboard only"], ["Zoom at 200%"], ["Clicked fast without reading"], [], []],
          },
          {
            kind: "fields",
            fields: [
              { label: "The most serious fault, and the steps to make it happen", lines: 3 },
              { label: "Who could be stuck or hurt by it?", lines: 1 },
            ],
          },
          { kind: "ticks", items: ["Share it", "Mend it first", "Switch it off"] },
        ],
      },
      {
        id: "checklist",
        title: "Tick or do not share",
        pupils: "Year 8 and the teacher",
        blocks: [
          {
            kind: "ticks",
            items: [
              "Played twice: every fact is right",
              "No box asks for a name, email, photo or place",
              "A private window shows nothing it should not",
              "Keyboard only: every button can be reached",
              "200% zoom: nothing is cut off",
              "Works on the oldest device and slow Wi-Fi",
              "We know what happens with Wi-Fi off after loading",
              "One colleague and two pupils used it without help",
              "First screen: who made it, with what tool and when",
            ],
          },
          {
            kind: "fields",
            fields: [
              { label: "Off date", lines: 1 },
              { label: "Role of the person who corrects it", lines: 1 },
              { label: "What we mended, and when we tested again", lines: 3 },
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
          text: "National Curriculum for England, KS1 computing: using technology safely and keeping personal information private; Year 2 mathematics: adding coins",
        },
      ],
      examples: {
        "what the app does": "shows coins and asks for the total in pence; keeps no score",
        "who uses it": "Year 2 pupils in pairs, with an adult nearby",
        "devices and internet": "two school tablets, Wi-Fi that sometimes fails",
        "text on the screens": 'title, "How much is this?", ten amounts up to 50p, "yes", "count again"',
      },
      sample: {
        of: "A coin-counting app for Year 2, before sharing the link",
        context: "Excerpt: one problem per group.",
        answer:
          "Wrong content: a 1p and a 2p may look alike at a small size. Test: hold the tablet at arm's length and name each coin. Fix: write the value under it. Personal data: the builder may count visits. Test needed: look in its settings for analytics. Fix: switch them off. Accessibility: a pupil who cannot read the question cannot start. Test: watch one pair begin without help. Fix: the adult reads it aloud once. Weak devices: test needed with Wi-Fi off after loading. Fix: project it instead. Misuse: pairs may tap until something is right. Test: tap fast without counting. Fix: keep each pair's wrong answers with their initials, so that you know whom to help. Stop if: an amount is wrong, anything asks for a name, or nothing shows without Wi-Fi.",
        flaw: {
          sentence: "Fix: keep each pair's wrong answers with their initials, so that you know whom to help.",
          why: "The request said that no fix may collect data about pupils. Initials with mistakes are exactly that, and the adult nearby sees who needs help anyway.",
          howToSpot:
            "Read the fixes alone and ask of each: what would be stored about a child that is not stored today?",
          mended: "Fix: after a wrong answer, show the same coins again later, in another order.",
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary", "adult"],
      subjects: ["any"],
      minutesToPrepare: 20,
      minutesInClass: 30,
      note: null,
      group: "Você e um colega; trios de alunos como testadores",
      equipment: "devices",
      internet: "teacher",
      materials: ["O app aberto em dois aparelhos", "Lista abaixo, impressa"],
      curriculum: [
        {
          code: "EF08CO10",
          text: "Para turmas de 8º ano que testem o app: conversar sobre segurança e privacidade",
        },
        { code: "EF09CO09", text: "Para turmas de 9º ano: direitos de autor e de imagem no que se publica" },
      ],
    },
    blanks: [
      {
        name: "o que o app faz",
        label: "O que o app faz",
        example: "mostra um trecho de conto e quatro perguntas, com resposta na hora",
      },
      { name: "quem usa", label: "Quem usa", example: "alunos do 6º ano, em duplas" },
      {
        name: "aparelhos e internet",
        label: "Aparelhos e internet",
        example: "computadores do laboratório, internet instável",
      },
      {
        name: "textos das telas",
        label: "Todos os textos das telas",
        example: "o trecho, quatro perguntas com quatro alternativas, “certo”, “tente de novo”",
      },
    ],
    sample: {
      of: "App de prova de leitura criado para o 6º ano, antes de mandar o link",
      context: "Trecho: um ou dois problemas por grupo.",
      answer:
        "Conteúdo errado: pergunta com duas respostas possíveis. Teste: responda sem olhar o gabarito. Correção: reescreva a alternativa. Também: o conto pode ter direitos autorais. Precisa de teste: procure autor e ano. Correção: use um em domínio público. Dados pessoais: a ferramenta pode contar visitantes. Precisa de teste: procure “estatísticas” nas configurações. Correção: desligue. Acessibilidade: o trecho pode ficar pequeno. Precisa de teste: amplie a 200%. Correção: letra maior. Aparelhos simples: precisa de teste no computador mais antigo, com a internet desligada depois de carregar. Correção: menos imagens. Mau uso: duplas que chutam até acertar. Teste: clique rápido, sem ler. Correção: peça nome e turma no começo, para saber quem chutou. Não compartilhe hoje se: um gabarito estiver errado, a página pedir dado pessoal ou nada aparecer sem internet.",
      flaw: {
        sentence: "Correção: peça nome e turma no começo, para saber quem chutou.",
        why: "O prompt proibia correção que colete dado de aluno. Para resolver um problema pequeno, ela criou o mais grave da lista.",
        howToSpot:
          "Leia só as correções e pergunte de cada uma: que dado novo isto pede? Para o chute, basta a pergunta voltar em outra ordem.",
        mended: "Correção: a pergunta errada volta mais tarde, com as alternativas em outra ordem.",
      },
    },
    followUps: {
      level: "Reduza a cinco testes que dois alunos façam sozinhos em cinco minutos.",
      check: "Quais das suas afirmações foram palpite? Transforme cada uma em teste.",
      adapt:
        "Adapte a lista para um app que mostra textos de alunos: inclua moderação e quem responde fora do horário.",
    },
    troubles: [
      {
        problem: "Quarenta problemas, nenhum grave.",
        write: "Ordene pelo dano que causariam a um aluno e deixe os cinco primeiros.",
      },
      {
        problem: "Ela pede o código.",
        write: "Não sei ler código. Dê testes que eu faça com os olhos, um celular e uma impressora.",
      },
    ],
    law: {
      note: "Antes de o aluno usar, anote no inventário da escola: ferramenta, fornecedor, idade mínima, o que guarda e até quando (ECA Digital). Sem dado pessoal, a conversa com a direção fica simples.",
      ruleIds: ["br-eca-digital", "br-lgpd-14"],
    },
    toolIds: ["bolt", "lovable", "base44", "anything", "replit", "canva", "gemini"],
    extras: [
      {
        title: "Lista para imprimir: marque ou não compartilhe",
        items: [
          "Joguei duas vezes e todos os fatos estão certos",
          "Nenhum campo pede nome, e-mail, foto ou lugar",
          "A janela anônima não mostra nada indevido",
          "Só com o teclado, cheguei a todos os botões",
          "Com 200% de zoom, nada fica cortado",
          "Funciona no aparelho mais antigo e com internet fraca",
          "Sei o que acontece sem internet depois de carregar",
          "Um colega e dois alunos usaram sem ajuda",
          "A primeira tela diz quem fez, com que ferramenta e quando",
          "Data para desligar: ... Quem corrige: ...",
        ],
      },
    ],
    plan: [
      {
        minutes: 4,
        task: "Mostrar o app e a lista. Explicar que se procura defeito no app, não nas pessoas.",
        say: "Hoje o trabalho de vocês é achar o que está errado. Defeito que dá para mostrar vale mais que elogio.",
      },
      {
        minutes: 12,
        task: "Em trios: um usa, um observa calado, um escreve. Trocam de papel duas vezes.",
        say: "Nos primeiros quatro minutos, só com o teclado. Escreva o que você fez, não o que achou.",
      },
      {
        minutes: 8,
        task: "Cada trio conta o defeito mais grave e mostra como fazer acontecer de novo.",
        say: "Mostre os passos. Se acontecer duas vezes, é defeito. Se foi uma só, fica como teste para mim.",
      },
      {
        minutes: 6,
        task: "Decidir juntos: compartilhar, consertar antes ou desligar. Recolher as folhas.",
        say: "Vocês deixariam uma turma menor usar amanhã? Quero um motivo tirado da folha.",
      },
    ],
    sheets: [
      {
        id: "tester-sheet",
        title: "Folha do testador",
        pupils: "6º ano",
        blocks: [
          {
            kind: "paragraph",
            text: "Em trios: um usa, um observa calado, um escreve. Anotem o que fizeram e o que aconteceu, não o que acharam.",
          },
          {
            kind: "table",
            columns: ["O que fizemos", "O que aconteceu", "De novo na segunda vez?"],
            rows: [["Só com o teclado"], ["Zoom de 200%"], ["Clicar rápido sem ler"], [], []],
          },
          {
            kind: "fields",
            fields: [
              { label: "O defeito mais grave e os passos para ele acontecer", lines: 3 },
              { label: "Quem ficaria sem conseguir usar ou sairia prejudicado?", lines: 1 },
            ],
          },
          { kind: "ticks", items: ["Compartilhar", "Consertar antes", "Desligar"] },
        ],
      },
      {
        id: "checklist",
        title: "Marque ou não compartilhe",
        pupils: "6º ano, com o professor",
        blocks: [
          {
            kind: "ticks",
            items: [
              "Jogado duas vezes: todos os fatos estão certos",
              "Nenhum campo pede nome, e-mail, foto ou lugar",
              "A janela anônima não mostra nada indevido",
              "Só com o teclado se chega a todos os botões",
              "Com 200% de zoom, nada fica cortado",
              "Funciona no aparelho mais antigo e com internet fraca",
              "Sabemos o que acontece sem internet depois de carregar",
              "Um colega e dois alunos usaram sem ajuda",
              "Primeira tela: quem fez, com que ferramenta e quando",
            ],
          },
          {
            kind: "fields",
            fields: [
              { label: "Data para desligar", lines: 1 },
              { label: "Função de quem corrige", lines: 1 },
              { label: "O que consertamos e quando testamos de novo", lines: 3 },
            ],
          },
        ],
      },
    ],
    otherStage: {
      stage: "primary",
      curriculum: [
        { code: "EF05CO11", text: "Avaliar se uma tecnologia serve para o problema que se quer resolver" },
      ],
      examples: {
        "o que o app faz": "mostra uma figura com partes pintadas e quatro frações; não guarda pontuação",
        "quem usa": "alunos do 5º ano, em trios",
        "aparelhos e internet": "dois tablets da escola, internet que cai",
        "textos das telas":
          "título, “Que fração está pintada?”, dez figuras com quatro respostas, “certo”, “conte de novo”",
      },
      sample: {
        of: "App de frações criado para o 5º ano, antes de mandar o link",
        context: "Trecho: um problema por grupo.",
        answer:
          "Conteúdo errado: uma figura pode ter partes de tamanhos diferentes. Teste: cubra as respostas e compare as partes. Correção: refaça a figura. Dados pessoais: a ferramenta pode contar visitantes. Precisa de teste: procure “estatísticas” nas configurações. Correção: desligue. Acessibilidade: quem não distingue cores pode não ver a parte pintada. Precisa de teste: olhe a tela em preto e branco. Correção: use listras. Aparelhos simples: o app pode parar sem internet. Teste: abra o código e siga, função por função, tudo o que ele carrega. Correção: projete a página de um aparelho só. Mau uso: trios que tocam até acertar. Teste: toque rápido, sem contar. Correção: a figura volta mais tarde, com as respostas em outra ordem. Não compartilhe hoje se: um gabarito estiver errado, algum campo pedir nome ou nada aparecer sem internet.",
        flaw: {
          sentence: "Teste: abra o código e siga, função por função, tudo o que ele carrega.",
          why: "O pedido era um teste de até dois minutos, sem programar. Este só serve a quem programa, leva horas e acaba não sendo feito.",
          howToSpot:
            "Leia cada teste com o relógio na mão: eu faço isto em dois minutos, com os olhos e o tablet?",
          mended:
            "Precisa de teste: carregue a página, desligue o wi-fi do tablet e responda a duas perguntas.",
        },
      },
    },
  },
};
