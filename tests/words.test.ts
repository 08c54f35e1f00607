// The words of the site: one word for one thing, those of a school, and nothing that a native teacher reads twice.
// Every rule brings a sentence that was once on the site and the one that took its place.
import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { keepPricesWhole } from "~/lib/whole-prices";
import { TEXTS } from "./spoken-texts";
import { type Rule, WORD_RULES } from "./word-rules";

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

/** Names that are the same in each language. */
const NAMES =
  /^(?:AI Teacher Pro\b.*|Le Chat|Key Stage 3|Andrew Ng|Ethan Mollick|GitHub Copilot|(?:Gemini|Google) \w+|VS Code|Web design|.*© 2025–\S+ AI Teacher Pro.*)$/;

test("no text of one language is word for word that of another", () => {
  // A single word is often the same by right: "Newsletter", "Feedback".
  const longer = TEXTS.filter(
    ({ where, text }) => !/[sS]chema\b/.test(where) && /\p{L}+ \p{L}+/u.test(text) && !NAMES.test(text),
  );
  expect(longer.length).toBeGreaterThan(4000);
  const said = longer.map(({ where, locale, text }) => `${where.replace(`.${locale}`, "")}: ${text}`);
  expect(said.filter((line, index) => said.indexOf(line) < index)).toEqual([]);
});

test("titles of sources and addresses are what others wrote, and no rule is asked of them", () => {
  expect(TEXTS.filter(({ where }) => /\.(?:document|address|url)(?:\.|$)/.test(where))).toEqual([]);
  expect(TEXTS.some(({ text }) => text.includes("Student Data Policy"))).toBe(false);
});

test("no message breaks a price at the end of a line", () => {
  const messages = TEXTS.filter(({ where }) => where.includes("/messages/"));
  expect(messages.filter(({ text }) => text !== keepPricesWhole(text)).map(({ where }) => where)).toEqual([]);
  expect(messages.some(({ text }) => /R\$\u00a0\d/.test(text))).toBe(true);
});

test.each(WORD_RULES)("no text says what $pattern finds", (rule) => {
  expect(isBroken(rule, rule.was), "the rule finds the sentence it was made for").toBe(true);
  expect(isBroken(rule, rule.is), "the rule leaves the better sentence alone").toBe(false);
  const broken = TEXTS.filter(({ locale, text }) => rule.locales.includes(locale) && isBroken(rule, text));
  expect(broken.map(({ where, text }) => `${where}: ${text} (${rule.why})`)).toEqual([]);
});
