// From the values of a form to the documents, or to the questions still open.

import { parseChosenList, SHEET_ITEMS_MAX } from "~/features/favourites/core/chosen-list";
import { readAnswers, readTyped, TOOLS_FIELD, unanswered } from "./answers";
import { type AssembledKit, assembleKit } from "./assemble";
import type { DocumentWords, Kit } from "./kit";
import type { QuestionId } from "./kit-options";

// The tools of an inventory, from a link to a list or from ids somebody typed.
const TEXT_MAX = 4000;

/** The ids in a text that are known, each once and in their order. */
export function inventoryIds(text: string, known: ReadonlySet<string>): readonly string[] {
  const asked = text.slice(0, TEXT_MAX).trim();
  const query = asked.includes("?") ? asked.slice(asked.indexOf("?") + 1).replace(/#.*$/s, "") : null;
  const params = query === null ? new URLSearchParams({ ids: asked }) : new URLSearchParams(query);
  return parseChosenList(params, (id) => (known.has(id) ? id : null), SHEET_ITEMS_MAX).ids;
}

export interface MadeKit extends AssembledKit {
  readonly words: DocumentWords;
  /** Tools were asked for, and none of them is known. */
  readonly knowsNoTool: boolean;
}

export type KitAnswer =
  | { readonly made: MadeKit; readonly missing: null }
  | { readonly made: null; readonly missing: readonly QuestionId[] };

/** The documents for the fields of a form; `today` is the day on which they are made. */
export function makeKit(kit: Kit, fields: URLSearchParams, today: string): KitAnswer {
  const answers = readAnswers(fields);
  const missing = unanswered(answers);
  if (missing.length > 0) return { made: null, missing };
  const asked = fields.get(TOOLS_FIELD) ?? "";
  const toolIds = inventoryIds(asked, new Set(kit.tools.map(({ id }) => id)));
  const assembled = assembleKit(kit, { answers, typed: readTyped(fields), toolIds }, today);
  const knowsNoTool = asked.trim() !== "" && toolIds.length === 0;
  return { made: { ...assembled, words: kit.words, knowsNoTool }, missing: null };
}
