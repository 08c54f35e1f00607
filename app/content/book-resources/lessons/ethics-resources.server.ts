// The lesson behind the printed code ethics-resources.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const ETHICS_RESOURCES: LessonByLocale = {
  en: {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any", "tutor-time"],
      minutesToPrepare: 25,
      minutesInClass: 60,
      note: null,
      group: "Groups of 4, then a class vote",
      equipment: "paper",
      internet: "teacher",
      materials: [
        "Three invented situations on cards",
        "The school's rules",
        "Large paper for the final text",
      ],
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS3 citizenship and computing: rules, rights, using technology safely; RSHE online safety",
        },
      ],
    },
    blanks: [
      { name: "year group", label: "Year group", example: "Year 8" },
      {
        name: "school rules on AI and phones",
        label: "School rules on AI and phones",
        example: "phones stay away all day; AI only on the teacher's screen or in a task that says so",
      },
      { name: "tone", label: "Tone", example: "calm and friendly" },
    ],
    sample: {
      of: "Year 8 tutor group, 28 pupils",
      context: "Excerpt: reasons shown for parts 1 and 2 only.",
      answer:
        "Part 1, without AI. A: in tests and first drafts we work without AI. For: we learn what we can do. Against: slower starts. B: only tests are without AI. For: freedom to explore. Against: harder to see our own work. Part 2, with a declaration. A: one line at the end of the task. For: quick. Against: easy to forget. B: at break we may ask a chatbot on our phones and show the teacher the answer. For: help when we need it. Against: distraction. Part 3, never typed: A: names, photos, marks, health. B: anything about a person. Part 4, when something goes wrong: A: stop, leave the screen, tell our tutor. B: stop and tell any adult in school.",
      flaw: {
        sentence: "B: at break we may ask a chatbot on our phones and show the teacher the answer.",
        why: "Phones stay away all day in this school, and pupils without a phone are left out. The class would vote for something that cannot happen.",
        howToSpot:
          "Hold each option against the school's rules and against the pupil with no device. Do this before the class sees the list.",
        mended:
          "B: in lessons we may ask on the teacher's screen, and we write what was asked beside the answer.",
      },
    },
    followUps: {
      level:
        "Write the four parts for Year 3: one sentence and one colour each (red, amber, green), for the teacher's screen only.",
      check: "For each option, name the school rule behind it. Mark those with no rule behind them.",
      adapt: "Adapt it for a staff meeting: the same four parts, about our own use of AI.",
    },
    troubles: [
      {
        problem: "It sounds like a legal notice.",
        write: "Rewrite every line so that a pupil could say it to a friend. No line over 15 words.",
      },
      {
        problem: "Every option is a ban.",
        write: "For each ban, add what we may do instead and why it helps us learn.",
      },
    ],
    law: {
      note: "The school's AI and behaviour policies, and JCQ rules for exams, come before this agreement. A worrying chat or a fake image goes to the safeguarding lead the same day.",
      ruleIds: ["uk-kcsie-2026", "uk-jcq-ai", "uk-phones-2026"],
    },
    toolIds: ["gemini", "microsoft-copilot", "duck-ai", "mistral-vibe"],
    extras: [
      {
        title: "A model agreement (change every word you like)",
        items: [
          "Our class and AI, agreed on ..., to be looked at again on ...",
          "Red: tests and first drafts are ours alone",
          "Amber: AI for the step on the sheet, and we say so",
          "Green: AI is part of the task, and we show what we asked, kept and changed",
          "We never type names, photos, marks, health or family stories, ours or anyone else's",
          "We check one fact in every answer before we use it",
          "We do not make pictures, voices or jokes of real people",
          "If something feels wrong: stop, leave the screen as it is, tell ... . Nobody is in trouble for telling",
          "No device at home? There is a paper version of the task",
          "I used AI to ..., and I checked ... .",
        ],
      },
    ],
    plan: [
      {
        minutes: 12,
        task: "Read the three situations aloud. After each, pupils move to ‘fair’, ‘not fair’ or ‘it depends’ and give a reason.",
        say: "These pupils are invented. Move first, then tell us the reason, not the name of anyone you know.",
      },
      {
        minutes: 15,
        task: "Groups of four read the two options for each part and write one reason for and one against.",
        say: "Test every option on a pupil with no phone and no internet at home. Does it still work?",
      },
      {
        minutes: 10,
        task: "The groups vote on each part. Tally at the board; a close vote gets one more speaker on each side.",
        say: "You vote for a sentence, not for a friend. You may change the wording before you vote.",
      },
      {
        minutes: 15,
        task: "Write the final text by hand on large paper. Each group writes one part in its own words.",
        say: "No line over 15 words. If you could not say it to a friend, write it again.",
      },
      {
        minutes: 8,
        task: "Add the one-line declaration and the date of the review. Everyone who agrees signs with a mark, not a name.",
        say: "Let us practise: I used AI to ..., and I checked ... When do we look at this again?",
      },
    ],
    sheets: [
      {
        id: "situations",
        title: "Is this fair?",
        pupils: "Year 8",
        blocks: [
          {
            kind: "paragraph",
            text: "Three invented situations. Cut out. Decide: fair, not fair, or it depends? Give a reason before you hear anyone else's.",
          },
          {
            kind: "cards",
            items: [
              "Two pupils hand in a poem. One wrote it alone in an hour. The other asked an AI tool for ten poems, chose one and changed four lines. Both say: my poem.",
              "For homework, AI may be used to check spelling. One pupil has no device at home and loses two marks for spelling.",
              "A group pastes a classmate's diary page into a chatbot, without the name, to ask how to cheer the person up.",
            ],
          },
          {
            kind: "fields",
            fields: [
              { label: "The one we disagreed about, and both reasons", lines: 3 },
              { label: "A rule that would have helped", lines: 2 },
            ],
          },
        ],
      },
      {
        id: "voting-sheet",
        title: "Our vote, part by part",
        pupils: "Year 8",
        blocks: [
          {
            kind: "table",
            columns: ["Part", "A: votes", "B: votes", "Our words, if we change it"],
            rows: [
              ["1. Without AI"],
              ["2. We use it and say so"],
              ["3. We never type"],
              ["4. When something goes wrong"],
            ],
          },
          {
            kind: "ticks",
            items: [
              "It respects the school's rules",
              "It works for someone with no device at home",
              "It teaches; it does not punish",
              "No line over 15 words",
            ],
          },
          {
            kind: "fields",
            fields: [
              { label: "I used AI to ..., and I checked ...", lines: 2 },
              { label: "We look at it again on", lines: 1 },
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
          text: "National Curriculum for England, KS1 computing: using technology safely and respectfully, and knowing where to go for help",
        },
      ],
      examples: {
        "year group": "Year 2",
        "school rules on AI and phones": "AI only on the teacher's screen; no devices from home",
        tone: "kind and cheerful",
      },
      sample: {
        of: "Year 2, 26 pupils, on the carpet",
        context: "Excerpt: reasons shown for parts 1 and 2 only.",
        answer:
          "Part 1, without AI. A: we think up our stories without AI. For: the ideas are ours. Against: it takes longer. B: we do our sums without AI. For: we get better at them. Against: we may get stuck. Part 2, we use it and say so. A: our teacher asks on the big screen, and we say ‘AI helped’. For: everyone sees. Against: we wait our turn. B: our teacher writes ‘AI helped’ on the page. For: families can see it. Against: we may forget to ask. Part 3, never typed. A: names, birthdays, where we live. B: the law says that children may never type a word. Part 4, when something goes wrong. A: hands off, look away, tell our teacher. B: hands off, tell any grown-up in school.",
        flaw: {
          sentence: "B: the law says that children may never type a word.",
          why: "The request said not to quote laws, and this one is invented. It also gives the class nothing to choose: it frightens instead of explaining.",
          howToSpot:
            "Look for ‘the law says’, ‘must’ and ‘forbidden’. Read each option as a pupil would and ask what it tells me to do.",
          mended: "B: nothing about me, my family or my friends.",
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary", "adult"],
      subjects: ["any", "tutor-time"],
      minutesToPrepare: 25,
      minutesInClass: 100,
      note: null,
      group: "Grupos de 4 e depois votação",
      equipment: "paper",
      internet: "teacher",
      materials: [
        "Três situações inventadas em cartões",
        "Regras da escola",
        "Papel pardo para o texto final",
      ],
      curriculum: [
        { code: "EF69CO11", text: "Conduta e linguagem adequadas no ambiente digital, com ética e respeito" },
        { code: "EF08CO10", text: "Discutir segurança e privacidade em ambientes virtuais" },
      ],
    },
    blanks: [
      { name: "ano/série", label: "Ano ou série", example: "8º ano" },
      {
        name: "regras da escola sobre IA e celular",
        label: "Regras da escola sobre IA e celular",
        example:
          "celular guardado, salvo atividade planejada; IA só na tela do professor ou quando a atividade disser",
      },
      { name: "tom", label: "Tom", example: "calmo e acolhedor" },
    ],
    sample: {
      of: "8º ano, 34 alunos, aula com o professor conselheiro",
      context: "Trecho: razões mostradas só nas partes 1 e 2.",
      answer:
        "Parte 1, sem IA. A: em prova e na primeira versão de um texto. A favor: mostra o que já sabemos. Contra: o começo é mais lento. B: só em prova. A favor: dá liberdade para explorar. Contra: fica difícil ver o que é nosso. Parte 2, com declaração. A: uma linha no fim do trabalho. A favor: é rápido. Contra: dá para esquecer. B: quem não declarar perde um ponto na média. A favor: todos lembram. Contra: assusta. Parte 3, o que nunca digitamos. A: nome, foto, nota, saúde. B: nada sobre pessoas. Parte 4, quando dá errado. A: parar, deixar a tela como está e contar ao professor conselheiro. B: parar e contar a qualquer adulto da escola.",
      flaw: {
        sentence: "B: quem não declarar perde um ponto na média.",
        why: "É punição, que o prompt proibia, e mistura comportamento com nota. Quem tem medo de perder ponto esconde o uso em vez de contar.",
        howToSpot:
          "Procure “perde”, “fica sem”, “será”. O combinado diz o que fazemos; a consequência segue o regimento escolar.",
        mended: "B: quem entrega conta em voz alta o que pediu à IA.",
      },
    },
    followUps: {
      level:
        "Escreva as quatro partes para o 3º ano, com uma frase e uma cor cada (vermelho, amarelo, verde), para a tela do professor.",
      check:
        "Para cada opção, diga em que regra da escola ela se apoia. Marque as que não se apoiam em nenhuma.",
      adapt: "Adapte para a reunião pedagógica: as mesmas quatro partes, sobre o nosso próprio uso de IA.",
    },
    troubles: [
      {
        problem: "Parece um contrato.",
        write: "Reescreva cada linha como um aluno diria a um amigo. Nenhuma linha com mais de 15 palavras.",
      },
      {
        problem: "Toda opção é uma proibição.",
        write:
          "Para cada proibição, acrescente o que podemos fazer no lugar e por que isso ajuda a aprender.",
      },
    ],
    law: {
      note: "O combinado fica abaixo do regimento e do PPP; leve à coordenação pedagógica e conte aos responsáveis. Até o 5º ano, IA só com você na tela. Celular: Lei 15.100/2025. Relato de violência ou imagem falsa vai à direção no mesmo dia.",
      ruleIds: ["br-cne-ia-stages", "br-lei-15100", "br-dec-12385", "br-lei-13819"],
    },
    toolIds: ["gemini", "microsoft-copilot", "maritaca", "duck-ai"],
    extras: [
      {
        title: "Modelo de combinado (mude à vontade)",
        items: [
          "Nossa turma e a IA, combinado em ..., para rever em ...",
          "Vermelho: prova e primeira versão são só nossas",
          "Amarelo: IA na etapa que a folha indicar, e a gente conta",
          "Verde: IA faz parte da atividade, e mostramos o que pedimos, mantivemos e mudamos",
          "Nunca digitamos nome, foto, nota, saúde ou história de família, nossa ou dos outros",
          "Conferimos pelo menos um fato de cada resposta antes de usar",
          "Não fazemos imagem, voz nem piada com pessoas de verdade",
          "Se algo parecer errado: paramos, deixamos a tela como está e contamos a ... . Ninguém é punido por contar",
          "Quem não tem aparelho em casa faz a atividade no papel",
          "Usei IA para ..., e conferi ... .",
        ],
      },
    ],
    plan: [
      {
        minutes: 20,
        task: "Ler as três situações em voz alta. Depois de cada uma, os alunos vão para “justo”, “não é justo” ou “depende” e dão um motivo.",
        say: "Estas pessoas são inventadas. Primeiro escolha o lado, depois conte o motivo, sem citar ninguém que você conhece.",
      },
      {
        minutes: 25,
        task: "Grupos de quatro leem as duas opções de cada parte e escrevem uma razão a favor e uma contra.",
        say: "Teste cada opção em um colega sem celular e sem internet em casa. Ainda funciona?",
      },
      {
        minutes: 15,
        task: "Votação parte por parte. Contar no quadro; se der quase empate, fala mais uma pessoa de cada lado.",
        say: "Vocês votam em uma frase, não em um amigo. Dá para mudar as palavras antes de votar.",
      },
      {
        minutes: 25,
        task: "Escrever o texto final à mão no papel pardo. Cada grupo passa a limpo uma parte, com as palavras da turma.",
        say: "Nenhuma linha com mais de 15 palavras. Se você não diria a um amigo, escreva de novo.",
      },
      {
        minutes: 15,
        task: "Acrescentar a declaração de uma linha e a data da revisão. Quem concorda deixa uma marca, não o nome.",
        say: "Vamos treinar: usei IA para..., e conferi... Quando voltamos a olhar para isto?",
      },
    ],
    sheets: [
      {
        id: "situations",
        title: "Isto é justo?",
        pupils: "8º ano",
        blocks: [
          {
            kind: "paragraph",
            text: "Três situações inventadas. Recorte. Decida: é justo, não é ou depende? Dê o seu motivo antes de ouvir o dos outros.",
          },
          {
            kind: "cards",
            items: [
              "Dois alunos entregam um poema. Um escreveu sem ajuda, em uma hora. O outro pediu dez poemas a uma IA, escolheu um e mudou quatro versos. Os dois dizem: meu poema.",
              "No trabalho de casa, podia usar IA para revisar a ortografia. Um aluno não tem aparelho em casa e perde dois pontos por ortografia.",
              "Um grupo cola em um chatbot uma página do diário de um colega, sem o nome, para perguntar como animar a pessoa.",
            ],
          },
          {
            kind: "fields",
            fields: [
              { label: "A que deu discordância e os dois motivos", lines: 3 },
              { label: "Uma regra que teria ajudado", lines: 2 },
            ],
          },
        ],
      },
      {
        id: "voting-sheet",
        title: "Nossa votação, parte por parte",
        pupils: "8º ano",
        blocks: [
          {
            kind: "table",
            columns: ["Parte", "A: votos", "B: votos", "Nossas palavras, se mudarmos"],
            rows: [["1. Sem IA"], ["2. Usamos e contamos"], ["3. Nunca digitamos"], ["4. Quando dá errado"]],
          },
          {
            kind: "ticks",
            items: [
              "Respeita as regras da escola",
              "Serve a quem não tem aparelho em casa",
              "Ensina, não pune",
              "Nenhuma linha com mais de 15 palavras",
            ],
          },
          {
            kind: "fields",
            fields: [
              { label: "Usei IA para..., e conferi...", lines: 2 },
              { label: "Vamos rever em", lines: 1 },
            ],
          },
        ],
      },
    ],
    otherStage: {
      stage: "primary",
      curriculum: [
        {
          code: "EF03CO09",
          text: "Reconhecer o que pode acontecer quando se compartilha informação pessoal, sua ou de colegas",
        },
      ],
      examples: {
        "ano/série": "3º ano",
        "regras da escola sobre IA e celular":
          "IA só na tela da professora; nenhum aparelho de casa na escola",
        tom: "acolhedor e simples",
      },
      sample: {
        of: "3º ano, 25 alunos, na roda de conversa",
        context: "Trecho: razões mostradas só nas partes 1 e 2.",
        answer:
          "Parte 1, sem IA. A: a gente inventa as histórias sem IA. A favor: as ideias são nossas. Contra: demora mais. B: a gente faz as contas sem IA. A favor: fica cada vez mais fácil. Contra: dá para empacar. Parte 2, a gente usa e conta. A: a professora pergunta na tela, e a gente diz “a IA ajudou”. A favor: todos veem. Contra: é preciso esperar a vez. B: em casa, cada um pergunta no celular de um adulto e traz a resposta. A favor: dá para perguntar mais. Contra: leva mais tempo. Parte 3, o que nunca se digita. A: nome, endereço, aniversário. B: nada sobre mim, minha família ou meus colegas. Parte 4, quando dá errado. A: tirar a mão, não olhar mais e contar à professora. B: parar e contar a qualquer adulto da escola.",
        flaw: {
          sentence: "B: em casa, cada um pergunta no celular de um adulto e traz a resposta.",
          why: "O pedido era que toda opção servisse a quem não tem aparelho nem internet em casa. E a regra da escola só permite IA na tela da professora.",
          howToSpot:
            "Leia cada opção pensando em uma criança que não tem celular em casa: ela consegue fazer?",
          mended:
            "B: a gente junta perguntas em uma caixa; a professora faz algumas na tela e escreve “a IA ajudou”.",
        },
      },
    },
  },
};
