import type { ShareMessages } from "~/i18n/messages/en/share";

export const share: ShareMessages = {
  share: "Compartilhar",
  copyLink: "Copiar link",
  copied: "Copiado",
  whatsApp: "WhatsApp",
  copyForWhatsApp: "Copiar para o WhatsApp",
  classroom: "Google Classroom",
  page: {
    button: "Compartilhar esta página",
    title: "Compartilhar esta página",
    hint: "Mostre no projetor: a turma aponta a câmera para o código ou digita o link.",
    code: "QR Code desta página",
    tooLong: "Este endereço é longo demais para um código que a câmera leia. Copie ou compartilhe o link.",
  },
};
