import type { ShareMessages } from "~/i18n/messages/en/share";

export const share: ShareMessages = {
  share: "Compartilhar",
  copyLink: "Copiar link",
  copied: "Copiado",
  whatsApp: "WhatsApp",
  copyForWhatsApp: "Copiar para o WhatsApp",
  classroom: "Google Classroom",
};
