import type { Locale } from "~/addresses/languages";
import { LAW_MATTER_RULES } from "~/content/rules/law-matters.server";
import { findRule } from "~/content/rules/rules.server";
import { type LawLine, type LawMatter, toLawLine } from "~/features/rules/core/law-line";

/** The line of one rule in one language. */
export function getRuleLine(id: string, locale: Locale): LawLine {
  const rule = findRule(id);
  if (rule === null) throw new Error(`no rule has the id ${id}`);
  return toLawLine(rule, locale);
}

/** The line on a matter in one language. */
export function getLawLine(matter: LawMatter, locale: Locale): LawLine {
  return getRuleLine(LAW_MATTER_RULES[matter][locale], locale);
}
