/** What a mail provider reports after sending: permanent bounces and complaints stop further mail. */
export type MailEvent =
  | { readonly kind: "stop"; readonly cause: "bounce" | "complaint"; readonly recipients: readonly string[] }
  /** Delivered, opened, a full mailbox, or an event of a later date: nothing to do. */
  | { readonly kind: "ignore" };
