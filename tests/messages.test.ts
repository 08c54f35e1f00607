// The type check asks for the same keys in every language, but a cast can hide a gap from it. This looks at the texts.
import { expect, test } from "vitest";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "~/addresses/languages";
import { translate } from "~/i18n/translate";

type Domain = Partial<Readonly<Record<Locale, unknown>>>;

const MODULES = import.meta.glob<Record<string, unknown>>("../app/i18n/messages/*.ts", { eager: true });

function isDomain(value: unknown): value is Domain {
  return typeof value === "object" && value !== null && LOCALES.some((locale) => locale in value);
}

/** Every message as the path of its key, with what kind of thing it is; an empty text is none. */
function outline(value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null)
    return [`${path}: ${value === "" ? "empty" : typeof value}`];
  return Object.entries(value).flatMap(([key, part]) => outline(part, `${path}.${key}`));
}

test("both languages have the same messages, and none is empty", () => {
  const domains = Object.entries(MODULES).flatMap(([file, exported]) =>
    Object.values(exported)
      .filter(isDomain)
      .map((domain) => [file, domain] as const),
  );
  expect(domains.length).toBeGreaterThanOrEqual(Object.keys(MODULES).length - 1);
  for (const [file, domain] of domains) {
    const source = outline(domain[DEFAULT_LOCALE], "").sort();
    expect(source, file).not.toEqual([]);
    expect(source.filter((line) => line.endsWith("empty"))).toEqual([]);
    for (const locale of LOCALES)
      expect(outline(domain[locale], "").sort(), `${file} ${locale}`).toEqual(source);
  }
});

test("a message that is not there shows its key", () => {
  const messages = { known: "Known" };
  expect(["known", "unknown", "toString"].map((key) => translate(messages, key))).toEqual([
    "Known",
    "unknown",
    "toString",
  ]);
});
