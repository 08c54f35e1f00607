// The lesson behind the printed code chapter3-ex6.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const CHAPTER3_EX6: LessonByLocale = {
  en: {
    facts: {
      stages: ["lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 15,
      minutesInClass: 50,
      note: null,
      group: "Groups of 4",
      equipment: "screen",
      internet: "teacher",
      materials: ["Projector", "Paper for position and reasons", "Library or search for real sources"],
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, spoken language and KS3 citizenship: debate, evidence, reasoned argument",
        },
      ],
    },
    blanks: [
      { name: "year group", label: "Year group", example: "Year 9" },
      {
        name: "debate question",
        label: "Debate question (no person, faith or party)",
        example: "Should our school day start at 10 am?",
      },
      { name: "our position", label: "Position the class is preparing", example: "Yes, it should" },
    ],
    sample: {
      of: "Year 9 citizenship, 28 pupils",
      context: null,
      answer:
        "Argument 1: families. Many parents start work before 9 am, so younger children would wait alone or need paid clubs. Evidence: a survey of our own families; look for the council's figures on childcare. Argument 2: transport. Buses are shared with other schools, and a later run could leave rural pupils with none. Evidence: the timetable and a call to the bus company. Argument 3: learning. A 2019 study by the University of Leeds found that pupils who started later lost 12% of their lesson time. Evidence: that study. Hard questions: 1. Who looks after a Year 7 pupil between 8 and 10? 2. Which bus would you lose? 3. If lessons end later, what happens to clubs and part-time jobs?",
      flaw: {
        sentence:
          "A 2019 study by the University of Leeds found that pupils who started later lost 12% of their lesson time.",
        why: "There is no way to trace it: no authors, no title, and the prompt forbade invented studies. A precise percentage makes it sound real.",
        howToSpot:
          "Ask for the title and the link, then search for both yourself. If neither can be opened, cross the sentence out in front of the class.",
        mended:
          "Lessons would end later, when some pupils may be tired; look for a study of this whose title and link we can open.",
      },
    },
    followUps: {
      level:
        "Rewrite the three arguments for pupils two years younger, in sentences of up to 15 words. Keep their force.",
      check:
        "Mark each claim as: common sense, checkable fact, or needs a source. Delete any source you cannot link.",
      adapt:
        "Now take our side and answer your own three hard questions, each with the weakest point of our case.",
    },
    troubles: [
      {
        problem: "The other side is a caricature.",
        write: "Write as someone who holds this view sincerely and has thought about it. No weak arguments.",
      },
      {
        problem: "It takes our side at the end.",
        write: "Delete your conclusion. Leave us only the arguments and the questions.",
      },
    ],
    law: {
      note: "Present political issues with balance, as schools in England are expected to, and agree any sensitive question with your head of department first. One screen is enough; no pupil account.",
      ruleIds: ["uk-dfe-genai"],
    },
    toolIds: ["gemini", "microsoft-copilot", "duck-ai", "mistral-vibe"],
    extras: [
      {
        title: "Before you choose a question",
        items: [
          "No question about whether a group of people deserves rights or respect",
          "No party, candidate or campaign",
          "Nobody has to argue a view about their own faith, family or body",
          "If in doubt, debate a character, an invention or a school rule",
        ],
      },
      {
        title: "Safe questions by stage",
        items: [
          "KS2: should Goldilocks pay for the chair?",
          "KS3: should homework be optional for one term?",
          "KS4: should cities ban private cars at weekends?",
          "KS5: should museums return objects taken in the past?",
        ],
      },
    ],
    plan: [
      {
        minutes: 8,
        task: "Groups of four write their position and two reasons before anything is on the screen.",
        say: "Should our school day start at 10 am? Today we prepare ‘yes’, whatever you think yourself.",
      },
      {
        minutes: 7,
        task: "Project the prompt and its answer; read the three arguments slowly. Groups choose the one they fear most.",
        say: "It has been told to argue against us. Which argument would you least like to meet?",
      },
      {
        minutes: 8,
        task: "Hunt for claims: mark each one as opinion, a fact that can be checked, or one that needs a source.",
        say: "One claim here sounds exact. How would you prove to me that it is true?",
      },
      {
        minutes: 12,
        task: "Each group answers one hard question in writing, with an honest concession.",
        say: "Start with ‘You are right that’, and only then with ‘however’.",
      },
      {
        minutes: 10,
        task: "Look for one real source for each argument, in the library or by search on the one screen; record whether it opens.",
        say: "If neither title nor link can be found, we cross it out together.",
      },
      {
        minutes: 5,
        task: "Each group says what it changed, and why; pupils may now say what they really think.",
        say: "What is different on your page from the one you wrote at the start?",
      },
    ],
    sheets: [
      {
        id: "position-and-reasons",
        title: "Our position",
        pupils: "Year 9",
        blocks: [
          {
            kind: "paragraph",
            text: "Question: should our school day start at 10 am? Today we prepare: yes, it should.",
          },
          {
            kind: "fields",
            fields: [
              { label: "Our first reason", lines: 2 },
              { label: "Our second reason", lines: 2 },
              { label: "The argument we fear most", lines: 2 },
              { label: "Our answer: you are right that ... However, ...", lines: 5 },
              { label: "What we changed, and why", lines: 3 },
            ],
          },
        ],
      },
      {
        id: "claims-and-sources",
        title: "Claims and sources",
        pupils: "Year 9",
        blocks: [
          {
            kind: "paragraph",
            text: "Copy one claim a line. Kind: opinion, fact to check, or needs a source.",
          },
          {
            kind: "table",
            columns: ["Claim", "Kind", "Source: title and place", "Found?"],
            rows: [[], [], [], [], [], []],
          },
          { kind: "paragraph", text: "Neither title nor link? Cross the claim out." },
          {
            kind: "fields",
            fields: [{ label: "A claim we crossed out, and what made us doubt it", lines: 3 }],
          },
        ],
      },
    ],
    otherStage: {
      stage: "primary",
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS1 English, spoken language: giving reasons for an opinion and talking about a story heard in class",
        },
      ],
      examples: {
        "year group": "Year 2",
        "debate question": "Should Goldilocks pay for the broken chair?",
        "our position": "Yes, she should pay",
      },
      sample: {
        of: "Year 2 English, 27 pupils",
        context:
          "The teacher alone types and reads the answer aloud, after the class has heard the story of Goldilocks.",
        answer:
          "Argument 1: no money. A small child has no money of her own and cannot know what a chair costs. Evidence: look for how the story describes her. Argument 2: an accident. Baby Bear has no chair now, so the person who broke it must buy him a new one. Evidence: the page where the chair breaks. Argument 3: another way to make up. Saying sorry and helping to mend the chair may teach her more than paying. Evidence: your own class rule for broken things. Hard questions: 1. Where would a small child find the money? 2. Must you pay when you did not mean to break something? 3. Which is harder, paying or saying sorry?",
        flaw: {
          sentence: "Baby Bear has no chair now, so the person who broke it must buy him a new one.",
          why: "That is our own side. The tool was asked for three arguments of the other side, and the heading promises one: an accident.",
          howToSpot:
            "Put a thumb up or down after every argument: does it say pay, or do not pay? All three must point the same way.",
          mended: "She sat down to rest and did not mean to break it, so it would be unfair to make her pay.",
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 15,
      minutesInClass: 50,
      note: null,
      group: "Grupos de 4",
      equipment: "screen",
      internet: "teacher",
      materials: ["Projetor", "Papel para posição e razões", "Biblioteca ou busca para achar fontes"],
      curriculum: [
        {
          code: "EF89LP12",
          text: "Planejar em conjunto um debate com regras e levantar informações para sustentar a posição",
        },
        {
          code: "EF69LP15",
          text: "Apresentar argumentos e contra-argumentos, respeitando os turnos de fala",
        },
      ],
    },
    blanks: [
      { name: "ano/série", label: "Ano ou série", example: "9º ano" },
      {
        name: "pergunta do debate",
        label: "Pergunta do debate (sem pessoa, religião ou partido)",
        example: "A cantina deve parar de vender refrigerante?",
      },
      { name: "nossa posição", label: "Posição que a turma está preparando", example: "Sim, deve" },
    ],
    sample: {
      of: "Língua Portuguesa, 9º ano, 34 alunos",
      context: null,
      answer:
        "Argumento 1: autonomia. Adolescente aprende a escolher tendo opções; proibir na cantina não ensina a decidir fora dela. Evidência: procurar pesquisas sobre educação alimentar. Argumento 2: dinheiro. A cantina ajuda a pagar o grêmio e as festas, e a venda pode cair. Evidência: as contas da cantina, pedidas à direção. Argumento 3: efeito contrário. Quem quer refrigerante compra na esquina, antes de entrar, e a escola perde o controle. Evidência: uma contagem no portão durante uma semana. Perguntas difíceis: 1. Se a escola pode proibir, o que mais ela poderia proibir? 2. Quem cobre o dinheiro que faltar? 3. Como saber se o consumo caiu mesmo? De qualquer forma, a posição de vocês é a correta e deve convencer a turma.",
      flaw: {
        sentence: "De qualquer forma, a posição de vocês é a correta e deve convencer a turma.",
        why: "O prompt pedia para não dizer quem tem razão. Assistentes tendem a agradar quem pergunta, e a frase encerra o pensamento antes do debate.",
        howToSpot:
          "Leia a última linha de cada resposta: é ali que o elogio costuma aparecer. Inverta a posição no prompt e veja se ela também vira a correta.",
        mended: "A posição é de vocês: se ela convence, a turma é que vai dizer, depois do debate.",
      },
    },
    followUps: {
      level:
        "Reescreva os três argumentos para o 6º ano, em frases de até 15 palavras. Mantenha a força deles.",
      check:
        "Marque cada afirmação como opinião, fato que dá para conferir ou precisa de fonte. Apague fonte que você não consiga indicar com link.",
      adapt:
        "Agora fique do nosso lado e responda às suas três perguntas, mostrando o ponto mais fraco do nosso caso.",
    },
    troubles: [
      {
        problem: "O outro lado virou caricatura.",
        write:
          "Escreva como alguém que defende isso com sinceridade e pensou no assunto. Sem argumentos fracos.",
      },
      {
        problem: "Ela toma partido no final.",
        write: "Apague a conclusão. Deixe só os argumentos e as perguntas.",
      },
    ],
    law: {
      note: "Uma tela, a sua, basta: ninguém precisa de conta. Se liberar celular para buscar fontes, registre no planejamento que é atividade orientada e ofereça outra forma de participar (Lei 15.100/2025).",
      ruleIds: ["br-lei-15100"],
    },
    toolIds: ["gemini", "microsoft-copilot", "maritaca", "duck-ai"],
    extras: [
      {
        title: "Antes de escolher a pergunta",
        items: [
          "Nenhuma pergunta sobre se um grupo de pessoas merece direitos ou respeito",
          "Nada de partido, candidato ou campanha",
          "Ninguém precisa defender ideia sobre a própria fé, família ou corpo",
          "Na dúvida, combine com a coordenação ou debata um personagem, uma invenção ou uma regra da escola",
        ],
      },
      {
        title: "Perguntas seguras por etapa",
        items: [
          "Anos iniciais (com você na tela): o lobo da história merecia uma segunda chance?",
          "6º e 7º anos: a lição de casa deveria ser opcional por um bimestre?",
          "8º e 9º anos: o centro da cidade deveria fechar para carros aos domingos?",
          "Ensino médio: museus devem devolver objetos levados no passado?",
        ],
      },
    ],
    plan: [
      {
        minutes: 8,
        task: "Em grupos de quatro, escrever a posição e duas razões, antes de qualquer tela.",
        say: "A cantina deve parar de vender refrigerante? Hoje preparamos o “sim”, seja qual for a sua opinião.",
      },
      {
        minutes: 7,
        task: "Projetar o prompt e a resposta; ler os três argumentos devagar. Cada grupo escolhe o que mais o preocupa.",
        say: "Ela foi instruída a ficar contra nós. Que argumento vocês menos queriam encontrar?",
      },
      {
        minutes: 8,
        task: "Marcar cada afirmação: opinião, fato que dá para conferir ou precisa de fonte. Ler com atenção a última frase.",
        say: "O prompt pedia para não dizer quem tem razão. Ela obedeceu até o fim?",
      },
      {
        minutes: 12,
        task: "Cada grupo responde por escrito a uma pergunta difícil, começando por reconhecer um ponto do outro lado.",
        say: "Comecem com “É verdade que” e só depois venham com o “mas”.",
      },
      {
        minutes: 10,
        task: "Procurar uma fonte real para cada argumento, na biblioteca ou na tela da sala, e anotar se abre.",
        say: "Se não acharmos nem título nem link, riscamos a frase juntos.",
      },
      {
        minutes: 5,
        task: "Cada grupo conta o que mudou e por quê; agora cada um pode dizer o que pensa.",
        say: "O que está diferente do que vocês escreveram no começo?",
      },
    ],
    sheets: [
      {
        id: "position-and-reasons",
        title: "A nossa posição",
        pupils: "9º ano",
        blocks: [
          {
            kind: "paragraph",
            text: "Pergunta: a cantina deve parar de vender refrigerante? Hoje preparamos: sim, deve.",
          },
          {
            kind: "fields",
            fields: [
              { label: "Primeira razão", lines: 2 },
              { label: "Segunda razão", lines: 2 },
              { label: "O argumento que mais nos preocupa", lines: 2 },
              { label: "A nossa resposta: é verdade que ... Mas ...", lines: 5 },
              { label: "O que mudamos, e por quê", lines: 3 },
            ],
          },
        ],
      },
      {
        id: "claims-and-sources",
        title: "Afirmações e fontes",
        pupils: "9º ano",
        blocks: [
          {
            kind: "paragraph",
            text: "Copiem uma afirmação por linha. Tipo: opinião, fato para conferir ou precisa de fonte.",
          },
          {
            kind: "table",
            columns: ["Afirmação", "Tipo", "Fonte: título e lugar", "Achamos?"],
            rows: [[], [], [], [], [], []],
          },
          { kind: "paragraph", text: "Não tem título nem link? Risquem a afirmação." },
          {
            kind: "fields",
            fields: [{ label: "Uma frase que riscamos e o que nos fez desconfiar", lines: 3 }],
          },
        ],
      },
    ],
    otherStage: {
      stage: "primary",
      curriculum: [
        {
          code: "EF35LP15",
          text: "Dar opinião sobre uma questão que divide a turma e defendê-la com argumentos",
        },
      ],
      examples: {
        "ano/série": "3º ano",
        "pergunta do debate": "O lobo dos três porquinhos merece uma segunda chance?",
        "nossa posição": "Sim, merece",
      },
      sample: {
        of: "Língua Portuguesa, 3º ano, 28 alunos",
        context:
          "Só a professora digita e lê a resposta em voz alta, depois de a turma ouvir a história dos três porquinhos.",
        answer:
          "Argumento 1: medo. O lobo soprou duas casas até elas caírem, e os porquinhos ainda podem ter medo dele. Evidência: as páginas em que as casas caem. Argumento 2: desculpas. Quem quer outra chance pede desculpas primeiro, e na história ele não pede. Evidência: reler o final do livro da turma (conferir). Argumento 3: tempo. Todo lobo nasce mau, e quem nasce mau não muda com o tempo. Evidência: o que o lobo faz depois de cada casa. Perguntas difíceis: 1. Como os porquinhos poderiam dormir tranquilos? 2. Que palavras o lobo precisaria dizer? 3. Quantos dias ele teria de ficar sem assustar ninguém para vocês acreditarem nele?",
        flaw: {
          sentence: "Todo lobo nasce mau, e quem nasce mau não muda com o tempo.",
          why: "É um estereótipo, e o prompt dizia “sem ofensa, estereótipo ou deboche”. Trocado o lobo por um grupo de pessoas, a frase viraria preconceito.",
          howToSpot:
            "Procure “todo”, “sempre” e “nasce assim”. Um bom argumento fala do que o personagem fez, não do que ele é.",
          mended: "Mudar leva tempo, e até agora ele fez a mesma coisa em cada casa.",
        },
      },
    },
  },
};
