import type { Messages } from "~/i18n/translate";

/** How long ago the news was updated. Apart, because it is counted on from the start, and the rest waits for a press. */
const en = {
  minutes: (count: number) =>
    count < 1 ? "Updated just now" : count === 1 ? "Updated 1 minute ago" : `Updated ${count} minutes ago`,
  hours: (count: number) => (count === 1 ? "Updated 1 hour ago" : `Updated ${count} hours ago`),
  days: (count: number) => (count === 1 ? "Updated 1 day ago" : `Updated ${count} days ago`),
};

const ptBr: typeof en = {
  minutes: (count) =>
    count < 1
      ? "Atualizado agora"
      : count === 1
        ? "Atualizado há 1 minuto"
        : `Atualizado há ${count} minutos`,
  hours: (count) => (count === 1 ? "Atualizado há 1 hora" : `Atualizado há ${count} horas`),
  days: (count) => (count === 1 ? "Atualizado há 1 dia" : `Atualizado há ${count} dias`),
};

export const newsUpdatedMessages: Messages<typeof en> = { en, "pt-br": ptBr };
