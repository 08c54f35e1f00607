// Provenance of facts on the built site: on every tool's page, in every language.
import { expect, test } from "vitest";
import { toPath } from "~/addresses/addresses";
import { LOCALES, type Locale } from "~/addresses/languages";
import { listViewPath } from "~/addresses/list-views";
import { listResources } from "~/features/catalogue/io/catalogue.server";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { evidenceMessages } from "~/i18n/messages/evidence";
import { toolFactsMessages } from "~/i18n/messages/tool-facts";
import { provenanceWords } from "~/i18n/provenance-words";
import { readPage } from "./built-worker";

function inHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
}

/** How often a text stands in a page as the beginning of an element. */
function toCount(page: string, text: string): number {
  return page.split(`>${text}`).length - 1;
}

/** How "checked" begins in a language, whatever was checked. */
function checkedIn(locale: Locale): string {
  const [beginning = ""] = evidenceMessages[locale].checkedText("\u0000", "").split("\u0000");
  return beginning.trim();
}

test.each(LOCALES)(
  "tools' pages and their list (%s) call checked what an official text of a month says, and nothing else",
  async (locale) => {
    const tools = listResources(locale).filter(({ collection }) => collection === "tools");
    expect(tools.length).toBeGreaterThanOrEqual(54);
    for (const { id, facts, leads } of tools) {
      const page = await readPage(toPath("resource", locale, { id }));
      const official = [
        ...facts.flatMap((fact) => [fact, ...fact.others]),
        ...leads.flatMap(({ texts }) => texts.map(({ standing }) => standing)),
      ].filter(({ basis, month }) => basis === "official" && month !== null);
      expect(toCount(page, checkedIn(locale)), id).toBe(official.length);
    }
    const checked = tools.filter(({ standing: { basis, month } }) => basis === "official" && month !== null);
    expect(toCount(await readPage(toPath("tools", locale)), checkedIn(locale))).toBe(checked.length);
  },
);

test.each(LOCALES)(
  "no price (%s) breaks at the end of a line, on a tool's page or among others",
  async (locale) => {
    const tools = listResources(locale).filter(({ collection }) => collection === "tools");
    const said = tools.flatMap(({ facts }) => facts.flatMap(({ text, note }) => [text ?? "", note ?? ""]));
    const comparison = listViewPath("compare", locale, { ids: ["chatgpt", "teachy"] });
    for (const path of [toPath("platforms", locale), toPath("education-discounts", locale), comparison])
      said.push(await readPage(path));
    const text = said.join("\n").replace(/<(?:script|template).*?<\/(?:script|template)>/gs, "");
    expect(text).toMatch(/US\$\u00a0\d|\d\u00a0USD/);
    expect(text.match(/.{30}(?:R\$ \d|US\$ \d|\d (?:USD|BRL)\b).*/g)).toBeNull();
  },
);

test.each(LOCALES)(
  "a tool's page (%s) answers every question with its text, or says that there is none",
  async (locale) => {
    const { questions, table } = toolFactsMessages[locale];
    const page = await readPage(toPath("resource", locale, { id: "khanmigo" }));
    const facts = listResources(locale).find(({ id }) => id === "khanmigo")?.facts ?? [];
    expect(facts.length).toBeGreaterThanOrEqual(10);
    for (const { question, address } of facts) {
      expect(toCount(page, `${inHtml(questions[question])}<`), question).toBe(1);
      if (address !== null) expect(page.includes(`href="${inHtml(address)}"`), address).toBe(true);
    }
    const silent = facts.filter(({ basis }) => basis === "not-found").length;
    expect(silent).toBeGreaterThan(0);
    expect(toCount(page, table.notFound)).toBe(silent);
  },
);

test("the Portuguese pages do not offer what Brazil cannot have, and say why", async () => {
  const { table, claims } = toolFactsMessages["pt-br"];
  const page = await readPage("/pt-br/resources/khanmigo");
  expect(toCount(page, table.notIn("Brasil"))).toBe(3);
  expect(toCount(page, claims.offer("", "").replace(/;.*/, ""))).toBe(0);
  expect(
    toCount(await readPage("/resources/khanmigo"), "Education offer: teachers; United States, India"),
  ).toBe(1);
  const offers = listResources("pt-br").filter(({ tool }) => Array.isArray(tool?.offer?.countries));
  expect(offers.filter(({ tool }) => !tool?.offer?.countries?.includes("Brasil"))).toEqual([]);
});

test.each(LOCALES)(
  "a platform's card (%s) says what its free plan and its offer rest on, and leads to the tool, which leads back",
  async (locale) => {
    const { fresh } = provenanceWords({ basis: "official", kind: "terms", month: "2026-08" }, locale);
    const { notFound } = toolFactsMessages[locale].table;
    const seen = async (path: string) => (await readPage(path)).replaceAll("<!-- -->", "");
    const cards = (await seen(toPath("platforms", locale))).match(
      /<article [^>]*data-category="tool"[\s\S]*?<\/article>/g,
    );
    const toCard = (id: string) =>
      cards?.find((card) => card.includes(`href="${toPath("resource", locale, { id })}"`)) ?? "";
    expect(toCount(toCard("chatgpt"), fresh)).toBe(1);
    expect(toCount(toCard("claude"), notFound)).toBe(1);
    const back = `${catalogueMessages[locale].details.paidPlans} <a href="${toPath("platforms", locale)}"`;
    const leadsBack = async (id: string) => (await seen(toPath("resource", locale, { id }))).includes(back);
    expect(await leadsBack("canva")).toBe(true);
    expect(await leadsBack("poe")).toBe(false);
  },
);
