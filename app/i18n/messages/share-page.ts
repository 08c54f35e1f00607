import type { Messages } from "~/i18n/translate";

/** Sharing the page that is open, by its code and its link. */
const en = {
  title: "Share this page",
  hint: "Show this on the projector: the class points a camera at the code, or types the link.",
  code: "QR code for this page",
  tooLong: "This address is too long for a code that a camera can read. Copy or share the link instead.",
};

const ptBr: typeof en = {
  title: "Compartilhar esta página",
  hint: "Mostre no projetor: a turma aponta a câmera para o código ou digita o link.",
  code: "QR Code desta página",
  tooLong: "Este endereço é longo demais para um código que a câmera leia. Copie ou compartilhe o link.",
};

export const sharePageMessages: Messages<typeof en> = { en, "pt-br": ptBr };
