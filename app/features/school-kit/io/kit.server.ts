import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { NAMED_RULES } from "~/content/rules/rules.server";
import { KIT_CLAUSES } from "~/content/school-kit/clauses.server";
import { DOCUMENT_WORDS } from "~/content/school-kit/document-words.server";
import { KIT_WARNINGS } from "~/content/school-kit/warnings.server";
import { listResources } from "~/features/catalogue/io/catalogue.server";
import { placesOfRule } from "~/features/rules/core/place";
import { type Kit, type KitTool, toKit } from "~/features/school-kit/core/kit";
import { inventoryFacts, ruleBasis } from "~/i18n/kit-words";
import { ruleForSigning } from "~/i18n/law-words";

const kits = new Map<Locale, Kit>();

/** The kit in one language, put together at the first question. */
export function getKit(locale: Locale): Kit {
  const known = kits.get(locale);
  if (known !== undefined) return known;
  const kit = toKit(
    {
      clauses: KIT_CLAUSES,
      warnings: KIT_WARNINGS,
      rules: NAMED_RULES.map((rule) => ({
        id: rule.id,
        title: rule.title[locale],
        places: placesOfRule(rule),
        stages: rule.stages.map((stage) => (stage === "early-years" ? "early" : stage)),
        signed: ruleForSigning(rule, locale),
        basis: ruleBasis(rule, locale),
        sourceDate: rule.sourceDate,
        href: `${toPath("rules", locale)}#${rule.id}`,
      })),
      tools: listTools(locale),
      words: DOCUMENT_WORDS[locale],
    },
    locale,
  );
  kits.set(locale, kit);
  return kit;
}

function listTools(locale: Locale): KitTool[] {
  return listResources(locale)
    .filter(({ collection }) => collection === "tools")
    .map(({ id, title, facts }) => ({ id, name: title, facts: inventoryFacts(facts, locale) }));
}
