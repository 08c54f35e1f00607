// A prompt as the library of prompts lists it, in one language.
import type { BookChapter } from "~/features/book-resources/core/book-parts";
import type { ClassNeeds } from "~/features/book-resources/core/lesson-fit";
import type { HubTaskId } from "~/features/hub/core/hub-task";

/** Prompts without a landing of their own are in the planning kit. */
export type PromptPlace = BookChapter | "kit";

export interface PromptFile {
  readonly path: string;
  /** The file name offered to the browser. */
  readonly name: string;
  readonly label: string;
}

export interface LibraryPrompt {
  /** Also the anchor of the prompt on its page. */
  readonly id: string;
  readonly place: PromptPlace;
  readonly title: string;
  readonly description: string;
  /** Text in square brackets is a blank to fill. */
  readonly prompt: string;
  /** The page that says more about it. */
  readonly path: string;
  /** The printed code whose short link leads there. */
  readonly code: string;
  readonly tasks: readonly HubTaskId[];
  readonly needs: ClassNeeds;
  /** Files that have it, to print or to edit. */
  readonly files: readonly PromptFile[];
}
