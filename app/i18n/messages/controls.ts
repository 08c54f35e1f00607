import type { Messages } from "~/i18n/translate";

/**
 * Words of the controls on every kind of page, apart because the scripts of most pages need no other words of the
 * frame.
 */
const en = {
  viewAll: "View All",
  viewFewer: "View fewer",
  loading: "Loading...",
  error: "Error",
  search: "Search",
  filter: "Filter",
  close: "Close",
  back: "Back",
  copy: "Copy",
  copied: "Copied",
  copyRefused: "This browser did not let us copy. The text is selected below: copy it from there.",
  newTab: "opens in a new tab",
  example: "example",
  sharePage: "Share this page",
  notifications: "Notifications",
  partMissing: "This part could not be loaded. Check your connection, or load the page again.",
};

const ptBr: typeof en = {
  viewAll: "Ver tudo",
  viewFewer: "Ver menos",
  loading: "Carregando...",
  error: "Erro",
  search: "Buscar",
  filter: "Filtrar",
  close: "Fechar",
  back: "Voltar",
  copy: "Copiar",
  copied: "Copiado",
  copyRefused: "Este navegador não deixou copiar. O texto está selecionado abaixo: copie por ali.",
  newTab: "abre em nova aba",
  example: "exemplo",
  sharePage: "Compartilhar esta página",
  notifications: "Avisos",
  partMissing: "Não foi possível carregar esta parte. Confira a conexão ou recarregue a página.",
};

export const controlsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
