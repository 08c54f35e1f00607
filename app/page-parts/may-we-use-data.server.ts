import type { Locale } from "~/addresses/languages";
import { ASKED_TOOLS } from "~/content/evidence/asked-tools.server";
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
import { type SheetTool, toClassSheet } from "./class-sheet";

/** The form with what was given, and the sheet where all of it was. Nothing is missing in an address that asks nothing. */
export function loadMayWeUse(params: URLSearchParams, locale: Locale) {
  const tools = TOOLS.filter(
    (tool) => statusIn(tool, locale)?.hasEnded !== true || tool.id === params.get("tool"),
  ).map((tool) => ({ id: tool.id, title: titleIn(tool, locale) }));
  const others = ASKED_TOOLS.map(({ title, evidence }) => ({ id: evidence.id, title }));
  const { given, missing, asked } = readClass(
    params,
    [...TOOLS, ...others].map(({ id }) => id),
  );
  const isAsked = CLASS_FIELDS.every((field) => params.has(field));
  return {
    tools: [...tools, ...others].sort((one, other) => one.title.localeCompare(other.title, locale)),
    given,
    missing: isAsked ? missing : [],
    sheet: asked === null ? null : sheetFor(asked, locale),
    search: asked === null ? "" : toClassSearch(asked),
  };
}

function sheetFor(asked: ClassAsked, locale: Locale) {
  const tool = findTool(asked.tool, locale);
  if (tool === null) return null;
  const young = asked.age < YOUNG_PUPILS.below ? [YOUNG_PUPILS.rule] : [];
  const laws = [...CLASS_LAWS[asked.place], ...young].map((id) => getRuleLine(id, locale));
  return toClassSheet(tool, asked, laws, locale);
}

/** A tool of the directory, or another that is asked about. */
function findTool(asked: string, locale: Locale): SheetTool | null {
  const record = TOOLS.find(({ id }) => id === asked);
  if (record === undefined) return ASKED_TOOLS.find(({ evidence }) => evidence.id === asked) ?? null;
  const evidence = TOOL_EVIDENCE.find(({ id }) => id === asked) ?? toUnknownEvidence(asked);
  return { title: titleIn(record, locale), maker: record.maker, evidence };
}
