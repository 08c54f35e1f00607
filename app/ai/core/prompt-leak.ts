import { foldText } from "~/lib/fold-text";

/** Letters in a row: about eight words, which no sentence about an article shares with the instructions by chance. */
const RUN_LENGTH = 42;

/**
 * True when `answer` repeats a run of letters of `instructions`, which it has been talked into showing then. Only letters
 * count: spaces, hyphens and marks of the article would otherwise part a run.
 */
export function leaksInstructions(answer: string, instructions: string): boolean {
  const haystack = toLetters(instructions);
  const needle = toLetters(answer);
  const runs = new Set<string>();
  for (let start = 0; start + RUN_LENGTH <= haystack.length; start += 1) {
    runs.add(haystack.slice(start, start + RUN_LENGTH));
  }
  for (let start = 0; start + RUN_LENGTH <= needle.length; start += 1) {
    if (runs.has(needle.slice(start, start + RUN_LENGTH))) return true;
  }
  return false;
}

function toLetters(text: string): string {
  return foldText(text.normalize("NFKC"))
    .replace(/<[^<>]*>/g, "")
    .replace(/[^\p{L}]/gu, "");
}
