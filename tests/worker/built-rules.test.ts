// The page of rules as it is deployed.
import { expect, test } from "vitest";
import { toPath } from "~/addresses/addresses";
import { LANGUAGES, LOCALES, type Locale } from "~/addresses/languages";
import type { PageId } from "~/addresses/route-table";
import { RULE_CHANGES } from "~/content/rules/changes.server";
import { LAW_MATTER_RULES } from "~/content/rules/law-matters.server";
import { RULES } from "~/content/rules/rules.server";
import { changesUpTo } from "~/features/changes/core/change";
import { changesFeedPath } from "~/features/changes/core/changes-feed";
import { RULE_KINDS, type Rule, toState } from "~/features/rules/core/rule";
import { ruleDatesPath } from "~/features/rules/core/rule-dates-path";
import { formatWholeDate } from "~/i18n/format-month";
import { rulesMessages } from "~/i18n/messages/rules";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { dayInZone } from "~/lib/day-in-zone";
import { escapeHtml } from "~/lib/escape-html";
import { readPage } from "./built-worker";

const readRules = (locale: Locale, search = "") => readPage(toPath("rules", locale) + search);

/** The text of a piece of HTML, as a reader has it. */
function toText(html: string): string {
  return html
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
}

const getMain = (page: string) => page.slice(page.indexOf("<main"), page.indexOf("</main>"));

interface ShownRule {
  readonly html: string;
  readonly text: string;
  readonly isHidden: boolean;
}

/** Every rule of a page, by its id, in the order of the page. */
function listRules(page: string): Map<string, ShownRule> {
  const list = page.slice(page.indexOf('id="rules"'), page.indexOf('id="changes"'));
  const rows = list.split(/(?=<li id="[^"]+" data-facets)/).slice(1);
  return new Map(
    rows.map((html) => {
      const [, id = "", attributes = ""] = /^<li id="([^"]+)"([^>]*)>/.exec(html) ?? [];
      return [id, { html, text: toText(html), isHidden: / hidden\b/.test(attributes) }];
    }),
  );
}

/** How many rules the page says each of its questions has, where it shows any. */
function listCounts(page: string): number[] {
  const contents = /<nav aria-labelledby="on-this-page".*?<\/nav>/s.exec(page)?.[0] ?? "";
  const entries = contents
    .replaceAll("<!-- -->", "")
    .matchAll(/<li( hidden="")?><a [^>]*>[^<]*<small>(\d+)/g);
  return [...entries].filter(([, hidden]) => hidden === undefined).map(([, , count]) => Number(count));
}

const toShown = (page: string) =>
  [...listRules(page)].filter(([, { isHidden }]) => !isHidden).map(([id]) => id);

test.each(LOCALES)(
  "every rule has a row that says what the text asks and what we advise, where, for whom, since when and by what source (%s)",
  async (locale) => {
    const page = await readRules(locale);
    const { leads, advice } = rulesMessages[locale];
    const text = rulesPageMessages[locale];
    const rows = listRules(page);
    expect([...rows.keys()].sort()).toEqual(RULES.map(({ id }) => id).sort());
    const without = RULES.filter(({ address }) => address === null).length;
    expect(toText(page).includes(text.noAddress(without, RULES.length))).toBe(without > 0);
    for (const rule of RULES) {
      const row = rows.get(rule.id) ?? { html: "", text: "" };
      expect(row.text).toContain(rule.title[locale]);
      const law = row.text.indexOf(`${leads[rule.kind]} : ${rule.asks[locale]}`);
      expect(law, rule.id).toBeGreaterThan(0);
      expect(row.text.indexOf(`${advice} : ${rule.advice[locale]}`), rule.id).toBeGreaterThan(law);
      for (const { id, asks } of rule.parts ?? []) {
        expect(row.html).toContain(`id="${id}"`);
        expect(row.text).toContain(asks[locale]);
      }
      expect(row.text).toContain(rule.bound[locale]);
      expect(row.text).toContain(text.countries[rule.country]);
      expect(row.text).toContain(text.kinds[rule.kind]);
      if (rule.since !== null)
        expect(row.text).toContain(text.dated[toState(rule)](formatWholeDate(rule.since, locale)));
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
  "what is no law, and what was hardly read, is never called law on the page (%s)",
  async (locale) => {
    const rows = listRules(await readRules(locale));
    const { law, regulation } = rulesMessages[locale].leads;
    const soft = RULES.filter((rule) => toState(rule) !== "in-force" || rule.confidence === "low");
    expect(soft.length).toBeGreaterThan(10);
    for (const { id } of soft)
      for (const lead of [law, regulation]) expect(rows.get(id)?.text, id).not.toContain(`${lead} :`);
    expect(rows.get("br-lei-15100")?.text).toContain(`${law} :`);
  },
);

test.each(LOCALES)(
  "the address narrows the page, and every count is that of what is shown (%s)",
  async (locale) => {
    const listIds = (isOf: (rule: Rule) => boolean) =>
      RULES.filter(isOf)
        .map(({ id }) => id)
        .sort();
    const narrowed = async (search: string, isOf: (rule: Rule) => boolean) => {
      const page = await readRules(locale, search);
      const shown = toShown(page);
      expect(shown.toSorted(), search).toEqual(listIds(isOf));
      expect(shown.length, search).toBeGreaterThan(0);
      expect(page, search).toContain(rulesPageMessages[locale].showing(shown.length, RULES.length));
      const sum = listCounts(page).reduce((all, count) => all + count, 0);
      expect(sum, search).toBe(shown.length);
      return page;
    };
    await narrowed("", () => true);
    for (const kind of RULE_KINDS) await narrowed(`?kind=${kind}`, (rule) => rule.kind === kind);
    await narrowed("?country=uk", ({ country }) => country === "UK");
    const holds = (uf: string) => (rule: Rule) =>
      rule.country === "BR" && (rule.region === null || rule.region === uf);
    const bahia = await narrowed("?uf=BA", holds("BA"));
    const { unknownState, unknownNetwork } = rulesPageMessages[locale];
    expect(bahia).not.toContain(unknownState("Bahia"));
    expect(await narrowed("?uf=SP", holds("SP"))).toContain(unknownState("São Paulo"));
    const isPrivate = ({ country, networks }: Rule) => country === "BR" && networks === undefined;
    expect(await narrowed("?network=private", isPrivate)).toContain(unknownNetwork.private);
    const narrow = await narrowed(
      "?country=br&stage=adult&kind=advice",
      ({ country, stages, kind }) => country === "BR" && stages.includes("adult") && kind === "advice",
    );
    // The language is changed with all of the choices.
    for (const other of LOCALES)
      expect(narrow).toContain(`${toPath("rules", other)}?country=br&amp;stage=adult&amp;kind=advice"`);
    const none = await readRules(locale, "?country=us&kind=bill");
    expect(toShown(none)).toEqual([]);
    expect(none).toContain(rulesPageMessages[locale].emptyText);
  },
);

test.each(LOCALES)("a date ahead leads to a rule that is shown (%s)", async (locale) => {
  const page = await readRules(locale, "?country=eu");
  const dates = [...page.matchAll(/<li data-date-of="([^"]+)"( hidden="")?/g)];
  expect(dates.length).toBeGreaterThan(0);
  const shown = toShown(page);
  for (const [, id = "", hidden] of dates) expect(shown.includes(id), id).toBe(hidden === undefined);
});

test("the age of a text and a date to come stand in the page for the browser to judge", async () => {
  const rows = listRules(await readRules("en"));
  const { outOfDate, facts } = rulesPageMessages.en;
  const dated = rows.get("br-eca-digital")?.html ?? "";
  expect(dated).toMatch(new RegExp(`<span[^>]* data-stale-after="2027-08-23" hidden="">${outOfDate}<`));
  // A text without a month says so, and is never past it.
  expect(rows.get("br-saberes-digitais")?.html).toContain("undated<");
  expect(rows.get("br-saberes-digitais")?.html).not.toContain(outOfDate);
  const coming = rows.get("eu-ai-act-5")?.html ?? "";
  expect(coming).toMatch(new RegExp(`data-stale-after="2026-12-03"><dt>${facts.next}<`));
  expect(coming).toMatch(new RegExp(`data-stale-after="2026-12-03" hidden=""><dt>${facts.passed}<`));
});

test.each(LOCALES)(
  "the feed and the calendar of the rules stand beside the page, which names both (%s)",
  async (locale) => {
    const page = await readRules(locale);
    for (const path of [changesFeedPath("rules", locale), ruleDatesPath(locale)])
      expect(page).toContain(`href="${path}"`);
    const feed = await readPage(changesFeedPath("rules", locale));
    const today = dayInZone(new Date(), LANGUAGES[locale].timeZone);
    const said = changesUpTo(RULE_CHANGES, today);
    expect(feed.split("<entry>").length - 1).toBe(said.length);
    expect(feed).toContain(`${changesFeedPath("rules", locale)}"/>`);
    // An entry has the same id in the feed of all changes.
    const ids = feed.match(/<id>.*changes\/rule-.*<\/id>/g) ?? [];
    expect(ids).toHaveLength(said.length);
    const all = await readPage(changesFeedPath("changes", locale));
    for (const id of ids) expect(all).toContain(id);
    const calendar = await readPage(ruleDatesPath(locale));
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(calendar).toContain("DTSTART;VALUE=DATE:20271202");
    expect(calendar).not.toContain("br-anpd-schedule");
    for (const [, uid = ""] of calendar.matchAll(/^UID:(.*)\r$/gm))
      expect(uid).toMatch(/@ai-teacher-pro-rules$/);
    expect(calendar).toContain(`DESCRIPTION:${rulesMessages[locale].advice}: `);
    for (const { now } of RULE_CHANGES) expect(toText(page)).toContain(now[locale]);
  },
);

test.each(LOCALES)(
  "the landings on ethics and feedback, hub, toolkit, platforms and tools lead to the rules and to the school kit (%s)",
  async (locale) => {
    const path = toPath("rules", locale);
    const toRules = `href="${path}"`;
    const toKit = `href="${toPath("school-kit", locale)}"`;
    const places: readonly PageId[] = ["ethics-resources", "hub", "planning-toolkit", "platforms"];
    for (const id of places) {
      const main = getMain(await readPage(toPath(id, locale)));
      expect(main, id).toContain(toRules);
      expect(main, id).toContain(toKit);
    }
    const feedback = `href="${path}#${LAW_MATTER_RULES.feedback[locale]}"`;
    for (const id of ["chapter3-ex4", "hub"] as const) {
      const main = getMain(await readPage(toPath(id, locale)));
      expect(main, id).toContain(feedback);
      expect(main, id).toContain(toKit);
    }
    const tool = getMain(await readPage(toPath("resource", locale, { id: "chatgpt" })));
    expect(toText(tool)).toContain(rulesMessages[locale].pupils);
    expect(tool).toContain(toRules);
    expect(tool).toContain(toKit);
  },
);
