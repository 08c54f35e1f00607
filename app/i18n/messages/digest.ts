import type { Messages } from "~/i18n/translate";

/** The pages of the weekly digest. The words inside an issue are those of its mail (mail.ts). */
const en = {
  none: "No issue: fewer than three good stories that week.",
  emptyHeading: "The first issue is still to come",
  emptyText: "It is built on Monday morning from the news of the week before.",
  news: "See the latest news",
  subscribeHeading: "Get it by email",
  print: "Print",
  all: "All issues",
  online: "With all links:",
};

const ptBr: typeof en = {
  none: "Sem edição: nessa semana, menos de três notícias valiam a leitura.",
  emptyHeading: "A primeira edição ainda não saiu",
  emptyText: "Ela é montada na segunda-feira de manhã com as notícias da semana anterior.",
  news: "Ver as últimas notícias",
  subscribeHeading: "Receba por e-mail",
  print: "Imprimir",
  all: "Todas as edições",
  online: "Com todos os links:",
};

export const digestMessages: Messages<typeof en> = { en, "pt-br": ptBr };
