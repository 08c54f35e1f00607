// The hub's tasks around the lesson: inclusion, families, research, material, projects, rules.
import type { HubTaskRecord } from "~/features/hub/core/hub-task";

export const WIDER_TASKS: readonly HubTaskRecord[] = [
  {
    id: "inclusion",
    icon: "accessibility",
    title: { en: "Include everyone", "pt-br": "Incluir todo mundo" },
    description: {
      en: "Remove barriers before anyone has to ask.",
      "pt-br": "Tirar barreiras antes que alguém precise pedir.",
    },
    picks: [
      {
        item: {
          en: { kind: "companion", id: "chapter3-ex7" },
          "pt-br": { kind: "companion", id: "chapter3-ex7" },
        },
        reason: {
          en: "Finds the barriers in a worksheet and writes descriptions for its images.",
          "pt-br": "Encontra as barreiras de uma atividade e escreve a descrição das imagens.",
        },
      },
      {
        item: {
          en: { kind: "catalogue", id: "elevenlabs" },
          "pt-br": { kind: "catalogue", id: "elevenlabs" },
        },
        reason: {
          en: "An audio version of a handout for pupils who read with difficulty.",
          "pt-br": "Uma versão em áudio da folha de atividades para quem tem dificuldade de leitura.",
        },
      },
      {
        item: { en: { kind: "catalogue", id: "napkin-ai" }, "pt-br": { kind: "catalogue", id: "napkin-ai" } },
        reason: {
          en: "Turns a paragraph into a diagram; check that the drawing says what the text says.",
          "pt-br": "Transforma um parágrafo em diagrama; confira se o desenho diz o que o texto diz.",
        },
      },
    ],
  },
  {
    id: "families",
    icon: "mail",
    title: { en: "Write to families", "pt-br": "Escrever às famílias" },
    description: {
      en: "Short, clear and kind, in plain words.",
      "pt-br": "Curto, claro e gentil, em linguagem simples.",
    },
    picks: [
      {
        item: {
          en: { kind: "companion", id: "planning-toolkit" },
          "pt-br": { kind: "companion", id: "planning-toolkit" },
        },
        reason: {
          en: "The planning pack has a prompt for a letter of at most 150 words and a meeting script.",
          "pt-br":
            "O pacote de planejamento traz um prompt de bilhete com até 150 palavras e um roteiro de reunião.",
        },
      },
      {
        item: { en: { kind: "catalogue", id: "lumo" }, "pt-br": { kind: "catalogue", id: "maritaca" } },
        reason: {
          en: "Another place to draft; leave names out here too.",
          "pt-br": "Assistente brasileiro, que escreve um português natural; deixe os nomes de fora.",
        },
      },
      {
        item: {
          en: { kind: "companion", id: "ethics-resources" },
          "pt-br": { kind: "companion", id: "ethics-resources" },
        },
        reason: {
          en: "Enclose the class agreement: it says what will not be done.",
          "pt-br": "Mande junto o combinado da turma: ele diz o que não será feito.",
        },
      },
    ],
  },
  {
    id: "research",
    icon: "search",
    title: { en: "Research a topic", "pt-br": "Pesquisar um tema" },
    description: { en: "Find sources and check them.", "pt-br": "Encontrar fontes e conferi-las." },
    picks: [
      {
        item: {
          en: { kind: "catalogue", id: "perplexity" },
          "pt-br": { kind: "catalogue", id: "perplexity" },
        },
        reason: {
          en: "Shows numbered links; have pupils open three and judge whether they support the sentence.",
          "pt-br": "Mostra links numerados; peça que os alunos abram três e julguem se confirmam a frase.",
        },
      },
      {
        item: { en: { kind: "catalogue", id: "consensus" }, "pt-br": { kind: "catalogue", id: "consensus" } },
        reason: {
          en: "Says what peer-reviewed studies have found; most of them are in English.",
          "pt-br": "Diz o que mostram os estudos revisados por pares; a maioria está em inglês.",
        },
      },
      {
        item: {
          en: { kind: "companion", id: "chapter6-manus" },
          "pt-br": { kind: "companion", id: "chapter6-manus" },
        },
        reason: {
          en: "Teaches pupils to check what an agent found; the method works with any tool.",
          "pt-br": "Ensina a conferir o que um agente encontrou; o método vale para qualquer ferramenta.",
        },
      },
    ],
  },
  {
    id: "visuals",
    icon: "image",
    title: { en: "Make images and slides", "pt-br": "Criar imagens e slides" },
    description: {
      en: "Materials that make an idea visible.",
      "pt-br": "Materiais que ajudam a enxergar uma ideia.",
    },
    picks: [
      {
        item: { en: { kind: "catalogue", id: "canva" }, "pt-br": { kind: "catalogue", id: "canva" } },
        reason: {
          en: "Slides, posters and video in one place; its page says what schools are offered.",
          "pt-br": "Slides, cartazes e vídeos em um só lugar; veja na página dele o que há para escolas.",
        },
      },
      {
        item: { en: { kind: "catalogue", id: "gamma" }, "pt-br": { kind: "catalogue", id: "gamma" } },
        reason: {
          en: "Makes slides from your own plan; keep only those that serve the objective.",
          "pt-br": "Faz slides a partir do seu plano; fique só com os que servem ao objetivo.",
        },
      },
      {
        item: { en: { kind: "catalogue", id: "genially" }, "pt-br": { kind: "catalogue", id: "genially" } },
        reason: {
          en: "Interactive pages that pupils open by a link.",
          "pt-br": "Páginas interativas que o aluno abre por um link.",
        },
      },
    ],
  },
  {
    id: "projects",
    icon: "code",
    title: { en: "Build a project or some code", "pt-br": "Criar um projeto ou programar" },
    description: {
      en: "A small app, a simulation, data about your town.",
      "pt-br": "Um pequeno app, uma simulação, dados da cidade.",
    },
    picks: [
      {
        item: {
          en: { kind: "companion", id: "chapter6-ess-prompt" },
          "pt-br": { kind: "companion", id: "chapter6-ess-prompt" },
        },
        reason: {
          en: "Six lines that describe any small app, with what it must never ask for.",
          "pt-br": "Seis linhas que descrevem qualquer app pequeno, com o que ele nunca pode pedir.",
        },
      },
      {
        item: {
          en: { kind: "catalogue", id: "learn-teachable-machine" },
          "pt-br": { kind: "catalogue", id: "learn-teachable-machine" },
        },
        reason: {
          en: "Pupils train a classifier in the browser and see when it fails.",
          "pt-br": "Os alunos treinam um classificador no navegador e veem quando ele erra.",
        },
      },
      {
        item: {
          en: { kind: "catalogue", id: "google-colab" },
          "pt-br": { kind: "catalogue", id: "google-colab" },
        },
        reason: {
          en: "Data and code in the browser, for you or for older pupils in school accounts.",
          "pt-br": "Dados e código no navegador, para você ou para alunos mais velhos com conta da escola.",
        },
      },
    ],
  },
  {
    id: "policy",
    icon: "scale",
    title: { en: "Agree on rules and ethics", "pt-br": "Combinar regras e ética" },
    description: {
      en: "What is allowed, what is declared, what never happens.",
      "pt-br": "O que pode, o que se declara, o que nunca acontece.",
    },
    picks: [
      {
        item: {
          en: { kind: "companion", id: "ethics-resources" },
          "pt-br": { kind: "companion", id: "ethics-resources" },
        },
        reason: {
          en: "Rules written and voted on by the class, with reasons for and against.",
          "pt-br": "Regras escritas e votadas pela turma, com razões a favor e contra.",
        },
      },
      {
        item: {
          en: { kind: "catalogue", id: "site-teachai" },
          "pt-br": { kind: "catalogue", id: "site-mec-referencial" },
        },
        reason: {
          en: "Model policies and principles that a school can adapt.",
          "pt-br": "A referência do MEC para o uso responsável de IA na educação.",
        },
      },
      {
        item: {
          en: { kind: "catalogue", id: "helsinki-ethics-of-ai" },
          "pt-br": { kind: "catalogue", id: "fb-etica-ia" },
        },
        reason: {
          en: "A free university course, at your own pace, on the questions behind the rules.",
          "pt-br": "Curso gratuito de duas horas sobre viés, responsabilidade e transparência.",
        },
      },
    ],
  },
];
