// The receipts of a summary: for each of its sentences the sentence or two of the source that it rests on, across the
// two languages. No model is asked. Words that stand there speak for a sentence. Words that the lexicon knows and that
// do not stand there speak against it. A word that no list has says little, as it may be another word for one that does.
import { tellingShareOf } from "./lexicon/kin";
import type { SentenceWords, Word } from "./sentence-words";
import type { SourceIndex } from "./source-index";
import { placesOfKin } from "./wide-index";

/** What a sentence of a summary rests on: one or two sentences of the source by their place in its index, best first. */
export interface Receipt {
  readonly places: readonly number[];
}

export interface FoundReceipts {
  /** One for each sentence; null where the source has none. */
  readonly receipts: readonly (Receipt | null)[];
  /** How many places of the source were looked at: grows with its length and that of the summary, not faster. */
  readonly steps: number;
}

/** Every sentence begins with these points and must keep some; a translation hides more of what it shares. */
const START = { own: 1.6, translated: 2.4 };

/**
 * Points for a word that stands there: less for what the whole article is about, and for "two"; most for a figure, which
 * no other wording replaces.
 */
const FOUND = { word: 2, name: 2.2, topicWord: 0.7, topicName: 0.9, smallNumber: 0.7, figure: 3.2 };

/** Points lost by one that does not, by where else it is. */
const LOST = { beside: 1.1, elsewhere: 1.5, known: 2, unread: 0.8 };

/** Points where both deny, or both leave something open. */
const ALIKE = 0.7;

/** In so many sentences stands what an article is about. */
const TOPIC_PLACES = 3;

/** Two sentences have one word in common by chance; a name or a number is worth two. */
const FEWEST_SHARED = 2;

/** What the sentence must have in all: a name or number is enough, a word counts for two, another word for it for one. */
const FEWEST_TOGETHER = 3;

/** A word of a summary with the points it brings where it stands, and those it costs where it does not. */
interface Asked {
  readonly word: Word;
  readonly places: readonly number[];
  readonly gain: number;
  readonly cost: number;
}

/** What a sentence of the source has of a sentence of a summary. */
interface Find {
  readonly place: number;
  readonly score: number;
  readonly shared: number;
}

/** The receipts of these sentences in a source. */
export function findReceipts(sentences: readonly SentenceWords[], source: SourceIndex): FoundReceipts {
  let steps = 0;
  const receipts = sentences.map((sentence) => {
    const words = [...new Map(sentence.words.map((word) => [word.key, word])).values()];
    const asked = words.map((word) => askedOf(word, source));
    // What is plainly there is not looked for in other words.
    for (const isWide of [false, true]) {
      const look = lookFor(sentence, asked, source, isWide);
      steps += look.steps;
      if (look.receipt !== null) return look.receipt;
    }
    return null;
  });
  return { receipts, steps };
}

/** The sentence that speaks most for this one, with another that has some of the rest. */
function lookFor(
  sentence: SentenceWords,
  asked: readonly Asked[],
  source: SourceIndex,
  isWide: boolean,
): { readonly receipt: Receipt | null; readonly steps: number } {
  let steps = 0;
  const cost = asked.reduce((sum, word) => sum + word.cost, 0);
  const start = (sentence.language === source.language ? START.own : START.translated) - cost;
  const finds = new Map<number, Find>();
  const add = (place: number, points: number, shared: number) => {
    const alike = isInManner(sentence, source.sentences[place]) ? ALIKE : 0;
    const known = finds.get(place) ?? { place, score: start + alike, shared: alike > 0 ? 1 : 0 };
    finds.set(place, { place, score: known.score + points, shared: known.shared + shared });
  };
  for (const { word, places, gain, cost } of asked) {
    const seen = new Set<number>();
    const put = (place: number, points: number, shared: number) => {
      steps += 1;
      if (seen.has(place) || source.sentences[place] === undefined) return;
      seen.add(place);
      add(place, points, shared);
    };
    // The most that it brings comes first.
    const whole = word.kind === "word" ? FEWEST_SHARED : FEWEST_TOGETHER;
    for (const place of places) put(place, gain + cost, whole);
    const kin = isWide ? placesOfKin(word, sentence, source) : [];
    if (word.kind === "number") for (const place of kin) put(place, gain + cost, 1);
    // What a pronoun stands for counts less than what is named.
    for (const place of source.meantPlaces.get(word.key) ?? []) put(place, gain / 2 + cost, 1);
    // Another word for it is neither a find nor a loss; the same figure with another unit is a find.
    for (const place of kin) put(place, cost, 1);
    if (cost > LOST.beside)
      for (const place of places) {
        put(place - 1, cost - LOST.beside, 0);
        put(place + 1, cost - LOST.beside, 0);
      }
  }
  const first = bestOf(finds.values());
  if (first === null || first.shared < FEWEST_TOGETHER) return { receipt: null, steps };
  const second = restOf(asked, first);
  const score = first.score + (second?.score ?? 0);
  const places = second === null ? [first.place] : [first.place, second.place];
  return { receipt: score >= 0 ? { places } : null, steps };
}

/** The sentence that has most of what the first one lacks; null where that may be chance. */
function restOf(asked: readonly Asked[], first: Find): Find | null {
  const rest = new Map<number, Find>();
  for (const { word, places, gain, cost } of asked) {
    if (places.includes(first.place)) continue;
    for (const place of places) {
      const known = rest.get(place) ?? { place, score: 0, shared: 0 };
      const shared = known.shared + (word.kind === "word" ? 1 : FEWEST_SHARED);
      rest.set(place, { place, score: known.score + gain + cost, shared });
    }
  }
  return bestOf([...rest.values()].filter(({ shared }) => shared >= FEWEST_SHARED));
}

/** The key of a word that a row of the lexicon has. */
const ROW_KEY = /^[noa]\d+$/;

function askedOf(word: Word, source: SourceIndex): Asked {
  const { key, kind, written } = word;
  const places = source.places.get(key) ?? [];
  const cost = places.length > 0 ? LOST.elsewhere : ROW_KEY.test(key) ? LOST.known : LOST.unread;
  // "Two" and "dois" stand everywhere, "240" does not.
  if (kind === "number" && !/\d/.test(written))
    return { word, places, gain: FOUND.smallNumber, cost: cost / 2 };
  const isTopic = places.length >= TOPIC_PLACES || tellingShareOf(key) < 1;
  if (kind === "number" && !isTopic) return { word, places, gain: FOUND.figure, cost };
  const gain =
    kind === "word" ? (isTopic ? FOUND.topicWord : FOUND.word) : isTopic ? FOUND.topicName : FOUND.name;
  return { word, places, gain, cost };
}

/** Two sentences that both deny, or both leave something open, have that in common. */
function isInManner(one: SentenceWords, other: SentenceWords | undefined): boolean {
  if (other === undefined) return false;
  return (one.denies && other.denies) || (one.hedged.size > 0 && other.hedged.size > 0);
}

/** The best place, the earlier one of two that are alike. */
function bestOf(finds: Iterable<Find>): Find | null {
  let found: Find | null = null;
  for (const find of finds) {
    if (
      found === null ||
      find.score > found.score ||
      (find.score === found.score && find.place < found.place)
    )
      found = find;
  }
  return found;
}
