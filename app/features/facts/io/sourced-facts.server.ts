import { LOCALES } from "~/addresses/languages";
import { ASKED_TOOLS } from "~/content/evidence/asked-tools.server";
import { MARKETS, PLATFORM_CARDS } from "~/content/platforms.server";
import { LAW_MATTER_RULES } from "~/content/rules/law-matters.server";
import { findRule, RULES } from "~/content/rules/rules.server";
import { CATALOGUE, TOOL_EVIDENCE } from "~/features/catalogue/io/catalogue.server";
import { factProvenance } from "~/features/evidence/core/tool-claims";
import {
  findAddress,
  QUESTIONS,
  type ToolEvidence,
  toUnknownEvidence,
} from "~/features/evidence/core/tool-evidence";
import type { SourcedFact } from "~/features/facts/core/kinds-report";
import { priceProvenance, readingFor } from "~/features/platforms/core/plan-price";
import type { Rule } from "~/features/rules/core/rule";
import { isHearsay, RULE_RECHECK_DAYS } from "~/features/rules/core/rule-row";

/** Everything on the site that rests on a text: minors and money first, then law, then what teachers learn from. */
export function listSourcedFacts(): readonly SourcedFact[] {
  const asked = ASKED_TOOLS.map(({ evidence }) => evidence);
  return [
    ...toolFacts(TOOL_EVIDENCE, "tools"),
    ...toolFacts(asked, "asked tools"),
    ...prices(),
    ...platformFacts(),
    ...rules(),
    ...lawNotes(),
    ...records(),
  ];
}

function toolFacts(tools: readonly ToolEvidence[], group: string): SourcedFact[] {
  return tools.flatMap((tool) =>
    QUESTIONS.flatMap((question) => {
      const fact = tool[question];
      if (fact === undefined) return [];
      const id = `${tool.id} ${question}`;
      return [{ ...factProvenance(fact), group, id, address: findAddress(fact) }];
    }),
  );
}

/** One for each text, and one for each market of which no text was found. */
function prices(): SourcedFact[] {
  const markets = [...new Set(Object.values(MARKETS))];
  return PLATFORM_CARDS.flatMap(({ id, prices: readings }) =>
    markets
      .filter((market) => readings[market] !== undefined || readingFor(readings, market) === null)
      .map((market) => ({
        ...priceProvenance(readings, market),
        group: "prices",
        id: `${id} ${market}`,
        address: readings[market]?.address ?? null,
      })),
  );
}

/** The free plan and the offer on each card of the platforms. */
function platformFacts(): SourcedFact[] {
  return PLATFORM_CARDS.flatMap(({ id, toolId, known }) => {
    const tool = known ?? TOOL_EVIDENCE.find((one) => one.id === toolId) ?? toUnknownEvidence(id);
    return (["freePlan", "educationOffer"] as const).map((question) => {
      const fact = tool[question];
      const address = findAddress(fact);
      return { ...factProvenance(fact), group: "platforms", id: `${id} ${question}`, address };
    });
  });
}

function ruleProvenance({ sourceType, sourceDate, kind }: Rule) {
  const basis = isHearsay(sourceType) ? "third-party" : "official";
  return { basis, month: sourceDate, days: RULE_RECHECK_DAYS[kind] } as const;
}

function rules(): SourcedFact[] {
  return RULES.map((rule) => ({
    ...ruleProvenance(rule),
    group: "rules",
    id: rule.id,
    address: rule.address ?? rule.addressToCheck ?? rule.sourceAddress,
  }));
}

/** The lines of law on landings, tasks and tools, by the rule that each quotes. */
function lawNotes(): SourcedFact[] {
  return Object.entries(LAW_MATTER_RULES).flatMap(([matter, byLocale]) =>
    LOCALES.flatMap((locale) => {
      const rule = findRule(byLocale[locale]);
      if (rule === null) return [];
      return [
        { ...ruleProvenance(rule), group: "law notes", id: `${matter} (${locale})`, address: rule.address },
      ];
    }),
  );
}

/** Courses, certifications, books, sites and videos: one text each. A tool has its questions instead. */
function records(): SourcedFact[] {
  return CATALOGUE.flatMap((entry) => {
    if (entry.collection === "tools") return [];
    const { id, evidence } = entry.record;
    const address = evidence.basis === "not-found" ? null : (evidence.address ?? null);
    const group = entry.collection === "courses" ? `courses in ${entry.language}` : entry.collection;
    return [{ basis: evidence.basis, month: evidence.month, group, id, address }];
  });
}
