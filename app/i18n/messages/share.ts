import type { Messages } from "~/i18n/translate";

/** Sharing an address: the device's share sheet, a copy and WhatsApp. */
const en = {
  share: "Share",
  copyLink: "Copy Link",
  copied: "Copied",
  whatsApp: "WhatsApp",
  copyForWhatsApp: "Copy for WhatsApp",
  classroom: "Google Classroom",
};

const ptBr: typeof en = {
  share: "Compartilhar",
  copyLink: "Copiar link",
  copied: "Copiado",
  whatsApp: "WhatsApp",
  copyForWhatsApp: "Copiar para o WhatsApp",
  classroom: "Google Classroom",
};

export const shareMessages: Messages<typeof en> = { en, "pt-br": ptBr };
