import type { OfflineMessages } from "~/i18n/messages/en/offline";

export const offline: OfflineMessages = {
  title: "Você está sem internet",
  text: "Não há conexão agora. Estas páginas estão guardadas neste aparelho:",
  none: "Não há conexão agora, e ainda não há páginas guardadas neste aparelho. As páginas do livro são guardadas quando você as visita.",
  retry: "Tentar de novo",
};
