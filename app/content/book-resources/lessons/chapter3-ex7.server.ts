// The lesson behind the printed code chapter3-ex7.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const CHAPTER3_EX7: LessonByLocale = {
  en: {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 25,
      minutesInClass: null,
      note: "Preparation only; ask two pupils to try the new version for five minutes.",
      group: "Teacher alone; two pupils test the result",
      equipment: "paper",
      internet: "teacher",
      materials: [
        "The worksheet or slide",
        "A printed copy at the size pupils see",
        "Ruler or phone camera to test contrast",
      ],
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, inclusion statement; example from KS2 science, Year 3, plants",
        },
      ],
    },
    blanks: [
      { name: "year group", label: "Year group", example: "Year 3" },
      {
        name: "goal that must stay",
        label: "Goal that must stay the same",
        example: "say what roots, stem and leaves do for a plant",
      },
      {
        name: "other needs in general terms",
        label: "Other needs, in general terms (no names, no diagnosis)",
        example: "needs more time to write",
      },
      {
        name: "activity text",
        label: "Text of the activity",
        example:
          "Look at the picture. Label the four parts. Then write next to each one what it does for the plant. Finish by explaining what happens if we cut the roots.",
      },
      {
        name: "description of each image",
        label: "Description of each image",
        example:
          "1: line drawing of a bean plant in soil, with roots, stem, leaves and flower, and four empty boxes",
      },
    ],
    sample: {
      of: "Year 3 science, 29 pupils",
      context: null,
      answer:
        'Barriers and changes. Low vision: thin grey lines; print the drawing at full page width, in black. Screen reader: empty boxes have no name; number them 1 to 4. Slow reading: four orders in one paragraph; use one line per order. Losing focus: the last question is far from the picture; put it under the drawing. New to English: "label" may be unknown; show one box already done. More time to write: accept single words or speech. Steps: 1. Look at the plant. 2. Name parts 1 to 4. 3. Say or write what each part does. 4. Tell a partner what happens without roots. Alt text: bean plant in soil; roots at the bottom take in water, the stem carries it and the leaves make food.',
      flaw: {
        sentence:
          "Alt text: bean plant in soil; roots at the bottom take in water, the stem carries it and the leaves make food.",
        why: "It gives away the answer: pupils are asked what each part does. A screen-reader user would do a different, easier task.",
        howToSpot:
          "Read the alt text and then the question. If you can answer without thinking, the description says too much.",
        mended:
          "Alt text: line drawing of a bean plant in soil; four boxes, numbered 1 to 4, each point to one part.",
      },
    },
    followUps: {
      level:
        "Make a lighter version with the same goal: fewer words, one example done, the same final question.",
      check: "For each change, tell me whether it alters the goal. Remove any change that does.",
      adapt: "Turn the steps into a script I can read aloud and record in under one minute.",
    },
    troubles: [
      {
        problem: "It removes the hard question.",
        write: "Put it back. Change how pupils reach or answer it, not what they must think.",
      },
      {
        problem: "It guesses what is in the picture.",
        write: "You have not seen the image. Ask me three questions about it and wait.",
      },
    ],
    law: {
      note: "Plans, reports and diagnoses never go into a tool. Talk to the SENCO: this prompt mends the sheet, it does not write a support plan.",
      ruleIds: ["uk-dfe-genai"],
    },
    toolIds: ["gemini", "microsoft-copilot", "chatgpt", "claude", "qwen-chat", "canva"],
    extras: [
      {
        title: "About images",
        items: [
          "A description you wrote is only as good as what you noticed: check the alt text against the picture itself",
          "A pupil who uses a screen reader needs the alt text inside the file, not on paper beside it",
          "Leave alt text empty for decoration",
        ],
      },
      {
        title: "Two-minute tests",
        items: [
          "Zoom to 200%: is anything cut off?",
          "Print in black and white: does colour still matter?",
          "Press Tab through the slide: is the order right?",
          "Sans serif, 12 point or more, left-aligned, wide line spacing for pupils with dyslexia",
        ],
      },
    ],
    plan: [
      {
        minutes: 4,
        task: "Write the goal on a slip and lay it beside the worksheet. Describe each image in one sentence.",
        say: null,
      },
      {
        minutes: 6,
        task: "Fill in the prompt and run it. Lay the goal beside every change: cross out those that change it.",
        say: null,
      },
      {
        minutes: 7,
        task: "Make the two changes that cost least, such as one instruction a line and the picture at full width.",
        say: null,
      },
      {
        minutes: 3,
        task: "Test: zoom to 200%, print in black and white, read the steps in order. Does the alt text give the answer away?",
        say: null,
      },
      {
        minutes: 5,
        task: "Two pupils try the new version and say what helped. Watch, and do not explain.",
        say: "I am testing the sheet, not you. Tell me where you had to read twice.",
      },
    ],
    sheets: [
      {
        id: "what-helped",
        title: "I test the sheet",
        pupils: "Year 3",
        blocks: [
          { kind: "paragraph", text: "You are not being tested. The sheet is. No name." },
          {
            kind: "ticks",
            items: [
              "I could read every word.",
              "I could see every part of the picture.",
              "I knew what to do first.",
              "I could answer in my own way: write, draw or say.",
            ],
          },
          {
            kind: "fields",
            fields: [
              { label: "Where I had to read twice", lines: 2 },
              { label: "What helped me most", lines: 2 },
              { label: "One thing I would change", lines: 2 },
            ],
          },
          { kind: "paragraph", text: "Or draw it here:" },
          { kind: "table", columns: ["Hard for me", "Easy for me"], rows: [[], [], []] },
        ],
      },
    ],
    otherStage: {
      stage: "upper-secondary",
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS4 science, physics: changes of state and the particle model",
        },
      ],
      examples: {
        "year group": "Year 10",
        "goal that must stay": "read a heating graph and explain its flat part with particles",
        "other needs in general terms": "tires when writing",
        "activity text":
          "Study the graph. 1) What was the temperature at the start? 2) For how long is the line flat? 3) Explain what the particles are doing in the flat part.",
        "description of each image":
          "1: line graph, time in minutes across, temperature in °C up; the line rises, is flat, rises again; the numbers are in small grey print",
      },
      sample: {
        of: "Year 10 physics, 30 pupils",
        context: null,
        answer:
          "Barriers and changes. Low vision: small grey numbers; print the graph across the page, in black. Screen reader: the line has no values; add a table with one reading a minute. Slow reading: three questions in one paragraph; start each on a new line. Losing focus: put each question beside its part of the graph. New to English: show what flat means with a hand. Tires when writing: accept labelled sketches of particles or speech. Steps: 1. Read the temperature at the start. 2. Find where the line is flat. 3. Count its minutes. 4. Explain what the particles do there. Alt text: line graph of temperature against time; it rises to 69 °C, stays there for four minutes and rises again.",
        flaw: {
          sentence:
            "Alt text: line graph of temperature against time; it rises to 69 °C, stays there for four minutes and rises again.",
          why: "Nobody gave it 69 °C or four minutes: it guessed them, although it was told to ask. If four were right, it would also answer question 2.",
          howToSpot:
            "Look for every number of the alt text in your own description. A number that you did not give is a guess.",
          mended:
            "Alt text: line graph of temperature in °C against time in minutes; the readings are in the table beside it.",
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 25,
      minutesInClass: null,
      note: "Só preparação; peça a dois alunos que testem a versão nova por cinco minutos.",
      group: "Só você; dois alunos testam",
      equipment: "paper",
      internet: "teacher",
      materials: [
        "Folha de atividades ou slide",
        "Cópia impressa no tamanho real",
        "Celular do professor, para testar contraste",
      ],
      curriculum: [
        {
          code: "EF06GE12",
          text: "No exemplo: consumo de água e uso das bacias hidrográficas, com atenção às mudanças nas cidades",
        },
      ],
    },
    blanks: [
      { name: "ano/série", label: "Ano ou série", example: "6º ano" },
      {
        name: "objetivo que deve ficar",
        label: "Objetivo que não pode mudar",
        example: "explicar como o uso da água muda na cidade e comparar dois usos no gráfico",
      },
      {
        name: "outras necessidades em termos gerais",
        label: "Outras necessidades, em termos gerais (sem nome nem laudo)",
        example: "tem dificuldade para escrever à mão",
      },
      {
        name: "texto da atividade",
        label: "Texto da atividade",
        example:
          "Observe o gráfico. 1) Qual uso consome mais água? 2) Compare dois usos. 3) Explique por que o consumo muda quando a cidade cresce.",
      },
      {
        name: "descrição de cada imagem",
        label: "Descrição de cada imagem",
        example:
          "1: gráfico de barras com quatro usos da água na cidade, em quatro cores, sem números nas barras",
      },
    ],
    sample: {
      of: "Geografia, 6º ano, 35 alunos",
      context: null,
      answer:
        "Barreiras e mudanças. Baixa visão: só a cor distingue as barras; use hachuras e barras largas, em preto. Leitor de tela: o gráfico não tem números; inclua uma tabela. Libras: muito texto seguido; combine antes os sinais de “consumo” e “cidade” com o intérprete. Atenção: três perguntas juntas; deixe uma por quadro. Dificuldade para escrever à mão: aceite áudio ou digitação. Quem lê devagar: retire a pergunta 3, que pede explicação, e deixe só as de leitura do gráfico. Passos: 1. Observe as quatro barras. 2. Diga qual uso é maior. 3. Escolha dois usos e compare. 4. Explique por que o consumo muda quando a cidade cresce. Texto alternativo: gráfico com quatro barras de usos da água na cidade; os valores estão na tabela ao lado.",
      flaw: {
        sentence:
          "Quem lê devagar: retire a pergunta 3, que pede explicação, e deixe só as de leitura do gráfico.",
        why: "A pergunta 3 é o objetivo da aula. Ler devagar não impede de explicar: a mudança tira a aprendizagem, não a barreira.",
        howToSpot:
          "Ponha o objetivo ao lado de cada mudança. Se ele some, a mudança virou desconto, não acessibilidade.",
        mended:
          "Quem lê devagar: ponha uma frase por linha e leia a pergunta 3 em voz alta; a explicação pode ser falada.",
      },
    },
    followUps: {
      level:
        "Faça uma versão mais enxuta com o mesmo objetivo: menos palavras, um exemplo feito, a mesma pergunta final.",
      check: "Para cada mudança, diga se ela altera o objetivo. Retire as que alterarem.",
      adapt: "Transforme os passos em um roteiro de até um minuto para eu gravar em áudio.",
    },
    troubles: [
      {
        problem: "Ela elimina a pergunta difícil.",
        write:
          "Devolva a pergunta. Mude o caminho até ela ou a forma de responder, não o que se deve pensar.",
      },
      {
        problem: "Ela adivinha o que há na imagem.",
        write: "Você não viu a imagem. Faça três perguntas sobre ela e espere.",
      },
    ],
    law: {
      note: "Laudo, PEI e relatório do AEE são dados sensíveis: nunca entram em ferramenta de IA (LGPD). Descreva necessidades em geral e combine as mudanças com o AEE e a coordenação pedagógica.",
      ruleIds: ["br-lgpd-14"],
    },
    toolIds: ["gemini", "microsoft-copilot", "chatgpt", "maritaca", "qwen-chat", "canva"],
    extras: [
      {
        title: "Sobre as imagens",
        items: [
          "A descrição escrita por você vale o que você percebeu: confira o texto alternativo olhando a imagem",
          "Quem usa leitor de tela precisa do texto alternativo dentro do arquivo, não no papel",
          "Imagem só decorativa fica sem descrição",
        ],
      },
      {
        title: "Testes de dois minutos",
        items: [
          "Amplie a 200%: algo fica cortado?",
          "Imprima em preto e branco: a cor faz falta?",
          "Passe pelo slide com a tecla Tab: a ordem está certa?",
          "Letra sem serifa, corpo 12 ou maior, alinhada à esquerda, com espaço entre as linhas, para quem tem dislexia",
        ],
      },
    ],
    plan: [
      {
        minutes: 4,
        task: "Escrever o objetivo em um papel, ao lado da folha de atividades, e descrever cada imagem em uma frase.",
        say: null,
      },
      {
        minutes: 6,
        task: "Preencher o prompt e pedir a revisão. Com o objetivo ao lado, riscar as mudanças que o alteram.",
        say: null,
      },
      {
        minutes: 7,
        task: "Fazer duas mudanças que cabem nesta aula: por exemplo, uma pergunta por quadro e os valores do gráfico em tabela.",
        say: null,
      },
      {
        minutes: 3,
        task: "Testar: ampliar a 200%, imprimir em preto e branco, ler os passos em ordem. O texto alternativo entrega a resposta?",
        say: null,
      },
      {
        minutes: 5,
        task: "Dois alunos usam a versão nova e dizem o que ajudou. Você observa, sem explicar.",
        say: "Estou testando a folha, não vocês. Digam onde tiveram de ler duas vezes.",
      },
    ],
    sheets: [
      {
        id: "what-helped",
        title: "Estou testando a folha",
        pupils: "6º ano",
        blocks: [
          { kind: "paragraph", text: "Quem está sendo testada é a folha, não você. Não precisa de nome." },
          {
            kind: "ticks",
            items: [
              "Consegui ler todas as palavras.",
              "Consegui ver o gráfico inteiro, mesmo sem cor.",
              "Eu sabia por onde começar.",
              "Pude responder do meu jeito: escrever, falar ou usar Libras.",
            ],
          },
          {
            kind: "fields",
            fields: [
              { label: "Onde precisei ler duas vezes", lines: 2 },
              { label: "O que mais ajudou", lines: 2 },
              { label: "Uma coisa que eu mudaria", lines: 2 },
            ],
          },
          { kind: "paragraph", text: "Ou desenhe aqui:" },
          { kind: "table", columns: ["Difícil para mim", "Fácil para mim"], rows: [[], [], []] },
        ],
      },
    ],
    otherStage: {
      stage: "upper-secondary",
      curriculum: [
        {
          code: "EM13MAT101",
          text: "Interpretar situações em que grandezas variam, lendo gráficos e a rapidez da variação",
        },
      ],
      examples: {
        "ano/série": "1ª série do ensino médio",
        "objetivo que deve ficar": "comparar, no gráfico, a rapidez com que o nível do reservatório cai",
        "outras necessidades em termos gerais": "cansa quando escreve muito",
        "texto da atividade":
          "Observe o gráfico. 1) Em que mês o nível foi maior? 2) Entre que meses ele caiu mais depressa? 3) Explique como você viu isso.",
        "descrição de cada imagem":
          "1: gráfico de linha do nível em metros, de janeiro a junho: 4, 6, 9, 8, 5 e 4; linha cinza e fina",
      },
      sample: {
        of: "Matemática, 1ª série do ensino médio, 38 alunos",
        context: null,
        answer:
          "Barreiras e mudanças. Baixa visão: linha cinza e fina; imprima em preto, grossa, na largura da página. Leitor de tela: a linha não tem valores; inclua uma tabela com os seis meses. Surdo e usa Libras: grave as instruções em áudio e deixe o arquivo no computador da sala. Lê devagar: uma pergunta por linha. Perde a atenção: ponha cada pergunta ao lado do gráfico. Cansa quando escreve: aceite setas no gráfico ou resposta falada. Passos: 1. Leia os seis valores. 2. Ache o mês de nível maior. 3. Compare as quedas de um mês para o outro. 4. Explique como você viu a queda maior. Texto alternativo: gráfico de linha do nível do reservatório em metros, de janeiro a junho; os valores estão na tabela ao lado.",
        flaw: {
          sentence:
            "Surdo e usa Libras: grave as instruções em áudio e deixe o arquivo no computador da sala.",
          why: "Áudio não chega a quem não ouve. A resposta repetiu uma mudança que ajuda outras pessoas e não pensou na barreira desta.",
          howToSpot:
            "Leia cada linha como a pessoa descrita nela: o que eu recebo, e por onde? Se não chega, a mudança não é para mim.",
          mended:
            "Surdo e usa Libras: combine antes com o intérprete os sinais de “nível” e “queda” e aponte cada um no gráfico.",
        },
      },
    },
  },
};
