// Everything the site says, in every language: messages, content, legal pages, sample news.
import { LOCALES, type Locale } from "~/addresses/languages";
import { createCookies } from "~/content/legal/cookies.server";
import { createPrivacy } from "~/content/legal/privacy.server";
import { createTerms } from "~/content/legal/terms.server";
import { TAGS } from "~/content/tags.server";
import englishSample from "../scripts/sample-news/en.json";
import portugueseSample from "../scripts/sample-news/pt.json";

const WORDS = import.meta.glob(
  [
    "../app/i18n/messages/*.ts",
    "../app/content/**/*.ts",
    "!../app/content/**/*.test.ts",
    // Words that are looked for in the texts of others, and said to nobody.
    "!../app/content/words/*.ts",
  ],
  { eager: true },
);

/** A text of the site with where it is said. A message that takes values is judged by its source. */
export interface Said {
  readonly locale: Locale;
  readonly where: string;
  readonly text: string;
}

function localeNamed(name: unknown): Locale | undefined {
  return LOCALES.find((locale) => locale === name);
}

/** Keys of records that other records are named by, and what others wrote: titles of sources, and addresses. */
const NOT_SAID = /^(?:id|\w+Ids|document|address|\w+Address|url)$/;

/** All texts below a value. Below the key of a language they are of that language; a link or an id is of none. */
function* listStrings(value: unknown, where: string, locale: Locale | undefined): Generator<Said> {
  if (typeof value === "string" || typeof value === "function") {
    const text = String(value);
    const isName = Object.hasOwn(TAGS, text) || /^(?:https?:\/\/\S+|[a-z\d]+(?:-[a-z\d]+)+)$/.test(text);
    if (locale !== undefined && !isName) yield { locale, where, text };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* listStrings(item, `${where}.${index}`, locale);
  } else if (typeof value === "object" && value !== null) {
    const own = ("locale" in value ? localeNamed(value.locale) : undefined) ?? locale;
    for (const [key, part] of Object.entries(value))
      if (!NOT_SAID.test(key)) yield* listStrings(part, `${where}.${key}`, localeNamed(key) ?? own);
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
  const words = Object.entries(WORDS).flatMap(([file, exported]) => [
    ...listStrings(exported, file, undefined),
  ]);
  const legal = LOCALES.flatMap((locale) =>
    [createPrivacy, createTerms, createCookies].flatMap((create) => [
      ...listStrings(create(locale, LEGAL_FACTS), create.name, locale),
    ]),
  );
  const samples = [
    ...listStrings({ en: englishSample, "pt-br": portugueseSample }, "sample news", undefined),
  ];
  return [...words, ...legal, ...samples];
}

export const TEXTS: readonly Said[] = listTexts();
