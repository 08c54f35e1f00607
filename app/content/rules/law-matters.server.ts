// Which rule speaks on which matter. Brazil's rules stand on the Portuguese pages; English readers come from many
// countries, so each of their lines names the country it holds in, or is advice to all of them.
import type { Texts } from "~/addresses/languages";
import type { HubTaskId } from "~/features/hub/core/hub-task";
import type { LawMatter } from "~/features/rules/core/law-line";

export const LAW_MATTER_RULES: Readonly<Record<LawMatter, Texts<string>>> = {
  feedback: { en: "uk-jcq-ai", "pt-br": "br-cne-ia-essays" },
  marking: { en: "uk-jcq-ai", "pt-br": "br-cne-ia-essays" },
  "pupils-phones": { en: "uk-phones-2026", "pt-br": "br-lei-15100" },
  "pupils-accounts": { en: "int-unesco-2023", "pt-br": "br-eca-digital-accounts" },
  computing: { en: "int-oecd-ailit-2026", "pt-br": "br-bncc-computacao" },
};

/** Tools whose makers offer comments or marks on pupils' work. */
export const MARKING_TOOL_IDS: readonly string[] = ["brisk-teaching", "magicschool", "teachy"];
/** The printed code in which a pupil's text meets a tool. */
export const FEEDBACK_CODE_ID = "chapter3-ex4";
/** Tasks of the hub on which a rule speaks: where a pupil's text meets a tool, and where pupils make something with AI. */
export const HUB_TASK_LAWS: Readonly<Partial<Record<HubTaskId, LawMatter>>> = {
  feedback: "feedback",
  projects: "computing",
};
/** Printed codes whose landing leads to the page of all rules. */
export const RULES_CODE_IDS: readonly string[] = ["ethics-resources"];
