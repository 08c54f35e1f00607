import type { Messages } from "~/i18n/translate";

const en = {
  heading: (code: string) => `Where the code ${code} leads`,
  here: "It leads to a page of this site:",
  elsewhere: (host: string) => `It leads to another site, ${host}, which the author of the book has chosen:`,
  notCounted: "Looking here is not counted as a scan.",
};

const ptBr: typeof en = {
  heading: (code) => `Aonde leva o código ${code}`,
  here: "Ele leva a uma página deste site:",
  elsewhere: (host) => `Ele leva a outro site, ${host}, escolhido por quem escreveu o livro:`,
  notCounted: "Olhar aqui não conta como leitura do código.",
};

export const codeTargetMessages: Messages<typeof en> = { en, "pt-br": ptBr };
