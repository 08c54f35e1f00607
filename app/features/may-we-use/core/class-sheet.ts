// The sheet about one tool and one class, in one language: all its words, for page, paper and file alike.
import type { Locale } from "~/addresses/languages";
import type { ClassQuestion, Verdict } from "./class-answers";

/** Answer of a text, and which text. */
export interface SaidText {
  readonly text: string;
  /** "According to the text of July 2026: Terms of Use"; null where nothing was found to read. */
  readonly source: string | null;
  readonly address: string | null;
}

export interface SheetRow {
  readonly question: ClassQuestion;
  readonly label: string;
  readonly said: readonly SaidText[];
  /** What the class is, or needs. */
  readonly own: string;
  readonly verdict: Verdict;
  readonly so: string;
}

/** A letter to guardians; its lines are filled in by hand. */
export interface GuardianLetter {
  readonly title: string;
  readonly opening: string;
  readonly said: readonly string[];
  readonly closing: readonly string[];
  /** Lines for a guardian to tick; none where the texts ask for no permission. */
  readonly choices: readonly string[];
  readonly lines: readonly string[];
}

export interface ClassSheet {
  readonly locale: Locale;
  readonly title: string;
  /** Age, place and way to sign in. */
  readonly about: string;
  readonly verdict: Verdict;
  readonly conclusion: string;
  readonly rows: readonly SheetRow[];
  /** Questions to send to the maker. */
  readonly message: { readonly to: string; readonly questions: readonly string[] };
  /** The rules of the place, each in one sentence, then what our school kit asks for beyond the texts. */
  readonly laws: readonly string[];
  readonly letter: GuardianLetter | null;
}
