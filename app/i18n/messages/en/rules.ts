import type { RuleState } from "~/features/rules/core/rule";

const states: Readonly<Record<RuleState, (since: string | null) => string>> = {
  "in-force": (since) => (since === null ? "in force" : `in force since ${since}`),
  "approved-waiting": (since) =>
    since === null ? "approved, not yet in force" : `approved in ${since}, not yet in force`,
  draft: (since) => (since === null ? "draft" : `draft of ${since}`),
  guidance: (since) => (since === null ? "guidance, not law" : `guidance of ${since}, not law`),
};

/** One rule of law in one line. */
export const rules = {
  duty: "The law says",
  advice: "Our advice",
  states,
  read: (date: string) => `text read: ${date}`,
  undated: "text read: undated",
};

export type RulesMessages = typeof rules;
