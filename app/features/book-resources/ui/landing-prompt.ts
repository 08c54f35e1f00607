import { createContext, useContext, useMemo } from "react";
import type { BlankHelp } from "~/features/book-resources/core/lesson";
import { listBlanks, type PromptBlank, parsePrompt } from "~/features/book-resources/core/prompt-blanks";

interface PrintedPrompt {
  /** With its blanks open. */
  readonly prompt: string;
  /** How to ask for its blanks. */
  readonly help: readonly BlankHelp[];
}

/** The prompt of the landing around an island. The server gives it; null in the client, which reads it in the page. */
export const LandingPrompt = createContext<PrintedPrompt | null>(null);

/** As it was printed, which is read once: the island that asks fills the blanks afterwards. */
let printed: string | null = null;

function readPrinted(): string {
  printed ??= document.querySelector("[data-prompt] > p")?.textContent ?? "";
  return printed;
}

/** The words of a field, as the server wrote it. */
function readHelp({ id, label }: PromptBlank): BlankHelp {
  const field = document.querySelector<HTMLTextAreaElement>(`textarea#${id}`);
  const asked = document.querySelector(`label[for=${id}]`)?.textContent ?? label;
  return { name: label, label: asked, example: field?.placeholder ?? "" };
}

/** The prompt of the landing with its blanks open, which a page has once. */
export function useLandingPrompt(): string {
  return useContext(LandingPrompt)?.prompt ?? readPrinted();
}

/** How the landing asks for the blanks of its prompt. */
export function useBlankHelp(): readonly BlankHelp[] {
  const given = useContext(LandingPrompt)?.help;
  return useMemo(() => given ?? listBlanks(parsePrompt(readPrinted())).map(readHelp), [given]);
}
