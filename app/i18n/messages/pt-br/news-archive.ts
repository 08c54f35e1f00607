import type { NewsArchiveMessages } from "~/i18n/messages/en/news-archive";

export const newsArchive: NewsArchiveMessages = {
  search: "Buscar nas notícias",
  placeholder: "Uma palavra do título ou do texto",
  source: "Fonte",
  allSources: "Todas as fontes",
  apply: "Mostrar",
  count: (total) => (total === 1 ? "1 artigo" : `${total} artigos`),
  clear: "Limpar Todos os Filtros",
  empty: {
    heading: "Nenhum artigo encontrado",
    text: "Tente outra palavra, fonte ou assunto.",
  },
  pages: {
    label: "Páginas do arquivo",
    page: (page) => `Página ${page}`,
    previous: "Mais novas",
    next: "Mais antigas",
  },
  feed: "Feed RSS",
  originals: "Não guardamos cópias: cada título leva à fonte.",
};
