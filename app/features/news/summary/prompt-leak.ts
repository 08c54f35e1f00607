// A summary that shares 60 characters in a row with our instructions has been talked into showing them.
import { foldText } from "~/lib/fold-text";

const RUN_LENGTH = 60;

/** True when `answer` repeats 60 characters in a row of `instructions`; case, accents and white space ignored. */
export function leaksInstructions(answer: string, instructions: string): boolean {
  const haystack = normalise(instructions);
  const needle = normalise(answer);
  const runs = new Set<string>();
  for (let start = 0; start + RUN_LENGTH <= haystack.length; start += 1) {
    runs.add(haystack.slice(start, start + RUN_LENGTH));
  }
  for (let start = 0; start + RUN_LENGTH <= needle.length; start += 1) {
    if (runs.has(needle.slice(start, start + RUN_LENGTH))) return true;
  }
  return false;
}

function normalise(text: string): string {
  return foldText(text).replace(/\s+/g, " ").trim();
}
