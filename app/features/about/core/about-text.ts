// What the about page says: mission, pillars, the book, core values, get in touch.
import type { Locale } from "~/addresses/languages";

/** Names of lucide icons. */
export type PointIcon =
  | "pencil-ruler"
  | "badge-check"
  | "users"
  | "eye"
  | "scale"
  | "lightbulb"
  | "graduation-cap";

export interface Point {
  readonly id: string;
  readonly icon: PointIcon;
  readonly title: string;
  readonly text: string;
}

export interface AboutText {
  readonly title: string;
  readonly mission: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly pillars: { readonly heading: string; readonly points: readonly Point[] };
  /** The section with the anchor "buy". */
  readonly book: {
    readonly heading: string;
    readonly intro: string;
    readonly bullets: readonly string[];
    readonly note: string;
    readonly buy: string;
    /** Replaces the buy link while no store address is configured. */
    readonly buyLater: string;
    /** Link text by the language of the edition. */
    readonly editions: Readonly<Record<Locale, string>>;
  };
  readonly values: { readonly heading: string; readonly points: readonly Point[] };
  readonly contact: {
    readonly heading: string;
    readonly text: string;
    readonly write: string;
    readonly newsletter: string;
  };
}
