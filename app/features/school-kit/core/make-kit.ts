// From what a form holds to the documents, or to what is still to be answered.
import { readAnswers, readTyped, TOOLS_FIELD, unanswered } from "./answers";
import { type AssembledKit, assembleKit } from "./assemble";
import { inventoryIds } from "./inventory-ids";
import type { DocumentWords, Kit } from "./kit";
import type { QuestionId } from "./kit-options";

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
