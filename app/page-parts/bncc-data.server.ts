import { type CheckedView, viewText } from "~/features/bncc/core/checked-view";
import { listChoices } from "~/features/bncc/core/group-choices";
import { MOST_POSTED_CODES, type PostProblem, problemOfText } from "~/features/bncc/core/posted-text";
import { CODE_LIST_PATH, getCodeList } from "~/features/bncc/io/code-list.server";

/** Loads the page of the codes, without a check. */
export function loadCodes() {
  const { groups, documents, codes } = getCodeList();
  return { groups, documents, total: codes.size, choices: listChoices(groups), listPath: CODE_LIST_PATH };
}

interface PostedCheck {
  /** The text as it was sent, so that an answer without a result loses nothing. */
  readonly text: string;
  readonly problem: PostProblem | null;
  readonly view: CheckedView | null;
}

/** Checks a posted text. Nothing of it is stored. */
export function checkPosted(text: string): PostedCheck {
  const problem = problemOfText(text);
  const view = problem === null ? viewText(text, getCodeList(), MOST_POSTED_CODES) : null;
  return { text, problem, view };
}
