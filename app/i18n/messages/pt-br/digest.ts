import type { DigestMessages } from "~/i18n/messages/en/digest";

export const digest: DigestMessages = {
  none: "Sem edição: nessa semana, menos de três notícias valiam a leitura.",
  emptyHeading: "A primeira edição ainda não saiu",
  emptyText: "Ela é montada na segunda-feira de manhã com as notícias da semana anterior.",
  news: "Ver as últimas notícias",
  subscribeHeading: "Receba por e-mail",
  print: "Imprimir",
  all: "Todas as edições",
  online: "Com todos os links:",
};
