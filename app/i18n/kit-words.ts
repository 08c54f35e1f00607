// Words of the school kit's documents for a rule and for a tool, in one language.
import type { Locale } from "~/addresses/languages";
import type { ShownFact } from "~/features/evidence/core/shown-fact";
import type { Question } from "~/features/evidence/core/tool-evidence";
import type { Rule } from "~/features/rules/core/rule";
import type { KitFact } from "~/features/school-kit/core/kit";
import { ruleForSigning } from "./law-words";
import { schoolKitMessages } from "./messages/school-kit";
import { toolFactsMessages } from "./messages/tool-facts";
import { provenanceWords } from "./provenance-words";

/** The same with what kind of text was read: "...; based on press reports". */
export function ruleBasis(rule: Rule, locale: Locale): string {
  const { sourceType, confidence } = rule;
  const { source, unsure } = schoolKitMessages[locale].rule;
  return [
    ruleForSigning(rule, locale),
    ...(sourceType === "news" || sourceType === "third-party-notes" ? [source[sourceType]] : []),
    ...(confidence === "low" ? [unsure] : []),
  ].join("; ");
}

/** Questions about a tool that the inventory answers. */
const IN_INVENTORY: readonly Question[] = [
  "minimumAge",
  "guardianConsent",
  "pupilLogin",
  "trainsOnInputs",
  "trainsElsewhere",
];

/** The facts of a tool that stand in the inventory, each with the text that it rests on and its month. */
export function inventoryFacts(facts: readonly ShownFact[], locale: Locale): KitFact[] {
  const { questions, table } = toolFactsMessages[locale];
  return facts
    .filter(({ question }) => IN_INVENTORY.includes(question))
    .map((fact) => ({
      label: questions[fact.question],
      text: fact.text ?? (fact.basis === "not-found" ? table.notFound : table.notStated),
      source: fact.basis === "not-found" ? "" : toSource(fact, locale),
    }));
}

function toSource(fact: ShownFact, locale: Locale): string {
  const { fresh } = provenanceWords(fact, locale);
  return fact.document === null ? fresh : `${fact.document} (${fresh})`;
}
