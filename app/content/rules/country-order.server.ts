// Which rules a reader of a language sees first. Portuguese is read in Brazil; English in many countries, so there what
// holds for everybody comes first.
import type { Locale } from "~/addresses/languages";
import type { RuleCountry } from "~/features/rules/core/rule";

export const RULE_COUNTRY_ORDER: Readonly<Record<Locale, readonly RuleCountry[]>> = {
  en: ["international", "UK", "EU", "US", "BR"],
  "pt-br": ["BR", "international", "EU", "UK", "US"],
};
