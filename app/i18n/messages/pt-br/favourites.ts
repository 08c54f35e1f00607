import type { FavouritesMessages } from "~/i18n/messages/en/favourites";

export const favourites: FavouritesMessages = {
  makeKit: "Montar um kit",
  compare: "Comparar ferramentas",
  kitLimit: (max) => `Um kit leva os primeiros ${max}.`,
  count: (count) => (count === 1 ? "1 item salvo" : `${count} itens salvos`),
  loading: "Carregando seus favoritos...",
  failed:
    "Não foi possível carregar os detalhes dos favoritos. Eles continuam salvos; tente de novo daqui a pouco.",
  empty: "Nada salvo ainda",
  emptyHint: "Toque no coração de uma ferramenta, um curso, um livro ou um vídeo, e ele aparece aqui.",
  browseTools: "Explorar Ferramentas de IA",
  browseLibrary: "Biblioteca",
  moveUp: (title) => `Subir: ${title}`,
  moveDown: (title) => `Descer: ${title}`,
  remove: (title) => `Remover: ${title}`,
  moved: (title, place, count) => `${title}: ${place} de ${count}`,
  removed: (title) => `${title}: removido`,
  unknown: (count) =>
    count === 1
      ? "1 item salvo não está no nosso catálogo."
      : `${count} itens salvos não estão no nosso catálogo.`,
  removeUnknown: "Remover da lista",
  clear: "Limpar tudo",
  clearQuestion: "Limpar todos os favoritos?",
  clearText: (count) =>
    `${count === 1 ? "O item salvo será removido" : `Os ${count} itens salvos serão removidos`} deste navegador. Não dá para desfazer.`,
  clearConfirm: "Limpar tudo",
  cancel: "Cancelar",
  cleared: "Todos os favoritos foram removidos",

  move: "Para outro aparelho",
  moveText: "Abra este link no outro aparelho ou leve um arquivo. Nada é removido daqui.",
  bring: "De outro aparelho",
  bringText:
    "O que você salvou em outro aparelho pode vir para cá: abra esta página lá e use o link ou o arquivo dela.",
  link: "Link com seus favoritos",
  copyLink: "Copiar link",
  copied: "Copiado",
  share: "Compartilhar",
  download: "Salvar em arquivo",
  choose: "Importar um arquivo",
  added: (count) => (count === 1 ? "1 item incluído" : `${count} itens incluídos`),
  addedNone: "Tudo já estava salvo",
  addedNothing: "Nada ali está no nosso catálogo; nenhum item foi incluído",
  addedUnusable: (count) =>
    count === 1
      ? "(mais 1 não está no nosso catálogo e ficou de fora)"
      : `(mais ${count} não estão no nosso catálogo e ficaram de fora)`,
  addedFull: "Sua lista está cheia; o que não coube ficou de fora",
  fileErrors: {
    "too-large": "Este arquivo é grande demais para ser uma lista de favoritos.",
    "not-favourites": "Este arquivo não traz favoritos deste site.",
    "newer-version": "Este arquivo é de uma versão mais nova do site. Recarregue a página e tente de novo.",
    unreadable: "Não foi possível ler o arquivo.",
    "not-saved": "Não foi possível salvar o arquivo. Confira a sua conexão e tente de novo.",
  },

  offered: "Favoritos de outro aparelho",
  offeredText: (count) => (count === 1 ? "Este link traz 1 item." : `Este link traz ${count} itens.`),
  offeredUnknown: (count) =>
    count === 1 ? "Mais 1 não está no nosso catálogo." : `Mais ${count} não estão no nosso catálogo.`,
  add: "Incluir nos meus favoritos",
};
