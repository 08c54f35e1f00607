// Which rule speaks on which matter. Brazil's rules stand on the Portuguese pages; English readers come from many
// countries, so each of their lines names the country it holds in, or is advice to all of them.
import type { Locale } from "~/addresses/languages";
import type { LawMatter } from "~/features/rules/core/law-line";

export const LAW_MATTER_RULES: Readonly<Record<LawMatter, Readonly<Record<Locale, string>>>> = {
  feedback: { en: "uk-jcq-ai", "pt-br": "br-cne-ia-essays" },
  marking: { en: "uk-jcq-ai", "pt-br": "br-cne-ia-essays" },
  "pupils-phones": { en: "uk-phones-2026", "pt-br": "br-lei-15100" },
  "pupils-accounts": { en: "int-unesco-2023", "pt-br": "br-eca-digital-accounts" },
};

/** Tools whose makers offer comments or marks on pupils' work. */
export const MARKING_TOOL_IDS: readonly string[] = ["brisk-teaching", "magicschool", "teachy"];
/** The printed code, and the task of the hub, in which a pupil's text meets a tool. */
export const FEEDBACK_CODE_ID = "chapter3-ex4";
export const FEEDBACK_TASK_ID = "feedback";
/** Printed codes whose landing leads to the page of all rules. */
export const RULES_CODE_IDS: readonly string[] = ["ethics-resources"];
