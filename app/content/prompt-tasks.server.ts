// Which tasks of the hub the prompt behind each printed code helps with.
import type { PrintedCodeId } from "~/addresses/printed-codes";
import type { PromptTask } from "~/features/prompts/core/library-prompt";

export const PROMPT_TASKS_OF: Readonly<Partial<Record<PrintedCodeId, readonly PromptTask[]>>> = {
  platforms: ["plan"],
  "chapter3-ex1": ["plan"],
  "chapter3-ex2": ["differentiate", "explain", "inclusion"],
  "chapter3-ex3": ["rubric"],
  "chapter3-ex4": ["feedback"],
  "chapter3-ex5": ["test"],
  "chapter3-ex6": ["research"],
  "chapter3-ex7": ["differentiate", "inclusion"],
  "planning-toolkit": ["plan"],
  "chapter5-ex1": ["test"],
  "education-discounts": ["research"],
  "chapter6-ess-prompt": ["projects"],
  "chapter6-bolt": ["languages", "projects"],
  "chapter6-lovable": ["languages", "projects"],
  "chapter6-base44": ["projects"],
  "chapter6-create": ["projects"],
  "chapter6-replit": ["projects"],
  "chapter6-manus": ["research"],
  "chapter6-resources": ["projects", "policy"],
  "ethics-resources": ["policy", "families"],
  "future-ready": ["policy"],
};
