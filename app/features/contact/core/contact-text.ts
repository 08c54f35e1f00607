// What the contact page says. The address is configuration and may be absent.

/** Names of lucide icons. */
export type ContactIcon = "pencil" | "qr-code" | "lightbulb" | "shield-check";

interface ContactReason {
  readonly id: string;
  readonly icon: ContactIcon;
  readonly title: string;
  readonly text: string;
}

export interface ContactText {
  readonly title: string;
  readonly intro: string;
  readonly reasons: readonly ContactReason[];
  readonly write: string;
  readonly subject: string;
  /** Shown in the place of the address while none is configured. */
  readonly noAddress: string;
  readonly privacyNote: string;
}
