/** Names of lucide icons. */
export type BenefitIcon = "clipboard-check" | "shield-check" | "wallet" | "languages" | "qr-code" | "printer";

/** A card of the home page that says what the site is good for. */
export interface Benefit {
  readonly id: string;
  readonly icon: BenefitIcon;
  readonly title: string;
  readonly text: string;
}
