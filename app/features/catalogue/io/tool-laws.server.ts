import type { Locale } from "~/addresses/languages";
import { MARKING_TOOL_IDS } from "~/content/rules/law-matters.server";
import type { Resource } from "~/features/catalogue/core/resource";
import type { LawLine } from "~/features/rules/core/law-line";
import { getLawLine } from "~/features/rules/io/law-lines.server";

/** What the law says about a tool that marks, and about one that pupils have accounts in. */
export function lawLinesOf({ id, tool }: Resource, locale: Locale): LawLine[] {
  return [
    ...(MARKING_TOOL_IDS.includes(id) ? [getLawLine("marking", locale)] : []),
    ...(tool?.pupilsMayUse === true ? [getLawLine("pupils-accounts", locale)] : []),
  ];
}
