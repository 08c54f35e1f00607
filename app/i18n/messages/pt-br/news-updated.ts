import type { NewsUpdatedMessages } from "~/i18n/messages/en/news-updated";

export const newsUpdated: NewsUpdatedMessages = {
  minutes: (count) =>
    count < 1
      ? "Atualizado agora"
      : count === 1
        ? "Atualizado há 1 minuto"
        : `Atualizado há ${count} minutos`,
  hours: (count) => (count === 1 ? "Atualizado há 1 hora" : `Atualizado há ${count} horas`),
  days: (count) => (count === 1 ? "Atualizado há 1 dia" : `Atualizado há ${count} dias`),
};
