/** Sharing an address: the device's share sheet, a copy, WhatsApp, and the code of the current page. */
export const share = {
  share: "Share",
  copyLink: "Copy Link",
  copied: "Copied",
  whatsApp: "WhatsApp",
  copyForWhatsApp: "Copy for WhatsApp",
  classroom: "Google Classroom",
  page: {
    button: "Share this page",
    title: "Share this page",
    hint: "Show this on the projector: the class points a camera at the code, or types the link.",
    code: "QR code for this page",
    tooLong: "This address is too long for a code that a camera can read. Copy or share the link instead.",
  },
};

export type ShareMessages = typeof share;
