// The values whose change needs a line: what the site says of every record and rule, as one text each.
import { DEFAULT_LOCALE } from "~/addresses/languages";
import { PLATFORM_CARDS } from "~/content/platforms.server";
import { RULES } from "~/content/rules/rules.server";
import { CATALOGUE, TOOL_EVIDENCE } from "~/features/catalogue/io/catalogue.server";
import type { Values } from "~/features/changes/core/announced";
import { QUESTIONS } from "~/features/evidence/core/tool-evidence";
import { toState } from "~/features/rules/core/rule";

/** Every known value, in the order of the catalogue. What nobody knows has none. */
export function getWatchedValues(): Values {
  const rows = [...records(), ...answers(), ...plans(), ...rules()];
  return new Map(rows.map(([subject, field, value]) => [`${subject} ${field}`, JSON.stringify(value)]));
}

type Row = readonly [subject: string, field: string, value: unknown];

function records(): Row[] {
  return CATALOGUE.flatMap(({ record }): Row[] => [
    [record.id, "name", typeof record.title === "string" ? record.title : record.title[DEFAULT_LOCALE]],
    ...("maker" in record ? [[record.id, "maker", record.maker] as const] : []),
    ...("cost" in record ? [[record.id, "cost", record.cost[DEFAULT_LOCALE]] as const] : []),
    ...(record.status === undefined ? [] : [[record.id, "status", record.status.is] as const]),
  ]);
}

function answers(): Row[] {
  return TOOL_EVIDENCE.flatMap((tool) => [
    ...QUESTIONS.flatMap((question) => answer(tool.id, question, tool[question])),
    ...Object.entries(tool.priceIn ?? {}).flatMap(([country, fact]) =>
      answer(tool.id, `price ${country}`, fact),
    ),
  ]);
}

function answer(id: string, field: string, fact: object | undefined): Row[] {
  return fact !== undefined && "value" in fact && fact.value !== null ? [[id, field, fact.value]] : [];
}

/** Prices of platforms that are no tools of the catalogue. */
function plans(): Row[] {
  return PLATFORM_CARDS.filter(({ toolId }) => toolId === null).flatMap(({ id, prices }) =>
    Object.entries(prices).map(
      ([country, { plans: list }]): Row => [
        id,
        `price ${country}`,
        list.map(({ name, centsPerMonth }) => [name, centsPerMonth]),
      ],
    ),
  );
}

/** How far each rule holds, since when, and the date that it sets. */
function rules(): Row[] {
  return RULES.map((rule) => [rule.id, "rule", [toState(rule), rule.since, rule.deadline]]);
}
