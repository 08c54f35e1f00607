// The rules with their word lists and without the review, which most prompts never need.
import { PERSONAL_WORDS } from "~/content/words/personal-words";
import { toGuardRules } from "~/features/privacy-guard/core/guard-rules";

export { listPersonalData } from "~/features/privacy-guard/core/personal-data";

export const GUARD_RULES = toGuardRules(PERSONAL_WORDS);
