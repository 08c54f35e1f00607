import type { SharePageMessages } from "~/i18n/messages/en/share-page";

export const sharePage: SharePageMessages = {
  title: "Compartilhar esta página",
  hint: "Mostre no projetor: a turma aponta a câmera para o código ou digita o link.",
  code: "QR Code desta página",
  tooLong: "Este endereço é longo demais para um código que a câmera leia. Copie ou compartilhe o link.",
};
