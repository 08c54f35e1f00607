// Reads configured texts. Complaints are for the author and in English. They never repeat the text they are about,
// because it may be a key. Server only (zod).
import * as z from "zod/mini";
import { parseJson } from "./parse-json";

/** Result of reading a configured text: the usable part, and what is wrong with it. */
export interface Reading<T> {
  readonly value: T;
  readonly wrong: readonly string[];
}

/** A variable of the configuration that is wrong, and why. */
export interface ConfigProblem<Name extends string = string> {
  readonly variable: Name;
  readonly detail: string;
}

/** zod/mini says no more than "Invalid input", but an author has to read what is wrong. */
const inWords = { error: z.locales.en().localeError };

type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly complaint: string };

/** The parsed input, or the first thing that is wrong with it. */
export function parseInWords<T extends z.ZodMiniType>(schema: T, input: unknown): Parsed<z.output<T>> {
  const result = schema.safeParse(input, inWords);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  // The library names the unknown field, which is text of the author's.
  const message = issue?.code === "unrecognized_keys" ? "holds an unknown field" : issue?.message;
  return { ok: false, complaint: [...(issue?.path ?? []), message].join(" ") };
}

interface ListRules<T> {
  readonly most: number;
  /** The value that no two entries may share. */
  readonly toKey: (entry: T) => string;
}

/** Reads a JSON list entry by entry. A wrong entry is left out and the others stay. */
export function readList<T extends z.ZodMiniType>(
  text: string,
  schema: T,
  { most, toKey }: ListRules<z.output<T>>,
): Reading<z.output<T>[]> {
  const list = parseJson(text);
  if (list === undefined) return { value: [], wrong: ["is not valid JSON"] };
  if (!Array.isArray(list)) return { value: [], wrong: ["is not a JSON list"] };
  const value: z.output<T>[] = [];
  const keys = new Set<string>();
  const wrong = list.length > most ? [`has more than ${most} entries`] : [];
  for (const [index, input] of list.slice(0, most).entries()) {
    const entry = parseInWords(schema, input);
    if (!entry.ok) wrong.push(`entry ${index + 1}: ${entry.complaint}`);
    else if (keys.has(toKey(entry.value))) wrong.push(`entry ${index + 1} repeats an earlier one`);
    else {
      keys.add(toKey(entry.value));
      value.push(entry.value);
    }
  }
  return { value, wrong };
}

/** A number above 0 that counts something or is a time in seconds. */
export function readCount(fallback: number) {
  return (text: string): Reading<number> =>
    /^[1-9]\d{0,6}$/.test(text)
      ? { value: Number(text), wrong: [] }
      : { value: fallback, wrong: ["must be a whole number above 0"] };
}

/** The key of a service: a line break or blank in it would break the header it is sent in. */
export function readKey(text: string): Reading<string> {
  return /^[\x21-\x7e]+$/.test(text)
    ? { value: text, wrong: [] }
    : { value: "", wrong: ["must be a key: plain letters, digits and signs, without a blank"] };
}

/** True for an absolute address over HTTP. */
export function isHttpAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}
