import type { Locale } from "~/addresses/languages";
import type { Standing } from "~/features/evidence/core/evidence";
import { formatMonth } from "./format-month";
import { evidenceMessages } from "./messages/evidence";

export interface StandingWords {
  /** Label of the row that says what facts rest on: "checked" for an official text of a known month alone. */
  readonly label: string;
  readonly fresh: string;
  /** The same once it asks for another check. */
  readonly old: string;
}

/** What is said of facts, by what they rest on: "official page, Sep 2026". */
export function standingWords({ basis, kind, month }: Standing, locale: Locale): StandingWords {
  const text = evidenceMessages[locale];
  const said = basis === "official" ? text.official[kind ?? "other"] : text.bases[basis];
  const isChecked = basis === "official" && month !== null;
  const fresh = month === null ? text.undated(said) : text.dated(said, formatMonth(month, locale, "short"));
  const shown = basis === "not-found" ? said : fresh;
  return { label: isChecked ? text.checked : text.basis, fresh: shown, old: text.recheck(shown) };
}
