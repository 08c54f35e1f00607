// The words of the site: one word for one thing, those of a school, and nothing that a native teacher reads twice.
// Every rule brings a sentence that was once on the site and the one that took its place.
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "~/addresses/languages";
import { createCookies } from "~/content/legal/cookies.server";
import { createPrivacy } from "~/content/legal/privacy.server";
import { createTerms } from "~/content/legal/terms.server";
import { TAGS } from "~/content/tags.server";
import englishSample from "../scripts/sample-news/en.json";
import portugueseSample from "../scripts/sample-news/pt.json";
import { type Rule, WORD_RULES } from "./word-rules";

const MESSAGES = import.meta.glob("../app/i18n/messages/*/*.ts", { eager: true });
const CONTENT = import.meta.glob(["../app/content/**/*.ts", "!../app/content/**/*.test.ts"], { eager: true });

/** A text of the site with where it is said. A message that takes values is judged by its source. */
interface Said {
  readonly locale: Locale;
  readonly where: string;
  readonly text: string;
}

function localeNamed(name: unknown): Locale | undefined {
  return LOCALES.find((locale) => locale === name);
}

/** Keys of records that other records are named by. */
const IDS = /^(?:id|\w+Ids)$/;

/** All texts below a value. Below the key of a language they are of that language; a link or an id is of none. */
function* textsOf(value: unknown, where: string, locale: Locale | undefined): Generator<Said> {
  if (typeof value === "string" || typeof value === "function") {
    const text = String(value);
    const isName = Object.hasOwn(TAGS, text) || /^(?:https?:\/\/\S+|[a-z\d]+(?:-[a-z\d]+)+)$/.test(text);
    if (locale !== undefined && !isName) yield { locale, where, text };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsOf(item, `${where}.${index}`, locale);
  } else if (typeof value === "object" && value !== null) {
    const own = ("locale" in value ? localeNamed(value.locale) : undefined) ?? locale;
    for (const [key, part] of Object.entries(value))
      if (!IDS.test(key)) yield* textsOf(part, `${where}.${key}`, localeNamed(key) ?? own);
  }
}

const LEGAL_FACTS = {
  authorName: "Ana Souza",
  controllerName: "Editora Exemplo",
  contactEmail: "author@example.org",
  mailProvider: "Resend",
  hasBotCheck: true,
  keepsPages: true,
  bankImageHost: "bank.example",
};

function listTexts(): Said[] {
  const messages = Object.entries(MESSAGES).flatMap(([file, exported]) => [
    ...textsOf(exported, file, localeNamed(file.split("/").at(-2))),
  ]);
  const content = Object.entries(CONTENT).flatMap(([file, exported]) => [
    ...textsOf(exported, file, undefined),
  ]);
  const legal = LOCALES.flatMap((locale) =>
    [createPrivacy, createTerms, createCookies].flatMap((create) => [
      ...textsOf(create(locale, LEGAL_FACTS), create.name, locale),
    ]),
  );
  const samples = [...textsOf({ en: englishSample, "pt-br": portugueseSample }, "sample news", undefined)];
  return [...messages, ...content, ...legal, ...samples];
}

const TEXTS = listTexts();

function isBroken({ pattern, unless }: Rule, text: string): boolean {
  return pattern.test(text) && unless?.test(text) !== true;
}

test("every language has its texts read, down to those of functions", () => {
  for (const locale of LOCALES) {
    const texts = TEXTS.filter((said) => said.locale === locale);
    expect(texts.length, locale).toBeGreaterThan(2500);
    for (const place of ["messages", "content", "createPrivacy", "sample news", "pages"])
      expect(
        texts.some(({ where }) => where.includes(place)),
        place,
      ).toBe(true);
    expect(texts.some(({ text }) => text.includes("=>"))).toBe(true);
  }
});

test.each(WORD_RULES)("no text says what $pattern finds", (rule) => {
  expect(isBroken(rule, rule.was), "the rule finds the sentence it was made for").toBe(true);
  expect(isBroken(rule, rule.is), "the rule leaves the better sentence alone").toBe(false);
  const broken = TEXTS.filter(({ locale, text }) => rule.locales.includes(locale) && isBroken(rule, text));
  expect(broken.map(({ where, text }) => `${where}: ${text} (${rule.why})`)).toEqual([]);
});
