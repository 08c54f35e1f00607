// Evidence of a catalogue record, as content holds it.

import type { Locale, Texts } from "~/addresses/languages";
import type { Evidence, OfficialKind } from "./evidence";

type Words = Texts<string>;

/** Requires a basis: a text that nobody can open is none, and "not-found" has neither text nor month. */
export type EvidenceRecord =
  | {
      readonly basis: "official";
      readonly kind: OfficialKind;
      readonly document?: Words | undefined;
      readonly address: string;
      readonly month: string | null;
    }
  | {
      readonly basis: "third-party";
      readonly document: Words;
      readonly address: string;
      readonly month: string | null;
    }
  | { readonly basis: "not-found"; readonly month: null };

/** The evidence with its text named in one language. */
export function toEvidence(record: EvidenceRecord, locale: Locale): Evidence {
  if (record.basis === "not-found") return record;
  const { document, ...standing } = record;
  return document === undefined ? standing : { ...standing, document: document[locale] };
}
