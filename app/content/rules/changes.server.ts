// Changes of the rules, the oldest first: the feed of the page and its list. Whoever changes the state or a date of a
// rule adds an entry with the day and one sentence in every language.
import type { RuleChange } from "~/features/rules/core/rule-change";

export const RULE_CHANGES: readonly RuleChange[] = [
  {
    on: "2026-11-22",
    rule: null,
    text: {
      en: "The page opens with the rules of Brazil, the European Union, the United Kingdom and the United States, and with international guidance. From here on every change of status or date is an entry of its own.",
      "pt-br":
        "A página abre com as regras do Brasil, da União Europeia, do Reino Unido e dos Estados Unidos e com orientações internacionais. Daqui em diante, cada mudança de situação ou de data ganha uma entrada própria.",
    },
  },
];
