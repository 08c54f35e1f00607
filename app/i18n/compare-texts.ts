// How far an incomplete language has come: which texts it lacks, and which were translated from an older source.
import { isPlain } from "~/lib/is-plain";
import { shortHash } from "~/lib/short-hash";

/** A text with its languages: the place where it stands, and its words by language. */
interface FoundText {
  readonly path: string;
  readonly words: Readonly<Record<string, unknown>>;
}

/** A text as it is compared; a message that takes values is compared by its source. */
function written(words: unknown): string {
  return JSON.stringify(words, (_, value) => (typeof value === "function" ? String(value) : value));
}

/** Every text below a value that is there in each of the languages, under its path. */
export function listTexts(value: unknown, path: string, locales: readonly string[]): FoundText[] {
  if (!isPlain(value)) return [];
  if (locales.every((locale) => Object.hasOwn(value, locale))) return [{ path, words: value }];
  return Object.entries(value).flatMap(([key, part]) => {
    // A record is named by its id, so that a new one before it makes no text look changed.
    const id = typeof part === "object" && part !== null && "id" in part ? String(part.id) : key;
    return listTexts(part, `${path}.${id}`, locales);
  });
}

interface Translation {
  readonly language: string;
  /** The language that it is translated from. */
  readonly source: string;
  /** The hash of the source by path, as it was when each text was translated. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** The paths of texts that are missing, those whose source has changed since, and the hashes as they are now. */
export function compareTexts(texts: readonly FoundText[], { language, source, hashes }: Translation) {
  const translated = texts.filter(({ words }) => words[language] !== undefined);
  const known = translated.map(({ path, words }) => [path, shortHash(written(words[source]))] as const);
  return {
    missing: texts.filter((text) => !translated.includes(text)).map(({ path }) => path),
    newer: known.filter(([path, hash]) => (hashes[path] ?? hash) !== hash).map(([path]) => path),
    known: Object.fromEntries(known),
  };
}
