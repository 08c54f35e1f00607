import type { KitNoticesMessages } from "~/i18n/messages/en/kit-notices";

export const kitNotices: KitNoticesMessages = {
  unknown: (codes) =>
    `${codes.length === 1 ? "1 item deste link não está" : `${codes.length} itens deste link não estão`} no nosso catálogo: ${codes.join(", ")}.`,
  omitted: (codes, max) =>
    `Um kit leva ${max} itens; ${codes.length === 1 ? "1 ficou de fora" : `${codes.length} ficaram de fora`}: ${codes.join(", ")}.`,
};
