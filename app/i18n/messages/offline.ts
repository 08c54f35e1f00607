import type { Messages } from "~/i18n/translate";

/** The page a device shows without a network. */
const en = {
  title: "You are offline",
  text: "There is no connection right now. These pages are kept on this device:",
  none: "There is no connection right now, and no page is kept on this device yet. The book's pages are kept as you visit them.",
  retry: "Try again",
};

const ptBr: typeof en = {
  title: "Você está sem internet",
  text: "Não há conexão agora. Estas páginas estão guardadas neste aparelho:",
  none: "Não há conexão agora, e ainda não há páginas guardadas neste aparelho. As páginas do livro são guardadas quando você as visita.",
  retry: "Tentar de novo",
};

export const offlineMessages: Messages<typeof en> = { en, "pt-br": ptBr };
