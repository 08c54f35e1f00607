import type { NewsArchiveMessages } from "~/i18n/messages/en/news-archive";

export const newsArchive: NewsArchiveMessages = {
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
