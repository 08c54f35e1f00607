import type { Messages } from "~/i18n/translate";

/** Notices about the items of a link that a handout leaves out. */
const en = {
  unknown: (codes: readonly string[]) =>
    `${codes.length === 1 ? "1 item in this link is" : `${codes.length} items in this link are`} not in our catalogue: ${codes.join(", ")}.`,
  omitted: (codes: readonly string[], max: number) =>
    `A class sheet holds ${max} items; ${codes.length === 1 ? "1 more was left out" : `${codes.length} more were left out`}: ${codes.join(", ")}.`,
};

const ptBr: typeof en = {
  unknown: (codes) =>
    `${codes.length === 1 ? "1 item deste link não está" : `${codes.length} itens deste link não estão`} no nosso catálogo: ${codes.join(", ")}.`,
  omitted: (codes, max) =>
    `A folha leva ${max} itens; ${codes.length === 1 ? "1 ficou de fora" : `${codes.length} ficaram de fora`}: ${codes.join(", ")}.`,
};

export const classSheetNoticesMessages: Messages<typeof en> = { en, "pt-br": ptBr };
