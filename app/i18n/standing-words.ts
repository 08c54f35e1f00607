import type { Locale } from "~/addresses/languages";
import type { Standing } from "~/features/evidence/core/evidence";
import { formatMonth } from "./format-month";
import { evidenceMessages } from "./messages/evidence";

interface StandingWords {
  /** Label of the row that says what facts rest on: "checked" for an official text of a known month alone. */
  readonly label: string;
  readonly fresh: string;
  /** The same once it asks for another check. */
  readonly old: string;
}

/** Provenance of facts in words: "checked: official page of Sep 2026", "from a third party, Aug 2026". */
export function standingWords({ basis, kind, month }: Standing, locale: Locale): StandingWords {
  const text = evidenceMessages[locale];
  const said = basis === "official" ? text.official[kind ?? "other"] : text.bases[basis];
  if (basis === "not-found") return { label: text.basis, fresh: said, old: said };
  if (month === null) {
    const undated = text.undated(said);
    return { label: text.basis, fresh: undated, old: text.recheck(undated) };
  }
  const label = formatMonth(month, locale, "abbreviated");
  const dated = text.dated(said, label);
  const old = text.recheck(dated);
  return basis === "official"
    ? { label: text.checked, fresh: text.checkedText(said, label), old }
    : { label: text.basis, fresh: dated, old };
}
