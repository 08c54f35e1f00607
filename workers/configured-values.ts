// The values of the configuration, read one by one. Their problems are noted on the way.
import * as z from "zod/mini";
import { isCalendarDay } from "~/lib/calendar-day";
import {
  type ConfigProblem,
  isHttpAddress,
  parseInWords,
  type Reading,
  readList,
} from "~/lib/configured-text";
import type { VariableName } from "./variables";

/** The configuration as it arrives; every value is text, unless wrangler.toml holds a number or a table. */
export type EnvVariables = Partial<Record<VariableName, string>>;

/**
 * How many problems of a value are reported. They are enough to find the place, and the rest shows once these are
 * mended.
 */
const MOST_COMPLAINTS = 3;

export type ConfiguredValues = ReturnType<typeof configuredValues>;

/** Reads the values of one environment. Read each name once only, or its problem is noted twice. */
export function configuredValues(env: EnvVariables) {
  const problems: ConfigProblem<VariableName>[] = [];

  function note(variable: VariableName, wrong: readonly string[]): void {
    if (wrong.length === 0) return;
    const rest = wrong.length > MOST_COMPLAINTS ? [`and ${wrong.length - MOST_COMPLAINTS} more`] : [];
    problems.push({ variable, detail: [...wrong.slice(0, MOST_COMPLAINTS), ...rest].join("; ") });
  }

  /** The text of a value; `absent` where it is not set, or `none` on purpose. */
  function value<T>(name: VariableName, absent: T, read: (text: string) => Reading<T>): T {
    const text = toText(env, name);
    if (text === "") return absent;
    const reading = read(text);
    note(name, reading.wrong);
    return reading.value;
  }

  /** The texts of values that only make sense together. Their parser says what is wrong with them. */
  function texts<Name extends VariableName>(...names: readonly Name[]): Partial<Record<Name, string>> {
    const found: Partial<Record<Name, string>> = {};
    for (const name of names) found[name] = toText(env, name);
    return found;
  }

  return { problems, note, value, texts };
}

/** The trimmed text of a variable or secret; "" where it is absent, or `none` on purpose. */
export function toText(env: object, name: string): string {
  const value: unknown = Reflect.get(env, name);
  if (value === undefined || value === null) return "";
  const text = (typeof value === "string" ? value : String(JSON.stringify(value))).trim();
  return text.toLowerCase() === "none" ? "" : text;
}

/** An address that is linked to. */
export function readAddress(text: string): Reading<string | null> {
  return isHttpAddress(text)
    ? { value: text, wrong: [] }
    : { value: null, wrong: ["must be an http(s) address"] };
}

/** The site's own origin. If a slash or a path follows it, the origin is still used, so that no code leads astray. */
export function readOrigin(text: string): Reading<string | null> {
  if (!isHttpAddress(text)) return { value: null, wrong: ["must be an origin, such as https://example.org"] };
  const { origin } = new URL(text);
  return { value: origin, wrong: origin === text ? [] : ["must be an origin, without a slash or path"] };
}

const email = z.email();

/** One address without a name, because it goes into mail links. */
export function readEmail(text: string): Reading<string | null> {
  return parseInWords(email, text).ok
    ? { value: text, wrong: [] }
    : { value: null, wrong: ["must be an e-mail address, without a name"] };
}

const MOST_NAME_CHARACTERS = 100;

/**
 * The name of a person or an organisation. It stands in sentences and at the foot of mails, so it is one plain line.
 */
export function readName(text: string): Reading<string | null> {
  const isName = /\p{L}/u.test(text) && !/[\p{Cc}\u2028\u2029<>@]|:\/\//u.test(text);
  return isName && text.length <= MOST_NAME_CHARACTERS
    ? { value: text, wrong: [] }
    : { value: null, wrong: [`must be a name: one line of at most ${MOST_NAME_CHARACTERS} characters`] };
}

const socialLink = z.object({
  name: z.string().check(z.minLength(1)),
  url: z.url({ protocol: /^https$/, error: "must be an https address" }),
});
export type SocialLink = z.output<typeof socialLink>;

/** The author's pages elsewhere. */
export function readSocialLinks(text: string): Reading<SocialLink[]> {
  return readList(text, socialLink, { most: 20, toKey: ({ url }) => url });
}

/** Exact `host:port` entries. Any other entry allows nothing. */
export function readFetchAllow(text: string): Reading<string[]> {
  const entries = text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const value = entries.filter((entry) => /^(?:[\w.-]+|\[[\da-f:.]+\]):\d{1,5}$/i.test(entry));
  return { value, wrong: value.length === entries.length ? [] : ["must be host:port, comma-separated"] };
}

/** The account that Workers AI is asked through. */
export function readAccountId(text: string): Reading<string> {
  return /^[\da-f]{32}$/i.test(text)
    ? { value: text, wrong: [] }
    : { value: "", wrong: ["must be the id of an account: 32 hexadecimal digits"] };
}

/**
 * Only the exact word removes the service worker, because what readers have kept for offline use is removed with it.
 */
export function readSwitch(text: string): Reading<boolean> {
  const isKnown = text === "on" || text === "off";
  return { value: text !== "off", wrong: isKnown ? [] : ["must be on or off"] };
}

/** A day of the calendar, as YYYY-MM-DD. */
export function readDay(text: string): Reading<string | null> {
  return isCalendarDay(text)
    ? { value: text, wrong: [] }
    : { value: null, wrong: ["must be a day, such as 2027-11-30"] };
}
