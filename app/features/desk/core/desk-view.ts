// What the desk shows: sections of things, each with what is known of it and what can be done with it.
import type { LanguageTag } from "~/addresses/languages";
import type { CardCitations } from "~/features/news/core/page/news-card";

/** A form with one button. */
export interface DeskForm {
  readonly label: string;
  /** Said after the label to whoever hears it: what the button is about. */
  readonly about: string;
  /** What goes with the button. */
  readonly fields: Readonly<Record<string, string>>;
  /** The field `to`: one of its options, or a typed text that is only looked at. */
  readonly to?: {
    readonly label: string;
    readonly hint?: string;
    readonly options?: readonly (readonly [string, string])[];
  };
}

export interface DeskItem {
  readonly name: string;
  readonly href?: string;
  readonly lang?: LanguageTag | null;
  /** Beside the name. */
  readonly aside?: string;
  /** True for what opens with a press. */
  readonly isFolded?: boolean;
  readonly lines?: readonly string[];
  /** Words of a reader. */
  readonly quote?: string;
  readonly citations?: CardCitations | null;
  /** File and line of its record, for the repository's web editor. */
  readonly place?: string | null;
  readonly forms?: readonly DeskForm[];
}

export interface DeskSection {
  readonly heading?: string;
  readonly notes?: readonly string[];
  readonly items?: readonly DeskItem[];
  /** Said where there is no item; without it and without notes the section is left out. */
  readonly none?: string;
}
