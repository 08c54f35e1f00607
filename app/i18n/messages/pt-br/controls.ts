import type { ControlsMessages } from "~/i18n/messages/en/controls";

export const controls: ControlsMessages = {
  readMore: "Ler mais",
  getStarted: "Começar",
  learnMore: "Saiba mais",
  viewAll: "Ver tudo",
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
