// What was typed into the blanks of prompts, for a reload of this tab and for no other.
import { PROMPT_BLANKS_KEY } from "~/features/book-resources/core/prompt-blanks";

/** Values of all prompts by the path of the page, a `#` and the words of the blank. */
function readAll(): [string, string][] {
  try {
    return [...new URLSearchParams(sessionStorage.getItem(PROMPT_BLANKS_KEY) ?? "")];
  } catch {
    return []; // refused: then nothing is stored either
  }
}

const startFor = (pathname: string) => `${pathname}#`;

/** What this tab keeps for the blanks of a page, by their words. */
export function readTypedBlanks(pathname: string): ReadonlyMap<string, string> {
  const start = startFor(pathname);
  const own = readAll().filter(([name]) => name.startsWith(start));
  return new Map(own.map(([name, value]) => [name.slice(start.length), value]));
}

/** Keeps these values for the blanks of a page in place of those before; an empty one is not kept. */
export function keepTypedBlanks(pathname: string, typed: ReadonlyMap<string, string>): void {
  const start = startFor(pathname);
  const others = readAll().filter(([name]) => !name.startsWith(start));
  const own = [...typed].flatMap(([label, value]) => (value.trim() === "" ? [] : [[start + label, value]]));
  const all = new URLSearchParams([...others, ...own]).toString();
  try {
    if (all === "") sessionStorage.removeItem(PROMPT_BLANKS_KEY);
    else sessionStorage.setItem(PROMPT_BLANKS_KEY, all);
  } catch {
    // The fields themselves still hold them.
  }
}
