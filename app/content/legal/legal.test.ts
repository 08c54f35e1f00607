import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "~/addresses/languages";
import { OPENED_LESSONS_KEY } from "~/features/book-resources/core/opened-lessons";
import { PROMPT_BLANKS_KEY } from "~/features/book-resources/core/prompt-blanks";
import { CHECKLIST_STORAGE_KEY } from "~/features/checklists/core/checklist";
import { CLASS_CARDS_KEY } from "~/features/class-card/core/class-cards-key";
import { FAVOURITES_KEY } from "~/features/favourites/core/favourites";
import type { LegalDocument } from "~/features/legal/core/legal-document";
import { MAILS_KEPT_DAYS } from "~/features/mail/core/mail-delivery";
import {
  CONFIRM_TOKEN_DAYS,
  CONFIRMATION_MAILS_A_YEAR,
  RECORD_LINK_DAYS,
  RECORD_VIEW_DAYS,
  UNCONFIRMED_DAYS,
} from "~/features/newsletter/core/subscriber";
import { MOST_CACHED_BYTES, MOST_CACHED_PAGES } from "~/features/offline/core/cached-entries";
import { OFFLINE_STORE_PREFIX } from "~/features/offline/core/offline-page";
import { KIT_ANSWERS_KEY } from "~/features/school-kit/core/answers";
import { LAST_SEARCHES_KEY } from "~/features/search/core/last-searches";
import { SLASH_KEY_STORAGE_KEY } from "~/features/search/core/search-shortcut";
import { THEME_STORAGE_KEY } from "~/features/shell/core/theme";
import { createAccessibility } from "./accessibility.server";
import { createCookies } from "./cookies.server";
import type { LegalFacts } from "./legal-document";
import { createPrivacy } from "./privacy.server";
import { createTerms } from "./terms.server";

const BARE: LegalFacts = {
  authorName: null,
  controllerName: null,
  contactEmail: null,
  mailProvider: null,
  hasBotCheck: false,
  keepsPages: false,
  bankImageHost: null,
};
const FULL: LegalFacts = {
  authorName: "Ana Souza",
  controllerName: "Editora Exemplo Ltda.",
  contactEmail: "author@example.org",
  mailProvider: "Resend",
  hasBotCheck: true,
  keepsPages: true,
  bankImageHost: "bank.example",
};

function toText(document: LegalDocument): string {
  return JSON.stringify(document);
}

/** Sections and kinds of block: what must be the same in every language. */
function toOutline(document: LegalDocument) {
  return document.sections.map(({ id, blocks }) => [
    id,
    blocks.map((block) => [block.kind, block.kind === "list" ? block.items.length : null]),
  ]);
}

test("all languages say the same things, whatever is configured", () => {
  for (const create of [createPrivacy, createTerms, createCookies, createAccessibility]) {
    for (const facts of [BARE, FULL]) {
      const source = create(DEFAULT_LOCALE, facts);
      for (const locale of LOCALES) {
        expect(toOutline(create(locale, facts)), locale).toEqual(toOutline(source));
        expect(create(locale, facts).lastChangedMonth, locale).toBe(source.lastChangedMonth);
        expect(locale === DEFAULT_LOCALE || create(locale, facts).intro !== source.intro, locale).toBe(true);
      }
    }
  }
});

const NAME_NOT_SET: Readonly<Record<Locale, string>> = {
  en: "has not been set up on this site yet",
  "pt-br": "ainda não foi configurado aqui",
};

test("the privacy page names who answers for data, and says so where no name is known", () => {
  for (const locale of LOCALES) {
    const said = (facts: Partial<LegalFacts>) =>
      JSON.stringify(createPrivacy(locale, { ...FULL, ...facts }).sections[0]);
    expect(said({})).toContain("Editora Exemplo Ltda.");
    expect(said({})).not.toContain(NAME_NOT_SET[locale]);
    expect(said({ controllerName: null })).toContain("Ana Souza");
    expect(said({ controllerName: null })).not.toContain(NAME_NOT_SET[locale]);
    expect(said({ authorName: null })).toContain("Editora Exemplo Ltda.");
    expect(said({ authorName: null, controllerName: null })).toContain(NAME_NOT_SET[locale]);
  }
});

const WITHOUT_NETWORK: Readonly<Record<Locale, string>> = {
  en: "without a network",
  "pt-br": "sem internet",
};

test("services that are not configured are not named, and those that are, are", () => {
  for (const locale of LOCALES) {
    expect(toText(createPrivacy(locale, BARE))).not.toMatch(/Turnstile|Resend|@/);
    expect(toText(createPrivacy(locale, FULL))).toMatch(
      /author@example\.org.*Resend.*Turnstile.*bank\.example/,
    );
    expect(toText(createTerms(locale, FULL))).toContain("author@example.org");
    expect(toText(createCookies(locale, FULL))).toMatch(/newsletter.*bank\.example/);
    expect(toText(createCookies(locale, BARE))).not.toMatch(/newsletter|bank\.|kept-/);
    expect(toText(createPrivacy(locale, FULL))).toContain(WITHOUT_NETWORK[locale]);
    expect(toText(createPrivacy(locale, BARE))).not.toContain(WITHOUT_NETWORK[locale]);
  }
});

const FOLDER = new URL("../../", import.meta.url);
const SOURCES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => readFileSync(new URL(name, FOLDER), "utf8"));

/** The first group of every match of the pattern in the site's own code. */
function findAll(pattern: RegExp): string[] {
  const found = SOURCES.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name));
  return [...new Set(found)].sort();
}

test("the cookie page names every key that the site's own code keeps in the browser", () => {
  const written = findAll(/(?:(?:local|session)Storage\.setItem|\bwriteStored)\(\s*([^,:]+),/g);
  // The first is the script that sets the theme before anything is drawn, the second app/ui/device-storage.ts.
  expect(findAll(/(\S+)\.setItem\(/g)).toEqual(["localStorage", "window[area]"]);
  // A key that is not one of these is new: name it on the page, then here.
  const keys: Readonly<Record<string, string>> = {
    THEME_STORAGE_KEY,
    FAVOURITES_KEY,
    CHECKLIST_STORAGE_KEY,
    CLASS_CARDS_KEY,
    SLASH_KEY_STORAGE_KEY,
    LAST_SEARCHES_KEY,
    OPENED_LESSONS_KEY,
    KIT_ANSWERS_KEY,
    PROMPT_BLANKS_KEY,
  };
  expect(written).toEqual(Object.keys(keys).sort());
  for (const locale of LOCALES) {
    for (const key of Object.values(keys)) expect(toText(createCookies(locale, BARE))).toContain(`"${key}"`);
  }
});

test("the cookie page names the store of kept pages, and there is no other place that code keeps things in", () => {
  expect(findAll(/caches\.open\(([^;]+)\);/g)).toEqual([
    expect.stringMatching(/startsWith\(OFFLINE_STORE_PREFIX\)[^;]*\{OFFLINE_STORE_PREFIX\}/),
  ]);
  expect(findAll(/\b(indexedDB|document\.cookie\s*=|cookieStore|navigator\.storage)/g)).toEqual([]);
  for (const locale of LOCALES) {
    expect(toText(createCookies(locale, FULL))).toMatch(
      new RegExp(
        `"${OFFLINE_STORE_PREFIX}…",[^\\]]* ${MOST_CACHED_PAGES}[ ,][^\\]]* ${MOST_CACHED_BYTES / 1e6} MB[ ,]`,
      ),
    );
  }
});

test("the privacy page says what backups keep, what remains, and what a connection is", () => {
  const said: Readonly<Record<Locale, readonly string[]>> = {
    en: ["30 days (7 on its free plan)", "IPv6 address (/64)", "for up to a year", "secret key"],
    "pt-br": ["30 dias (7 no plano gratuito dela)", "IPv6 (/64)", "por até um ano", "chave secreta"],
  };
  for (const locale of LOCALES) {
    for (const words of said[locale]) expect(toText(createPrivacy(locale, FULL))).toContain(words);
  }
});

test("the periods on the privacy page are those of the newsletter rules", () => {
  expect(CONFIRMATION_MAILS_A_YEAR).toBe(3);
  const said: Readonly<Record<Locale, readonly string[]>> = {
    en: [
      `works for ${CONFIRM_TOKEN_DAYS} days. An address that is not confirmed is deleted ${UNCONFIRMED_DAYS} days after`,
      `of these links for ${RECORD_LINK_DAYS} days`,
      `is shown for ${RECORD_VIEW_DAYS} days`,
      `of the address for ${MAILS_KEPT_DAYS} days`,
      `outbox for up to ${MAILS_KEPT_DAYS} days`,
    ],
    "pt-br": [
      `vale por ${CONFIRM_TOKEN_DAYS} dias. O e-mail não confirmado é apagado ${UNCONFIRMED_DAYS} dias depois`,
      `desses links por ${RECORD_LINK_DAYS} dias`,
      `aparece por ${RECORD_VIEW_DAYS} dias`,
      `fica por ${MAILS_KEPT_DAYS} dias`,
      `por até ${MAILS_KEPT_DAYS} dias na caixa`,
    ],
  };
  for (const locale of LOCALES) {
    for (const words of said[locale]) expect(toText(createPrivacy(locale, BARE))).toContain(words);
  }
});
