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
  /** From a line to the row of its rule. */
  row: "more about this rule",
  page: "Rules on AI for teachers",
  what: "What laws and guidance ask of you, rule by rule, with dates and how sure we are:",
  pupils: "May my pupils use it? The maker's terms decide, and so do the rules where you teach:",
};

export type RulesMessages = typeof rules;
