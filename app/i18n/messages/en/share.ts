/** Sharing an address: the device's share sheet, a copy and WhatsApp. */
export const share = {
  share: "Share",
  copyLink: "Copy Link",
  copied: "Copied",
  whatsApp: "WhatsApp",
  copyForWhatsApp: "Copy for WhatsApp",
  classroom: "Google Classroom",
};

export type ShareMessages = typeof share;
