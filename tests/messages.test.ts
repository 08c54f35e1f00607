// The type check asks for the same keys in both languages, but a cast can hide a gap from it. This looks at the texts.
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "~/addresses/languages";
import { translate } from "~/i18n/translate";

type Domain = Readonly<Record<Locale, unknown>>;

const MODULES = import.meta.glob<Record<string, unknown>>("../app/i18n/messages/*.ts", { eager: true });

function isDomain(value: unknown): value is Domain {
  return typeof value === "object" && value !== null && LOCALES.every((locale) => locale in value);
}

/** Every message as the path of its key, with what kind of thing it is; an empty text is none. */
function outline(value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null)
    return [`${path}: ${value === "" ? "empty" : typeof value}`];
  return Object.entries(value).flatMap(([key, part]) => outline(part, `${path}.${key}`));
}

test("row 69: both languages have the same messages, and none is empty", () => {
  const domains = Object.entries(MODULES).flatMap(([file, exported]) =>
    Object.values(exported)
      .filter(isDomain)
      .map((domain) => [file, domain] as const),
  );
  expect(domains.length).toBeGreaterThanOrEqual(Object.keys(MODULES).length - 1);
  for (const [file, domain] of domains) {
    const [english, portuguese] = LOCALES.map((locale) => outline(domain[locale], "").sort());
    expect(english, file).not.toEqual([]);
    expect(portuguese, file).toEqual(english);
    expect(english?.filter((line) => line.endsWith("empty"))).toEqual([]);
  }
});

test("row 69: a message that is not there shows its key", () => {
  const messages = { known: "Known" };
  expect(["known", "unknown", "toString"].map((key) => translate(messages, key))).toEqual([
    "Known",
    "unknown",
    "toString",
  ]);
});
