// Part of the check for turned statements: "all", "must" and "proves" where the source says less.
import { STRONG_SUPPORT, STRONG_WORDS } from "./lexicon/strong-words";
import { numberFacts } from "./number-facts";
import type { SentenceWords } from "./sentence-words";

/** True when the summary says "all", "must" or "proves" and the source does not. */
export function isStrengthened(claim: SentenceWords, sources: readonly SentenceWords[]): boolean {
  return STRONG_WORDS.some((group, index) => {
    const used = claim.folded.filter(
      (word, index) => group.includes(word) && !isOfTime(claim, index) && !isCounted(claim, index),
    );
    if (used.length === 0) return false;
    // "No password is required": what need not be is no order.
    if (index === 1 && claim.denies && used.every((word) => REQUIRED.test(word))) return false;
    const support = STRONG_SUPPORT[index];
    // "The rooms" may be told as "all rooms", "most rooms" may not.
    if (index === 0 && !sources.some(({ folded, text }) => SOME.test(folded.join(" ")) || /%/.test(text)))
      return false;
    if (index === 1 && sources.some(({ folded }) => DUTY.test(folded.join(" ")))) return false;
    return !sources.some(({ folded }) =>
      folded.some(
        (word, at) =>
          (group.includes(word) && !NOT.test(folded[at - 1] ?? "")) || support?.test(word) === true,
      ),
    );
  });
}

/** What is less than all. */
const SOME =
  /\b(?:most|many|some|several|half|almost|nearly|part|few|majority|percent|per cent|not all|not every|third|quarter|a maioria|maior parte|muit[oa]s|algu(?:ns|mas)|vari[oa]s|metade|quase|parte|pouc[oa]s|por cento|terco|quarto|nem)\b/;

/** A duty in more than one word. */
const DUTY =
  /\b(?:ha(?:s|ve|d) to|(?:tem|tera|tinham?) (?:de|que)|terao (?:de|que)|not allowed|call(?:s|ed)? for|may not|nao pode[m]?)\b/;

const REQUIRED =
  /^(?:required|obliged|mandatory|compulsory|obrigad[oa]s?|obrigatori[oa]s?|precisam?|exige|exigem)$/;

/** "Not all", "nem todos". */
const NOT = /^(?:not|nem)$/;

/** "every week", "toda segunda-feira": how often, not how many; "each" and "any" are weaker than they look. */
function isOfTime({ folded }: SentenceWords, index: number): boolean {
  const word = folded[index] ?? "";
  if (/^(?:each|cada|any|qualquer|full|need|needs|precisa|precisam|tera|terao)$/.test(word)) return true;
  const next = folded.slice(index + 1, index + 4).join(" ");
  return /^(?:(?:os|as|o|a|the|other|two|three|\d+) )?(?:day|week|month|year|hour|minute|morning|time|summer|dia|semana|mes|ano|hora|minuto|vez|manha|segunda|terca|quarta|quinta|sexta|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/.test(
    next,
  );
}

/** "All 14 workers", "requires three months": how many that are is told. */
function isCounted({ folded, language }: SentenceWords, index: number): boolean {
  const next = folded.slice(index + 1, index + 5);
  return (
    next.slice(0, 3).some((word) => /^\d/.test(word)) || numberFacts(next.join(" "), language).length > 0
  );
}
