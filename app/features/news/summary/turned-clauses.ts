// Part of the check for turned statements: what a clause of a summary denies, leaves open or says of all, against the
// clause of the source it speaks of.
import { STRONG_WORDS } from "./lexicon/turn-words";
import type { SentenceWords, Word } from "./sentence-words";

/** Of two clauses with fewer notions in common nothing can be said. */
const FEWEST_ALIGNED = 2;

/** True when a clause denies what its source's clause affirms, or the other way round. */
export function isNegationTurned(claim: SentenceWords, sources: readonly SentenceWords[]): boolean {
  return clausesOf(claim).some((clause) => {
    const matching = matchingClauses(clause, sources);
    if (matching.length === 0) return false;
    const known = signsOf(matching.flat());
    const whole = signsOf(sources.flatMap(({ words }) => words));
    let agreed = 0;
    let turned = 0;
    for (const word of clause) {
      if (word.kind === "number" || word.kind === "date") continue;
      const sign = signOf(word);
      const signs = known.get(word.key);
      const everywhere = whole.get(word.key);
      if (signs === undefined) {
        // An opposite may stand in another clause: "fell" for "rose" is wrong wherever the source says it.
        if (isOpposite(word) && everywhere !== undefined && !everywhere.has(sign)) return true;
        continue;
      }
      if (isOpposite(word) && everywhere !== undefined && !everywhere.has(sign)) return true;
      if (sign === 1 && !signs.has(-1)) continue;
      if (signs.has(sign)) agreed += 1;
      else turned += 1;
    }
    return turned > 0 && agreed === 0;
  });
}

/** True when the source leaves open what the summary states. */
export function isHedgeDropped(claim: SentenceWords, sources: readonly SentenceWords[]): boolean {
  if (claim.isOpen) return false;
  return clausesOf(claim).some((clause) => {
    const best = bestClauses(clause, sources);
    return best.some(({ source, clause: at }) => source.hedged.has(at));
  });
}

/** True when the summary says "all", "must" or "proves" and the source does not. */
export function isStrengthened(claim: SentenceWords, sources: readonly SentenceWords[]): boolean {
  return STRONG_WORDS.some((group) => {
    const used = claim.folded.filter((word, index) => group.includes(word) && !isOfTime(claim, index));
    if (used.length === 0) return false;
    return !sources.some(({ folded }) => folded.some((word) => group.includes(word)));
  });
}

/** "every week", "toda segunda-feira": how often, not how many; "each" and "any" are weaker than they look. */
function isOfTime({ folded }: SentenceWords, index: number): boolean {
  const word = folded[index] ?? "";
  if (/^(?:each|cada|any|qualquer|full|need|needs|precisa|precisam|tera|terao)$/.test(word)) return true;
  const next = folded.slice(index + 1, index + 4).join(" ");
  return /^(?:(?:os|as|o|a|the|other|two|three|\d+) )?(?:day|week|month|year|hour|minute|morning|time|summer|dia|semana|mes|ano|hora|minuto|vez|manha|segunda|terca|quarta|quinta|sexta|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/.test(
    next,
  );
}

function clausesOf({ words }: SentenceWords): Word[][] {
  const clauses = new Map<number, Word[]>();
  for (const word of words) {
    const known = clauses.get(word.clause);
    if (known === undefined) clauses.set(word.clause, [word]);
    else known.push(word);
  }
  return [...clauses.values()];
}

interface Match {
  readonly source: SentenceWords;
  readonly clause: number;
  readonly words: readonly Word[];
}

/** The clauses that share most with this one, all of them when several do. */
function bestClauses(clause: readonly Word[], sources: readonly SentenceWords[]): Match[] {
  const keys = new Set(clause.map(({ key }) => key));
  let best: Match[] = [];
  let most = Math.min(FEWEST_ALIGNED, keys.size);
  for (const source of sources) {
    for (const words of clausesOf(source)) {
      const shared = new Set(words.filter(({ key }) => keys.has(key)).map(({ key }) => key)).size;
      if (shared < most || shared === 0) continue;
      const match = { source, clause: words[0]?.clause ?? 0, words };
      best = shared > most ? [match] : [...best, match];
      most = shared;
    }
  }
  return best;
}

function matchingClauses(clause: readonly Word[], sources: readonly SentenceWords[]): (readonly Word[])[] {
  return bestClauses(clause, sources).map(({ words }) => words);
}

function signOf({ sign, isNegated }: Word): 1 | -1 {
  return isNegated === (sign === 1) ? -1 : 1;
}

function isOpposite({ key }: Word): boolean {
  return key.startsWith("o");
}

function signsOf(words: readonly Word[]): ReadonlyMap<string, ReadonlySet<number>> {
  const signs = new Map<string, Set<number>>();
  for (const word of words) {
    const known = signs.get(word.key);
    if (known === undefined) signs.set(word.key, new Set([signOf(word)]));
    else known.add(signOf(word));
  }
  return signs;
}
