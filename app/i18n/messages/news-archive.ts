import type { Messages } from "~/i18n/translate";

/** The archive of the news. */
const en = {
  search: "Search the news by title or text",
  find: "Search",
  source: "Source",
  allSources: "All sources",
  apply: "Show",
  shown: {
    all: "All articles, newest first",
    tag: (tag: string) => `Topic: ${tag}, newest first`,
    source: (name: string) => `Articles from ${name}, newest first`,
    text: (text: string) => `Articles containing “${text}”, newest first`,
  },
  clear: "Clear All Filters",
  empty: {
    heading: "No articles found",
    text: "Try another word, source or topic.",
  },
  pages: {
    label: "Archive pages",
    newer: "Newer articles",
    older: "Older articles",
  },
  feed: "RSS feed",
  originals: "We keep no copies: every title leads to the source.",
};

const ptBr: typeof en = {
  search: "Buscar nas notícias por título ou texto",
  find: "Buscar",
  source: "Fonte",
  allSources: "Todas as fontes",
  apply: "Mostrar",
  shown: {
    all: "Todos os artigos, do mais novo ao mais antigo",
    tag: (tag) => `Assunto: ${tag}, do mais novo ao mais antigo`,
    source: (name) => `Artigos de ${name}, do mais novo ao mais antigo`,
    text: (text) => `Artigos com “${text}”, do mais novo ao mais antigo`,
  },
  clear: "Limpar Todos os Filtros",
  empty: {
    heading: "Nenhum artigo encontrado",
    text: "Tente outra palavra, fonte ou assunto.",
  },
  pages: {
    label: "Páginas do arquivo",
    newer: "Artigos mais novos",
    older: "Artigos mais antigos",
  },
  feed: "Feed RSS",
  originals: "Não guardamos cópias: cada título leva à fonte.",
};

export const newsArchiveMessages: Messages<typeof en> = { en, "pt-br": ptBr };
