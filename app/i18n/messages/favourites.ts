import type { Messages } from "~/i18n/translate";

/** The favourites page; the words of the hearts and of the header link are in saving.ts. */
const en = {
  count: (count: number) => (count === 1 ? "1 saved item" : `${count} saved items`),
  loading: "Loading your favourites...",
  failed: "The details of your favourites could not be loaded. They are still saved; try again in a moment.",
  empty: "Nothing saved yet",
  emptyHint: "Press the heart on a tool, a course, a book or a video, and it will appear here.",
  browseTools: "Explore AI Tools",
  browseLibrary: "Library",
  moveUp: (title: string) => `Move up: ${title}`,
  moveDown: (title: string) => `Move down: ${title}`,
  remove: (title: string) => `Remove: ${title}`,
  moved: (title: string, place: number, count: number) => `${title}: ${place} of ${count}`,
  removed: (title: string) => `${title} removed`,
  unknown: (count: number) =>
    count === 1 ? "1 saved item is not in our catalogue." : `${count} saved items are not in our catalogue.`,
  removeUnknown: "Remove from the list",
  clear: "Clear all",
  clearQuestion: "Clear all favourites?",
  clearText: (count: number) =>
    `${count === 1 ? "The saved item" : `All ${count} saved items`} will be removed from this browser. This cannot be undone.`,
  clearConfirm: "Clear all",
  cancel: "Cancel",
  cleared: "All favourites removed",

  move: "To another device",
  moveText: "Open this link on the other device, or take a file with you. Nothing is removed here.",
  bring: "From another device",
  bringText:
    "What you saved on another device can come here: open this page there, and use its link or its file.",
  link: "Link with your favourites",
  copyLink: "Copy Link",
  copied: "Copied",
  share: "Share",
  download: "Save as a file",
  choose: "Import a file",
  added: (count: number) => (count === 1 ? "1 item added" : `${count} items added`),
  addedNone: "Everything in it was already saved",
  addedNothing: "Nothing in it is in our catalogue, so nothing was added",
  addedUnusable: (count: number) =>
    count === 1
      ? "(1 more is not in our catalogue and was left out)"
      : `(${count} more are not in our catalogue and were left out)`,
  addedFull: "Your list is full; what did not fit was left out",
  fileErrors: {
    "too-large": "This file is too large to be a list of favourites.",
    "not-favourites": "This file holds no favourites from this site.",
    "newer-version": "This file comes from a newer version of the site. Reload the page and try again.",
    unreadable: "The file could not be read.",
    "not-saved": "The file could not be saved. Check your connection and try again.",
  },

  offered: "Favourites from another device",
  offeredText: (count: number) =>
    count === 1 ? "This link contains 1 item." : `This link contains ${count} items.`,
  offeredUnknown: (count: number) =>
    count === 1 ? "1 more is not in our catalogue." : `${count} more are not in our catalogue.`,
  add: "Add to my favourites",
};

const ptBr: typeof en = {
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

export const favouritesMessages: Messages<typeof en> = { en, "pt-br": ptBr };
