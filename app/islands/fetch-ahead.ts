import { SPECULATION_RULES } from "~/features/shell/core/speculation-rules";

/**
 * Lets the browser fetch a page while the pointer rests on its link. Rules are of no use without script, so they need
 * not stand in every page; the policy of the page knows them (workers/http/finish-page.ts).
 */
export function fetchAhead(): void {
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.textContent = SPECULATION_RULES;
  document.head.appendChild(rules);
}
