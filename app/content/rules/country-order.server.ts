// Which rules a reader of a language sees first. Portuguese is read in Brazil; English in many countries, whose laws stand
// before what advises all of them.
import type { Texts } from "~/addresses/languages";
import type { RuleCountry } from "~/features/rules/core/rule";

export const RULE_COUNTRY_ORDER: Texts<readonly RuleCountry[]> = {
  en: ["UK", "EU", "US", "international", "BR"],
  "pt-br": ["BR", "international", "EU", "UK", "US"],
};
