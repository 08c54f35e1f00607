/** The dialog with a QR code. */
export const qr = {
  button: "QR code",
  buttonFor: (title: string) => `QR code for ${title}`,
  title: "QR code",
  code: (title: string) => `QR code that leads to ${title}`,
  shortLink: "Short link",
  download: "Download PNG",
  downloadFailed: "The picture could not be made. Save the code with a long press or a right click instead.",
  howTo: "How to use it",
  hints: [
    "Point a phone's camera at the code and tap the link that appears.",
    "Put the picture on a slide or a worksheet: it prints sharply at up to a quarter of a page.",
    "No camera at hand? The short link can be typed.",
  ],
  /** As the record of the rule has it, so that the dialog needs no record. */
  phoneLaw:
    "Our advice: Plan AI work on school devices: the guidance asks schools to be phone-free all day, even for research and calculators. (Mobile phones in schools (England): duty to have regard to guidance; approved in Apr 2026, not yet in force; text read: May 2026)",
};

export type QrMessages = typeof qr;
