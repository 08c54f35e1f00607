// The page of rules as it is deployed.
import { expect, test } from "vitest";
import { pathOf } from "~/addresses/addresses";
import { LOCALES, type Locale } from "~/addresses/languages";
import type { PageId } from "~/addresses/route-table";
import { RULE_CHANGES } from "~/content/rules/changes.server";
import { RULE_COUNTRY_ORDER } from "~/content/rules/country-order.server";
import { LAW_MATTER_RULES } from "~/content/rules/law-matters.server";
import { RULES } from "~/content/rules/rules.server";
import { wordingOf } from "~/features/rules/core/rule";
import { ruleChangesPath, ruleDatesPath } from "~/features/rules/core/rule-files";
import { formatWholeDate } from "~/i18n/format-month";
import { rulesMessages } from "~/i18n/messages/rules";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { escapeHtml } from "~/lib/escape-html";
import { readPage } from "./built-worker";

const readRules = (locale: Locale, search = "") => readPage(pathOf("rules", locale) + search);

/** The text of a piece of HTML, as a reader has it. */
function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
}

const mainOf = (page: string) => page.slice(page.indexOf("<main"), page.indexOf("</main>"));

interface ShownRule {
  readonly html: string;
  readonly text: string;
  readonly isHidden: boolean;
}

/** Every rule of a page, by its id, in the order of the page. */
function rulesOf(page: string): Map<string, ShownRule> {
  const items = page.matchAll(/<li id="([^"]+)"([^>]*)>(.*?)<\/li>/gs);
  return new Map(
    [...items].map(([html, id = "", attributes = ""]) => [
      id,
      { html, text: textOf(html), isHidden: / hidden\b/.test(attributes) },
    ]),
  );
}

const shownOf = (page: string) =>
  [...rulesOf(page)].filter(([, { isHidden }]) => !isHidden).map(([id]) => id);

test.each(LOCALES)(
  "every rule has a row that begins with what it asks, and says where, for whom, since when and on what it rests (%s)",
  async (locale) => {
    const page = await readRules(locale);
    const { duty, advice } = rulesMessages[locale];
    const text = rulesPageMessages[locale];
    const rows = rulesOf(page);
    expect([...rows.keys()].sort()).toEqual(RULES.map(({ id }) => id).sort());
    const without = RULES.filter(({ address }) => address === null).length;
    expect(textOf(page).includes(text.noAddress(without, RULES.length))).toBe(without > 0);
    for (const rule of RULES) {
      const row = rows.get(rule.id) ?? { html: "", text: "" };
      const wording = wordingOf(rule, locale);
      expect(row.text.trim().startsWith(`${wording.isDuty ? duty : advice} : ${wording.text}`), rule.id).toBe(
        true,
      );
      expect(row.text).toContain(rule.title[locale]);
      expect(row.text).toContain(text.countries[rule.country]);
      expect(row.text).toContain(text.states[rule.state]);
      if (rule.since !== null)
        expect(row.text).toContain(text.dated[rule.state](formatWholeDate(rule.since, locale)));
      expect(row.text).toContain(rule.sourceDate?.slice(0, 4) ?? text.undated);
      expect(row.text).toContain(text.confidences[rule.confidence]);
      if (rule.sourceType === "news" || rule.sourceType === "third-party-notes")
        expect(row.text, rule.id).toContain(text.hearsay[rule.sourceType]);
      if (rule.legalReader) expect(row.text, rule.id).toContain(text.waitsForLawyer);
      // The month in which somebody made the record is no check of it.
      if (rule.sourceDate !== rule.collectedMonth) expect(row.text).not.toContain(rule.collectedMonth);
      const href = `href="${escapeHtml(rule.address ?? "")}"`;
      expect(row.html.includes(href), rule.id).toBe(rule.address !== null);
      if (rule.addressToCheck !== null) expect(page).not.toContain(`href="${rule.addressToCheck}"`);
    }
  },
);

test.each(LOCALES)(
  "low confidence, a draft or guidance is never called law on the page (%s)",
  async (locale) => {
    const rows = rulesOf(await readRules(locale));
    const soft = RULES.filter(({ state, confidence }) => state !== "in-force" || confidence === "low");
    expect(soft.length).toBeGreaterThan(10);
    for (const { id } of soft) expect(rows.get(id)?.text, id).not.toContain(rulesMessages[locale].duty);
    expect(rows.get("br-lei-15100")?.text).toContain(rulesMessages[locale].duty);
  },
);

test.each(LOCALES)(
  "the page begins with the countries of its language, and the address narrows it (%s)",
  async (locale) => {
    const [first = "BR"] = RULE_COUNTRY_ORDER[locale];
    const of = (country: string) => RULES.filter((rule) => rule.country === country).map(({ id }) => id);
    expect(shownOf(await readRules(locale)).slice(0, of(first).length)).toEqual(of(first));
    expect(shownOf(await readRules(locale, "?country=uk"))).toEqual(of("UK"));
    // A date ahead leads to a rule that is shown.
    const european = await readRules(locale, "?country=eu");
    const ahead = european.slice(european.indexOf(`<h2>${rulesPageMessages[locale].coming}`));
    const dates = ahead.slice(0, ahead.indexOf("</section>")).matchAll(/<li([^>]*)>.*?href="#([^"]+)"/gs);
    const leads = [...dates].filter(([, tag]) => !tag?.includes("hidden")).map(([, , id = ""]) => id);
    expect(leads.length).toBeGreaterThan(0);
    expect(of("EU")).toEqual(expect.arrayContaining(leads));
    const narrow = await readRules(locale, "?country=br&stage=adult&state=guidance");
    const expected = RULES.filter(
      ({ country, stages, state }) => country === "BR" && stages.includes("adult") && state === "guidance",
    );
    expect(expected.length).toBeGreaterThan(1);
    expect(shownOf(narrow)).toEqual(expected.map(({ id }) => id));
    // The other filters stay when one is changed, and the language is changed with all of them.
    expect(narrow).toContain(
      `href="${pathOf("rules", locale)}?country=us&amp;stage=adult&amp;state=guidance"`,
    );
    for (const other of LOCALES)
      expect(narrow).toContain(`${pathOf("rules", other)}?country=br&amp;stage=adult&amp;state=guidance"`);
    const none = await readRules(locale, "?country=us&state=draft");
    expect(shownOf(none)).toEqual([]);
    expect(none).toContain(rulesPageMessages[locale].emptyText);
  },
);

test("the age of a text and a date to come stand in the page for the browser to judge", async () => {
  const rows = rulesOf(await readRules("en"));
  const { outOfDate, facts } = rulesPageMessages.en;
  const dated = rows.get("br-eca-digital")?.html ?? "";
  expect(dated).toMatch(new RegExp(`<span[^>]* data-stale-after="2027-08-23" hidden="">${outOfDate}<`));
  // A text without a month says so, and is never past it.
  expect(rows.get("br-saberes-digitais")?.html).toContain("undated ");
  expect(rows.get("br-saberes-digitais")?.html).not.toContain(outOfDate);
  const coming = rows.get("eu-ai-act-5")?.html ?? "";
  expect(coming).toMatch(new RegExp(`data-stale-after="2026-12-03"><dt>${facts.next}<`));
  expect(coming).toMatch(new RegExp(`data-stale-after="2026-12-03" hidden=""><dt>${facts.passed}<`));
});

test.each(LOCALES)("the timeline has a moment for every date and leads to its rule (%s)", async (locale) => {
  const page = await readRules(locale);
  const timeline = /<section id="timeline">.*?<\/section>/s.exec(page)?.[0] ?? "";
  const moments = [...timeline.matchAll(/data-kind="[^>]*>.*?href="#([^"]+)"/gs)].map(([, id]) => id);
  const dated = RULES.flatMap(({ id, since, deadline }) =>
    [since, deadline].filter((date) => date !== null).map(() => id),
  );
  expect(moments.sort()).toEqual(dated.sort());
});

test.each(LOCALES)(
  "the feed and the calendar of the rules are files beside the page, which names both (%s)",
  async (locale) => {
    const page = await readRules(locale);
    for (const path of [ruleChangesPath(locale), ruleDatesPath(locale)])
      expect(page).toContain(`href="${path}"`);
    const feed = await readPage(ruleChangesPath(locale));
    expect(feed.split("<item>").length - 1).toBe(RULE_CHANGES.length);
    const calendar = await readPage(ruleDatesPath(locale));
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(calendar).toContain("DTSTART;VALUE=DATE:20271202");
    expect(calendar).not.toContain("br-anpd-schedule");
    for (const [, uid = ""] of calendar.matchAll(/^UID:(.*)\r$/gm))
      expect(uid).toMatch(/@ai-teacher-pro-rules$/);
    expect(calendar).toContain(`DESCRIPTION:${rulesMessages[locale].advice}: `);
    for (const { text } of RULE_CHANGES) expect(textOf(page)).toContain(text[locale]);
  },
);

test.each(LOCALES)(
  "the landings on ethics and feedback, hub, toolkit, platforms and tools lead to the rules and to the school kit (%s)",
  async (locale) => {
    const path = pathOf("rules", locale);
    const toRules = `href="${path}"`;
    const toKit = `href="${pathOf("school-kit", locale)}"`;
    const places: readonly PageId[] = ["ethics-resources", "hub", "planning-toolkit", "platforms"];
    for (const id of places) {
      const main = mainOf(await readPage(pathOf(id, locale)));
      expect(main, id).toContain(toRules);
      expect(main, id).toContain(toKit);
    }
    const feedback = `href="${path}#${LAW_MATTER_RULES.feedback[locale]}"`;
    for (const id of ["chapter3-ex4", "hub"] as const) {
      const main = mainOf(await readPage(pathOf(id, locale)));
      expect(main, id).toContain(feedback);
      expect(main, id).toContain(toKit);
    }
    const tool = mainOf(await readPage(pathOf("resource", locale, { id: "chatgpt" })));
    expect(textOf(tool)).toContain(rulesMessages[locale].pupils);
    expect(tool).toContain(toRules);
    expect(tool).toContain(toKit);
  },
);
