import type { Locale } from "~/addresses/languages";
import { CLASS_LAWS, YOUNG_PUPILS } from "~/content/rules/class-laws.server";
import { TOOL_EVIDENCE, TOOLS } from "~/features/catalogue/io/catalogue.server";
import { statusIn, titleIn } from "~/features/catalogue/io/to-resource.server";
import { toUnknownEvidence } from "~/features/evidence/core/tool-evidence";
import {
  CLASS_FIELDS,
  type ClassAsked,
  readClass,
  toClassSearch,
} from "~/features/may-we-use/core/class-asked";
import { getRuleLine } from "~/features/rules/io/law-lines.server";
import { toClassSheet } from "./class-sheet";

/** The form with what was given, and the sheet where all of it was. Nothing is missing in an address that asks nothing. */
export function loadMayWeUse(params: URLSearchParams, locale: Locale) {
  const tools = TOOLS.filter(
    (tool) => statusIn(tool, locale)?.hasEnded !== true || tool.id === params.get("tool"),
  ).map((tool) => ({ id: tool.id, title: titleIn(tool, locale) }));
  const { given, missing, asked } = readClass(
    params,
    TOOLS.map(({ id }) => id),
  );
  const isAsked = CLASS_FIELDS.every((field) => params.has(field));
  return {
    tools: tools.sort((one, other) => one.title.localeCompare(other.title, locale)),
    given,
    missing: isAsked ? missing : [],
    sheet: asked === null ? null : sheetFor(asked, locale),
    search: asked === null ? "" : toClassSearch(asked),
  };
}

function sheetFor(asked: ClassAsked, locale: Locale) {
  const record = TOOLS.find(({ id }) => id === asked.tool);
  if (record === undefined) return null;
  const evidence = TOOL_EVIDENCE.find(({ id }) => id === asked.tool) ?? toUnknownEvidence(asked.tool);
  const tool = { title: titleIn(record, locale), maker: record.maker, evidence };
  const young = asked.age < YOUNG_PUPILS.below ? [YOUNG_PUPILS.rule] : [];
  const laws = [...CLASS_LAWS[asked.place], ...young].map((id) => getRuleLine(id, locale));
  return toClassSheet(tool, asked, laws, locale);
}
