// Lines of law where a teacher meets them on the site as it is deployed, and the offers of the catalogue.
import { expect, test } from "vitest";
import { toPath } from "~/addresses/addresses";
import { LOCALES } from "~/addresses/languages";
import { LESSONS } from "~/content/book-resources/lessons/lessons.server";
import { LAW_MATTER_RULES } from "~/content/rules/law-matters.server";
import { getLawLine } from "~/features/rules/io/law-lines.server";
import { rulesMessages } from "~/i18n/messages/rules";
import { readPage } from "./built-worker";

/** The line of a rule as it stands on a page. */
function toLine(html: string, rule: string): string {
  return new RegExp(`<p[^>]*data-rule="${rule}".*?</p>`, "s").exec(html)?.[0] ?? "";
}

test.each(LOCALES)(
  "feedback, projects, tools that mark, accounts of pupils and their phones have their line of law (%s)",
  async (locale) => {
    const { leads, advice } = rulesMessages[locale];
    const marked = await readPage(toPath("resource", locale, { id: "brisk-teaching" }));
    const places = [
      ["feedback", await readPage(toPath("chapter3-ex4", locale))],
      ["feedback", await readPage(toPath("hub", locale))],
      ["computing", await readPage(toPath("hub", locale))],
      ["marking", marked],
      ["pupils-accounts", marked],
      ["pupils-accounts", await readPage(toPath("resource", locale, { id: "canva" }))],
    ] as const;
    for (const [matter, html] of places) {
      const line = toLine(html, LAW_MATTER_RULES[matter][locale]);
      const { isDuty, kind } = getLawLine(matter, locale);
      expect(line, matter).toContain(`<strong>${isDuty ? leads[kind] : advice}<!-- -->:`);
      expect(line, matter).toMatch(/\d{4}/);
    }
    expect(toLine(marked, LAW_MATTER_RULES["pupils-phones"][locale])).not.toBe("");
    const adult = await readPage(toPath("resource", locale, { id: "claude" }));
    expect(toLine(adult, LAW_MATTER_RULES["pupils-accounts"][locale])).toBe("");
  },
);

test("a law in force is worded as one", async () => {
  const line = toLine(await readPage(toPath("resource", "pt-br", { id: "chatgpt" })), "br-lei-15100");
  expect(line).toContain(rulesMessages["pt-br"].leads.law);
  expect(line).toContain("em vigor desde 01/2025");
});

test("the drawer of a tool gets its lines with the rest", async () => {
  const page: unknown = JSON.parse(
    await readPage(`${toPath("resource", "pt-br", { id: "brisk-teaching" })}.json`),
  );
  expect(page).toMatchObject({
    laws: [
      { id: "br-cne-ia-essays", isDuty: false },
      { id: "br-eca-digital-accounts", isDuty: false },
    ],
  });
});

test.each(LOCALES)(
  "the landing of the offers names them by country, and an app leads to its tool (%s)",
  async (locale) => {
    const html = await readPage(toPath("education-discounts", locale));
    const offers = [...html.matchAll(/data-offer="([^"]+)"/g)].map(([, id]) => id);
    expect(offers[0]).toBe("canva");
    expect(offers.length).toBeGreaterThan(10);
    expect(offers.indexOf("khanmigo")).toBeGreaterThan(offers.indexOf("lovable"));
    const app = await readPage(toPath("chapter6-create", locale));
    expect(app).toContain(`href="${toPath("resource", locale, { id: "anything" })}"`);
  },
);

test.each(LOCALES)(
  "a landing names the rules of its lesson with their months, and leads to its tools (%s)",
  async (locale) => {
    const { law, toolIds } = LESSONS["chapter6-bolt"]?.[locale] ?? { law: { ruleIds: [] }, toolIds: [] };
    const html = await readPage(toPath("chapter6-bolt", locale));
    expect(law.ruleIds.length).toBeGreaterThan(0);
    for (const id of law.ruleIds) {
      const rule = new RegExp(`<li data-lesson-rule="${id}".*?</li>`, "s").exec(html)?.[0] ?? "";
      expect(rule, id).toMatch(/\b20\d\d\b/);
    }
    expect(toolIds.length).toBeGreaterThan(1);
    for (const id of toolIds) expect(html).toContain(`href="${toPath("resource", locale, { id })}"`);
  },
);
