// How far a notion goes: the families it belongs to, and how plain it is.
import { KIN_WORDS } from "./kin-words";
import { NEAR_WORDS } from "./near-words";
import { acronymKey, notionOf, stemOf } from "./notions";
import { OFTEN_WORDS, PLAIN_WORDS } from "./plain-words";

let families: ReadonlyMap<string, readonly number[]> | null = null;

/** The families that a notion belongs to, by their rows: a free wording puts one of them in the place of another. */
export function familiesOf(key: string): readonly number[] {
  families ??= makeFamilies();
  return families.get(key) ?? [];
}

function makeFamilies(): ReadonlyMap<string, readonly number[]> {
  const made = new Map<string, number[]>();
  for (const [row, line] of [KIN_WORDS, NEAR_WORDS].flatMap((list) => list.trim().split("\n")).entries()) {
    for (const key of new Set(line.split(" ").map(keyOf))) {
      const known = made.get(key);
      if (known === undefined) made.set(key, [row]);
      else known.push(row);
    }
  }
  return made;
}

/** What a word weighs that stands in very many articles, beside 1 for all others. */
const PLAIN_SHARE = 0.4;
const OFTEN_SHARE = 0.7;

let plain: ReadonlyMap<string, number> | null = null;

/** 0 to 1: how much it says that two texts have this notion in common. */
export function tellingShareOf(key: string): number {
  plain ??= new Map([
    ...OFTEN_WORDS.split(" ").map((word) => [keyOf(word), OFTEN_SHARE] as const),
    ...PLAIN_WORDS.split(" ").map((word) => [keyOf(word), PLAIN_SHARE] as const),
  ]);
  return plain.get(key) ?? 1;
}

function keyOf(word: string): string {
  return acronymKey(word.toUpperCase()) ?? notionOf(word)?.key ?? stemOf(word);
}

/** Fewer consonants are alike by chance, and what stands behind these differs between the languages. */
const SHORTEST_SOUND = 3;
const LONGEST_SOUND = 4;

/** The consonants that a folded word begins with, evened out: "mestrado" and "masters"; null for a short word. */
export function soundOf(folded: string): string | null {
  const even = folded
    .replace(/ph/g, "f")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/sh|ch|x|z/g, "s")
    .replace(/qu|ck|k|q/g, "c")
    .replace(/[cp]t/g, "t")
    .replace(/j/g, "g")
    .replace(/w/g, "v")
    .replace(/h/g, "")
    .replace(/^es(?=[pct])/, "s");
  const first = /^[aeiouy]/.test(even) ? "a" : even.slice(0, 1);
  const consonants = even
    .slice(1)
    .replace(/[^a-z]|[aeiouy]/g, "")
    .replace(/(.)\1+/g, "$1");
  const sound = `${first}${consonants}`.slice(0, LONGEST_SOUND);
  return sound.length < SHORTEST_SOUND ? null : sound;
}
