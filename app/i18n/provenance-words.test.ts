import { expect, test } from "vitest";
import { LOCALES, type Locale } from "~/addresses/languages";
import { BASES, OFFICIAL_KINDS, type Provenance } from "~/features/evidence/core/evidence";
import { provenanceWords } from "./provenance-words";

const CHECKED: Readonly<Record<Locale, RegExp>> = { en: /\bchecked/i, "pt-br": /conferid/i };

const PROVENANCES: readonly Provenance[] = BASES.flatMap((basis) =>
  [null, "2026-09"].flatMap((month): readonly Provenance[] =>
    basis === "official" ? OFFICIAL_KINDS.map((kind) => ({ basis, kind, month })) : [{ basis, month }],
  ),
);

test("only an official text of a known month is called checked, in every language", () => {
  for (const locale of LOCALES) {
    for (const provenance of PROVENANCES) {
      const said = Object.values(provenanceWords(provenance, locale)).join(" ");
      const isChecked = provenance.basis === "official" && provenance.month !== null;
      expect(CHECKED[locale].test(said), `${locale} ${JSON.stringify(provenance)}: ${said}`).toBe(isChecked);
    }
  }
});

test("facts say who says so and of which month, or that no month is known", () => {
  const said = (provenance: Provenance) => LOCALES.map((locale) => provenanceWords(provenance, locale).fresh);
  expect(said({ basis: "official", kind: "other", month: "2026-09" })).toEqual([
    "checked: official page, September 2026",
    "conferido: página oficial, setembro de 2026",
  ]);
  expect(said({ basis: "third-party", month: null })).toEqual([
    "unofficial source, undated",
    "fonte não oficial, sem data",
  ]);
  expect(said({ basis: "not-found", month: null })).toEqual(["no source found", "fonte não encontrada"]);
});
