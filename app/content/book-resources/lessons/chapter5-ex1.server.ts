// The lesson behind the printed code chapter5-ex1.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const CHAPTER5_EX1: LessonByLocale = {
  en: {
    facts: {
      stages: ["lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 30,
      minutesInClass: 10,
      note: "Ten minutes to explain the new task and the AI rule.",
      group: "Teacher or department, in pairs",
      equipment: "paper",
      internet: "teacher",
      materials: ["Your assignment as it stands", "School rule on AI"],
      curriculum: [
        {
          code: null,
          text: "England: KS3 to KS5, any subject; for coursework and NEA read your specification and JCQ first",
        },
      ],
    },
    blanks: [
      { name: "year group", label: "Year group", example: "Year 10" },
      { name: "subject", label: "Subject", example: "history" },
      {
        name: "assignment",
        label: "Assignment, as you set it now",
        example: "Write 400 words on the causes of the First World War",
      },
    ],
    sample: {
      of: "Year 10 history, 30 pupils",
      context: null,
      answer:
        "Step 1 (hurried pupil): The war had long and short causes. Alliances, armies and empires made Europe tense, and the murder in Sarajevo started it. In conclusion, there were many reasons. Step 2: it does not prove that the pupil can weigh causes, use a source, or explain a link. Step 3, version A: explain which cause a name on our town memorial makes you see differently; AI for ideas; 30 minutes. Version B: two source notes and two drafts in the book; AI for revision; 45 minutes. Version C: 200 words and a two-minute talk by each of the 30 pupils; no AI; no extra marking time, since you only listen. Without internet: printed sources for all three.",
      flaw: {
        sentence:
          "Version C: 200 words and a two-minute talk by each of the 30 pupils; no AI; no extra marking time, since you only listen.",
        why: "Thirty talks of two minutes are a whole lesson. The cost was moved into class time and not counted.",
        howToSpot:
          "Multiply minutes by pupils before you fall in love with an idea. Then decide on a sample of five or six talks.",
        mended:
          "Version C: 200 words from everyone and a two-minute talk by five pupils drawn by lot; no AI; 10 minutes of one lesson and no extra marking.",
      },
    },
    followUps: {
      level:
        "Give version B for pupils who need more support: sentence starters for the notes, same objective.",
      check:
        "Try to answer each new version with AI yourself. Tell me honestly what still could not be faked.",
      adapt: "Rewrite version A for a piece of classwork of 25 minutes with no preparation at home.",
    },
    troubles: [
      {
        problem: "The new versions are much longer.",
        write: "Keep the original workload. For every step you add, take one away and name it.",
      },
      {
        problem: "It proposes a detector or a honeypot.",
        write: "No detection and no traps. Show me evidence of learning instead.",
      },
    ],
    law: {
      note: "For work that counts towards a qualification, JCQ rules come first: pupils must be able to show the work is their own, AI use must be acknowledged with tool and date. Do not let AI be the only marker.",
      ruleIds: ["uk-jcq-ai"],
    },
    toolIds: ["gemini", "microsoft-copilot", "chatgpt", "claude"],
    extras: [
      {
        title: "Before and after, in one line each",
        items: [
          "Before: 400 words on the causes, at home",
          "After: 200 words on which cause a local source makes clearer, two notes in the book, five pupils asked aloud",
        ],
      },
      {
        title: "Declaration for the pupil",
        items: [
          "I used (tool) on (date) for ...",
          "I asked: ...",
          "I kept ... and changed ... because ...",
          "I checked it with ...",
          "I did not use AI: tick here",
        ],
      },
    ],
    plan: [
      {
        minutes: 3,
        task: "Show the old task and read the hurried answer aloud. Pupils say what it does not prove.",
        say: "This took a machine ten seconds. What does it show that its writer has learned?",
      },
      {
        minutes: 3,
        task: "Hand out the new task and read it together; pupils underline what must be done in the book.",
        say: "Fewer words, more thinking. Underline the parts that only you can do.",
      },
      {
        minutes: 2,
        task: "Read the AI rule and the declaration; one invented case for the class to decide.",
        say: "A pupil asks AI for three ideas and keeps one. What goes on the declaration?",
      },
      {
        minutes: 2,
        task: "Questions; say how the talks are drawn by lot, and where printed sources are for those without internet.",
        say: "What is still unclear? Ask now, so that no one has to guess at home.",
      },
    ],
    sheets: [
      {
        id: "new-task",
        title: "The new task",
        pupils: "Year 10",
        blocks: [
          {
            kind: "paragraph",
            text: "Which cause of the First World War does our local source make clearer? Explain in 200 words.",
          },
          {
            kind: "list",
            ordered: true,
            items: [
              "In your book: two notes on the source, with the words that you quote.",
              "In your book: one paragraph, written in class, that weighs this cause against another.",
              "Then the 200 words, by hand or typed.",
            ],
          },
          {
            kind: "paragraph",
            label: "AI rule",
            text: "For ideas only, and you declare it. The notes and the paragraph are yours alone.",
          },
          {
            kind: "paragraph",
            label: "No internet at home",
            text: "The printed sources in our room are enough.",
          },
          {
            kind: "paragraph",
            label: "Afterwards",
            text: "Five pupils, drawn by lot, talk for two minutes with the teacher about what they wrote.",
          },
          {
            kind: "fields",
            fields: [
              { label: "The part that only I can do", lines: 2 },
              { label: "My question about this task", lines: 2 },
            ],
          },
        ],
      },
      {
        id: "declaration",
        title: "My declaration",
        pupils: "Year 10",
        blocks: [
          {
            kind: "fields",
            fields: [
              { label: "I used (tool) on (date) for", lines: 2 },
              { label: "I asked", lines: 3 },
              { label: "I kept", lines: 2 },
              { label: "I changed, and why", lines: 3 },
              { label: "I checked it with", lines: 2 },
            ],
          },
          { kind: "ticks", items: ["I did not use AI."] },
        ],
      },
    ],
    otherStage: {
      stage: "primary",
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS2 history: an early civilisation (Ancient Egypt) and how sources tell us about the past",
        },
      ],
      examples: {
        "year group": "Year 6",
        subject: "history",
        assignment: "Write a page at home: how do we know about everyday life in Ancient Egypt?",
      },
      sample: {
        of: "Year 6 history, 28 pupils",
        context: null,
        answer:
          "Step 1 (hurried pupil): We know about Ancient Egypt from tombs and writing. Egyptians farmed beside the Nile and made bread. They wrote in hieroglyphs. It was an interesting time. Step 2: it does not prove that the pupil can read an object as evidence, link a claim to its source, or say how sure we can be. Step 3, version A: build a pyramid from card and write five facts beside it; AI rule: none; no extra marking; card from school. Version B: a question, two source notes and a last paragraph in the book; AI rule: none; 30 extra minutes; all done in class. Version C: two minutes with a partner on one source while you listen to six pairs; AI rule: none; no extra marking; all done in class.",
        flaw: {
          sentence:
            "Step 3, version A: build a pyramid from card and write five facts beside it; AI rule: none; no extra marking; card from school.",
          why: "The objective was how we know. A card pyramid shows craft, five facts can be copied, and nothing in it comes from the class or the town.",
          howToSpot:
            "Put the old question beside each new version. If a pupil could do it all without answering that question, it is another task.",
          mended:
            "Step 3, version A: choose one object from our replica box and explain in five sentences what it can tell us; AI rule: none; 20 extra minutes; all done in class.",
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["lower-secondary", "upper-secondary", "adult"],
      subjects: ["any"],
      minutesToPrepare: 30,
      minutesInClass: 10,
      note: "Dez minutos para explicar a proposta nova e a regra de IA.",
      group: "Docentes da área, em duplas",
      equipment: "paper",
      internet: "teacher",
      materials: ["A proposta como está hoje", "Combinado da escola sobre IA"],
      curriculum: [
        {
          code: "EM13CHS401",
          text: "No exemplo: relações entre sociedades e transformações técnicas e do trabalho",
        },
        { code: "EM13LP12", text: "Buscar informações em fontes confiáveis e citá-las no texto" },
      ],
    },
    blanks: [
      { name: "ano/série", label: "Ano ou série", example: "1ª série do ensino médio" },
      { name: "componente curricular", label: "Componente curricular", example: "Geografia" },
      {
        name: "tarefa",
        label: "Tarefa, como você pede hoje",
        example: "Faça uma pesquisa de duas páginas sobre os impactos da automação no trabalho",
      },
    ],
    sample: {
      of: "Geografia, 1ª série do ensino médio, 38 alunos",
      context: null,
      answer:
        "Passo 1 (aluno apressado): a automação traz vantagens e desvantagens. As máquinas aumentam a produção e reduzem vagas. É preciso se qualificar. Conclui-se que o tema é muito importante. Passo 2: não prova que o aluno lê um dado, ouve quem trabalha ou relaciona com a cidade. Passo 3, versão A: entrevistar um trabalhador, sem nome, e comparar com um gráfico do livro; sem IA; 60 minutos. Versão B: anotações de leitura e dois rascunhos no caderno; IA para revisão; 70 minutos. Versão C: cada aluno grava um vídeo com o próprio celular e envia pelo aplicativo; IA para ideias; 80 minutos. Quem não tem internet: fontes impressas nas versões A e B.",
      flaw: {
        sentence:
          "Versão C: cada aluno grava um vídeo com o próprio celular e envia pelo aplicativo; IA para ideias; 80 minutos.",
        why: "Exclui quem não tem aparelho ou pacote de dados, e a própria resposta não diz o que essa pessoa faria. Ainda coloca imagem e voz de menor em aplicativo.",
        howToSpot:
          "Pense no aluno com menos recursos da turma e faça a tarefa no lugar dele, passo a passo. Onde ele parar, a versão cai.",
        mended:
          "Versão C: cada aluno explica a um colega, na sala, o que um dado do livro mostra sobre a cidade e entrega cinco linhas à mão; IA só para ideias, projetada por quem dá a aula; 80 minutos.",
      },
    },
    followUps: {
      level: "Dê a versão B para quem precisa de mais apoio: inícios de frase nas anotações, mesmo objetivo.",
      check: "Tente responder cada versão nova com IA e diga com franqueza o que ainda não dá para simular.",
      adapt: "Refaça a versão A para uma aula de 50 minutos, sem tarefa de casa.",
    },
    troubles: [
      {
        problem: "As versões novas dão o dobro de trabalho.",
        write: "Mantenha a carga original. Para cada etapa que entra, tire outra e diga qual.",
      },
      {
        problem: "Ela sugere detector ou armadilha.",
        write: "Nada de detector nem de pegadinha. Mostre que evidência de aprendizagem eu posso colher.",
      },
    ],
    law: {
      note: "Quem corrige a resposta aberta é você: recomendamos não pedir à IA nota nem sugestão de nota. Se a versão usar celular, é só com fim pedagógico, previsto no planejamento e com alternativa (Lei 15.100/2025). Nunca acuse um aluno com base em detector.",
      ruleIds: ["br-cne-ia-essays", "br-lei-15100"],
    },
    toolIds: ["gemini", "microsoft-copilot", "chatgpt", "maritaca"],
    extras: [
      {
        title: "Antes e depois, em uma linha",
        items: [
          "Antes: pesquisa de duas páginas, em casa",
          "Depois: uma página sobre um trabalho da cidade, duas anotações de leitura no caderno, cinco alunos conversam com você",
        ],
      },
      {
        title: "Declaração do aluno",
        items: [
          "Usei (ferramenta) em (data) para ...",
          "Pedi: ...",
          "Mantive ... e mudei ... porque ...",
          "Conferi com ...",
          "Não usei IA: marque aqui",
        ],
      },
    ],
    plan: [
      {
        minutes: 3,
        task: "Mostrar a tarefa antiga e ler a resposta apressada em voz alta. A turma diz o que ela não prova.",
        say: "Uma máquina fez isto em dez segundos. O que dá para saber de quem entregou?",
      },
      {
        minutes: 3,
        task: "Entregar a proposta nova e ler juntos; cada um sublinha o que precisa ficar no caderno.",
        say: "Ficou mais curta e pede mais raciocínio. Sublinhem o que só vocês podem fazer.",
      },
      {
        minutes: 2,
        task: "Ler a regra de IA e a declaração; a turma decide um caso inventado.",
        say: "Um aluno pede três ideias à IA e fica com uma. O que ele escreve na declaração?",
      },
      {
        minutes: 2,
        task: "Tirar dúvidas; mostrar onde ficam as fontes impressas e como será a conversa de dois minutos.",
        say: "O que não ficou claro? Perguntem agora, para ninguém precisar adivinhar em casa.",
      },
    ],
    sheets: [
      {
        id: "new-task",
        title: "A proposta nova",
        pupils: "1ª série do ensino médio",
        blocks: [
          {
            kind: "paragraph",
            text: "Como a automação mudou, ou pode mudar, um trabalho da nossa cidade? Escreva uma página.",
          },
          {
            kind: "list",
            ordered: true,
            items: [
              "No caderno: duas anotações de leitura, com as palavras que você citar e de onde vieram.",
              "No caderno: um parágrafo, escrito em aula, que compare um dado do livro com esse trabalho.",
              "Depois, a página, à mão ou digitada.",
            ],
          },
          {
            kind: "paragraph",
            label: "Regra de IA",
            text: "Só para ter ideias, e você declara. As anotações e o parágrafo são só seus.",
          },
          { kind: "paragraph", label: "Sem internet em casa", text: "As fontes impressas da sala bastam." },
          {
            kind: "paragraph",
            label: "Depois",
            text: "Cinco alunos, por sorteio, conversam dois minutos comigo sobre o que escreveram.",
          },
          {
            kind: "fields",
            fields: [
              { label: "A parte que só eu posso fazer", lines: 2 },
              { label: "A minha dúvida", lines: 2 },
            ],
          },
        ],
      },
      {
        id: "declaration",
        title: "A minha declaração",
        pupils: "1ª série do ensino médio",
        blocks: [
          {
            kind: "fields",
            fields: [
              { label: "Usei (ferramenta) em (data) para", lines: 2 },
              { label: "Pedi", lines: 3 },
              { label: "Mantive", lines: 2 },
              { label: "Mudei, e por quê", lines: 3 },
              { label: "Conferi com", lines: 2 },
            ],
          },
          { kind: "ticks", items: ["Não usei IA."] },
        ],
      },
    ],
    otherStage: {
      stage: "primary",
      curriculum: [
        {
          code: "EF05HI10",
          text: "Reconhecer patrimônios materiais e imateriais e ver o que mudou e o que ficou neles",
        },
      ],
      examples: {
        "ano/série": "5º ano",
        "componente curricular": "História",
        tarefa:
          "Faça em casa uma pesquisa de uma página sobre um patrimônio da nossa região: o que mudou e o que ficou?",
      },
      sample: {
        of: "História, 5º ano, 30 alunos",
        context: null,
        answer:
          "Passo 1 (aluno apressado): a nossa região tem muitos patrimônios importantes. As festas e os prédios antigos fazem parte da cultura. Algumas coisas mudaram e outras ficaram. Precisamos cuidar de tudo. Passo 2: não prova que o aluno escolheu um patrimônio, ouviu quem o conhece nem viu uma mudança. Passo 3, versão A: ouvir um funcionário da escola, sem anotar o nome, e escrever o que mudou e o que ficou em uma festa da cidade; sem IA; 45 minutos; tudo na escola. Versão B: três anotações e dois rascunhos no caderno; sem IA; 60 minutos; quem não tem internet pesquisa na casa de um colega. Versão C: dois minutos de fala com um desenho, cinco alunos por aula; sem IA; sem correção extra; tudo em sala.",
        flaw: {
          sentence:
            "Versão B: três anotações e dois rascunhos no caderno; sem IA; 60 minutos; quem não tem internet pesquisa na casa de um colega.",
          why: "A saída depende da família de outra pessoa. Quem não tem como ir fica sem a tarefa, e a nota passa a medir a casa, não a História.",
          howToSpot:
            "Faça a tarefa no lugar da criança com menos recursos, em um dia de chuva. Se ela precisar pedir favor, falta material da escola.",
          mended:
            "Versão B: três anotações e dois rascunhos no caderno; sem IA; 60 minutos; quem não tem internet usa os textos impressos que ficam na sala.",
        },
      },
    },
  },
};
