import type { Locale } from "~/addresses/languages";
import type { Provenance } from "~/features/evidence/core/evidence";
import { formatMonth } from "./format-month";
import { evidenceMessages } from "./messages/evidence";

interface ProvenanceWords {
  /** Label of the row that names the source: "checked" for an official text of a known month alone. */
  readonly label: string;
  readonly fresh: string;
  /** The same once it is older than it may be; a text of no month never is. */
  readonly old: string;
}

/** Provenance of facts in words: "checked: official page, September 2026", "unofficial source, August 2026". */
export function provenanceWords({ basis, kind, month }: Provenance, locale: Locale): ProvenanceWords {
  const text = evidenceMessages[locale];
  const said = basis === "official" ? text.official[kind ?? "other"] : text.bases[basis];
  if (basis === "not-found") return { label: text.basis, fresh: said, old: said };
  if (month === null) {
    const undated = text.undated(said);
    return { label: text.basis, fresh: undated, old: undated };
  }
  const label = formatMonth(month, locale);
  const dated = text.dated(said, label);
  const old = text.outOfDate(dated);
  return basis === "official"
    ? { label: text.checked, fresh: text.checkedText(said, label), old }
    : { label: text.basis, fresh: dated, old };
}
