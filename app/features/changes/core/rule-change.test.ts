import { expect, test } from "vitest";
import { changesUpTo } from "./change";
import { type RuleChange, toChange, toChangesFeed } from "./rule-change";

const CHANGES: readonly RuleChange[] = [
  { on: "2026-11-22", rules: [], text: { en: "The page opens.", "pt-br": "A página abre." } },
  {
    on: "2026-12-03",
    rules: [{ id: "some-law", now: { state: "in-force", since: "2026-12-02", deadline: null } }],
    text: { en: "Published & in force.", "pt-br": "Publicada e em vigor." },
  },
];
const NEWEST_FIRST = CHANGES.toReversed().map(toChange);

const feed = toChangesFeed({
  changes: NEWEST_FIRST,
  getTitle: (id) => `Title of ${id}`,
  title: "Rules",
  description: "What changed",
  locale: "pt-br",
  origin: "https://example.org",
  siteTitle: "Site",
});

test("each change is an item with its day, the newest first, and leads to its rule", () => {
  const items = [...feed.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item = ""]) => item);
  expect(items).toHaveLength(2);
  expect(items[0]).toContain("<title>Title of some-law</title>");
  expect(items[0]).toContain("<link>https://example.org/pt-br/regras#some-law</link>");
  expect(items[0]).toContain("<pubDate>Thu, 03 Dec 2026 00:00:00 GMT</pubDate>");
  expect(items[0]).toContain("Publicada e em vigor.");
  expect(items[1]).toContain("<link>https://example.org/pt-br/regras</link>");
});

test("the feed names itself and the day of its last change", () => {
  expect(feed).toContain('href="https://example.org/pt-br/regras/changes.xml" rel="self"');
  expect(feed).toContain("<lastBuildDate>Thu, 03 Dec 2026 00:00:00 GMT</lastBuildDate>");
});

test("a change is shown from its day on", () => {
  expect(changesUpTo(NEWEST_FIRST, "2026-12-02")).toHaveLength(1);
  expect(changesUpTo(NEWEST_FIRST, "2026-12-03")).toEqual(NEWEST_FIRST);
});

test("a change of several rules leads to the page", () => {
  const now = { state: "in-force", since: null, deadline: null } as const;
  const [, last] = CHANGES;
  const several = toChangesFeed({
    changes:
      last === undefined
        ? []
        : [
            toChange({
              ...last,
              rules: [
                { id: "one", now },
                { id: "two", now },
              ],
            }),
          ],
    getTitle: (id) => id,
    title: "Rules",
    description: "What changed",
    locale: "en",
    origin: "https://example.org",
    siteTitle: "Site",
  });
  expect(several.split("<item>")[1]).toContain("<link>https://example.org/rules</link>");
});
