import type { LanguageTag } from "~/addresses/languages";
import type { TagFilter } from "~/features/news/core/rules/tags";
import type { Messages } from "~/i18n/translate";

/** The news section; the archive and the pipeline have messages of their own. */
const en = {
  heading: "AI news for teachers",
  lead: "What changed, in plain words, with a link to every source.",
  chipsLabel: "Topics",
  tags: {
    all: "All",
    ai: "AI",
    education: "Education",
    openai: "OpenAI",
    google: "Google",
    microsoft: "Microsoft",
    research: "Research",
    ethics: "Ethics",
    "influential-expert": "Expert voices",
    "international-event": "World events",
  } satisfies Record<TagFilter, string>,
  moreTags: (count: number) => `+${count}`,
  fetch: "Fetch Latest News",
  fetching: "Fetching News...",
  summarise: "Process AI Summaries",
  summarising: "Processing with AI...",
  refresh: "Refresh",
  badges: { "high-impact": "High Impact", "education-focus": "Education Focus" },
  sample: "Sample",
  sampleNotice:
    "These are sample articles that come with the site. They disappear as soon as a real source answers.",
  featured: "Featured",
  alsoIn: "Also in",
  sources: (count: number, first: string) => `${count} sources, first ${first}`,
  inLanguage: { en: "in English", "pt-BR": "in Portuguese" } satisfies Record<LanguageTag, string>,
  /** Beside a box that opens a text of which the card shows the beginning. */
  wholeText: "Show the whole text",
  classNote: "For your class",
  byModel: (name: string) => `Sentences from the source, chosen and shortened by ${name}`,
  byTranslator: (name: string) =>
    `Translated by ${name}; figures, dates and names compared with the original`,
  byExtract: "Extract from the source",
  bySource: "Text from the source",
  run: {
    started: "We are working on it. New articles and summaries will appear here shortly.",
    running: "We are already working on it. New articles and summaries will appear here shortly.",
    fresh: (minutes: number) =>
      minutes === 1
        ? "The news is up to date. You can fetch it again in a minute."
        : `The news is up to date. You can fetch it again in ${minutes} minutes.`,
    limited: "You have pressed that several times. Please wait a moment and try again.",
    failed: {
      fetch:
        "We could not fetch the news just now. The articles already here are still available. Please try again later.",
      summaries: "The summaries could not be processed. Please try again later.",
      refresh: "The news could not be refreshed. Please check your connection.",
    },
  },
  empty: {
    heading: "No news here yet",
    text: "The sources are read every hour. Try another topic, or come back a little later.",
    all: "Show all topics",
  },
  footer:
    "Summaries are written by a main AI model, with fallbacks to several others and, when none of them answers, an extract from the source. Each card says which.",
  /** Unfolds the cards after the first ones. */
  more: (count: number) => `${count} more`,
  archive: "All news",
  /** Before a date such as "20 Nov 2026, 10:07 (UK time)", which is shown where no script can count the minutes. */
  updatedOn: "Updated on",
  timeZone: "(UK time)",
  pipeline: "How we check",
};

export type NewsMessages = typeof en;

const ptBr: NewsMessages = {
  heading: "Notícias de IA para professores",
  lead: "O que mudou, em palavras simples, com link para cada fonte.",
  chipsLabel: "Assuntos",
  tags: {
    all: "Todas",
    ai: "IA",
    education: "Educação",
    openai: "OpenAI",
    google: "Google",
    microsoft: "Microsoft",
    research: "Pesquisa",
    ethics: "Ética",
    "influential-expert": "Vozes influentes",
    "international-event": "Eventos internacionais",
  },
  moreTags: (count) => `+${count}`,
  fetch: "Buscar últimas notícias",
  fetching: "Buscando notícias...",
  summarise: "Processar resumos com IA",
  summarising: "Processando com IA...",
  refresh: "Atualizar",
  badges: { "high-impact": "Alto Impacto", "education-focus": "Foco em Educação" },
  sample: "Exemplo",
  sampleNotice:
    "Estes são artigos de exemplo que vêm com o site. Eles somem assim que uma fonte de verdade responde.",
  featured: "Destaque",
  alsoIn: "Também em",
  sources: (count, first) => `${count} fontes; a primeira foi ${first}`,
  inLanguage: { en: "em inglês", "pt-BR": "em português" },
  wholeText: "Mostrar o texto todo",
  classNote: "Para a sua turma",
  byModel: (name) => `Frases da fonte, escolhidas e encurtadas por ${name}`,
  byTranslator: (name) => `Tradução de ${name}; números, datas e nomes comparados com o original`,
  byExtract: "Trecho da fonte",
  bySource: "Texto da fonte",
  run: {
    started: "Estamos trabalhando nisso. Artigos e resumos novos aparecem aqui em instantes.",
    running: "Já estamos trabalhando nisso. Artigos e resumos novos aparecem aqui em instantes.",
    fresh: (minutes) =>
      minutes === 1
        ? "As notícias estão em dia. A próxima busca poderá ser feita em um minuto."
        : `As notícias estão em dia. A próxima busca poderá ser feita em ${minutes} minutos.`,
    limited: "Foram muitos cliques seguidos. Espere um momento e tente de novo.",
    failed: {
      fetch:
        "Não conseguimos buscar notícias agora. As que estão aqui continuam disponíveis. Tente mais tarde.",
      summaries: "Não conseguimos resumir as notícias agora. Tente mais tarde.",
      refresh: "Não foi possível ler as notícias de novo. Confira a sua conexão.",
    },
  },
  empty: {
    heading: "Ainda não há notícias aqui",
    text: "As fontes são lidas a cada hora. Tente outro assunto ou volte daqui a pouco.",
    all: "Ver todos os assuntos",
  },
  footer:
    "Os resumos são escritos por um modelo principal de IA, e, se ele falhar, por outros; quando nenhum responde, mostramos um trecho da fonte. Cada cartão diz quem escreveu.",
  more: (count) => `Mais ${count}`,
  archive: "Todas as notícias",
  updatedOn: "Atualizado em",
  timeZone: "(horário de Brasília)",
  pipeline: "Como conferimos",
};

export const newsMessages: Messages<NewsMessages> = { en, "pt-br": ptBr };
