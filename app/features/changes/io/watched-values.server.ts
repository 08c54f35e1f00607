// The values whose change needs a line: what the site says of every record and rule, as one text each.
import { DEFAULT_LOCALE } from "~/addresses/languages";
import { PLATFORM_CARDS } from "~/content/platforms.server";
import { RULES } from "~/content/rules/rules.server";
import { CATALOGUE, TOOL_EVIDENCE } from "~/features/catalogue/io/catalogue.server";
import type { Values } from "~/features/changes/core/announced";
import { QUESTIONS, type ToolEvidence } from "~/features/evidence/core/tool-evidence";
import { toState } from "~/features/rules/core/rule";

type Row = readonly [key: string, value: string];

/** Every known value, in the order of the catalogue. What nobody knows has none. */
export function getWatchedValues(): Values {
  return new Map([
    ...CATALOGUE.flatMap(({ record }) => [
      ...toRow(
        record.id,
        "name",
        typeof record.title === "string" ? record.title : record.title[DEFAULT_LOCALE],
      ),
      ...toRow(record.id, "maker", "maker" in record ? record.maker : null),
      ...toRow(record.id, "cost", "cost" in record ? record.cost[DEFAULT_LOCALE] : null),
      ...toRow(record.id, "status", record.status?.is),
    ]),
    ...TOOL_EVIDENCE.flatMap(listAnswers),
    // Platforms that are no tools of the catalogue.
    ...PLATFORM_CARDS.filter(({ toolId }) => toolId === null).flatMap(listPrices),
    // How far each rule holds, since when, and the date that it sets.
    ...RULES.flatMap((rule) => toRow(rule.id, "rule", [toState(rule), rule.since, rule.deadline])),
  ]);
}

/** Row of a value; none where it is not known. */
function toRow(subject: string, field: string, value: unknown): Row[] {
  return value == null ? [] : [[`${subject} ${field}`, JSON.stringify(value)]];
}

function listAnswers(tool: ToolEvidence): Row[] {
  const facts = [
    ...QUESTIONS.map((question) => [question, tool[question]] as const),
    ...Object.entries(tool.priceIn ?? {}).map(([country, fact]) => [`price ${country}`, fact] as const),
  ];
  return facts.flatMap(([field, fact]) => toRow(tool.id, field, fact && "value" in fact ? fact.value : null));
}

function listPrices({ id, prices }: (typeof PLATFORM_CARDS)[number]): Row[] {
  return Object.entries(prices).flatMap(([country, { plans }]) => {
    const values = plans.map(({ name, centsPerMonth }) => [name, centsPerMonth]);
    return toRow(id, `price ${country}`, values);
  });
}
