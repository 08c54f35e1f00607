/** Sharing the page that is open, by its code and its link. */
export const sharePage = {
  title: "Share this page",
  hint: "Show this on the projector: the class points a camera at the code, or types the link.",
  code: "QR code for this page",
  tooLong: "This address is too long for a code that a camera can read. Copy or share the link instead.",
};

export type SharePageMessages = typeof sharePage;
