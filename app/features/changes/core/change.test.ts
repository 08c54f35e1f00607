import { expect, test } from "vitest";
import { type Change, changeId, changesUpTo, newestFirst } from "./change";
import { toAtomFeed } from "./changes-feed";
import { groupChanges, mattersMost, type ShownChange } from "./shown-change";

const LINE: Change = {
  about: "record",
  subjects: ["some-tool"],
  field: "price",
  was: { en: "1", "pt-br": "1" },
  now: { en: "2", "pt-br": "2" },
  since: null,
  seenOn: "2026-11-24",
  why: null,
  source: null,
};
const age: Change = { ...LINE, field: "minimumAge", seenOn: "2026-11-20" };
const later: Change = { ...LINE, subjects: ["other"], seenOn: "2026-12-02" };

test("the newest comes first; of one day, what concerns pupils before money", () => {
  const sameDay: Change = { ...age, seenOn: LINE.seenOn };
  expect(newestFirst([age, LINE, sameDay, later])).toEqual([later, sameDay, LINE, age]);
});

test("what is to be said later waits for its day", () => {
  expect(changesUpTo([LINE, later], "2026-12-01")).toEqual([LINE]);
  expect(changesUpTo([LINE, later], "2026-12-02")).toHaveLength(2);
});

const SHOWN: ShownChange = {
  id: changeId(LINE),
  path: `/pt-br/mudancas#${changeId(LINE)}`,
  kind: "money",
  subject: { path: "/resources/some-tool", title: "Some & tool" },
  field: "Price",
  title: "Some & tool: Price",
  was: "1",
  now: "2",
  sentence: "Antes: 1. Agora: 2.",
  since: null,
  seenOn: "2026-11-24",
  why: "Why.",
  source: { name: "Text", address: null, month: null },
  codes: [],
  uses: [],
};

test("pupils matter more than money, and of one kind what more rests on", () => {
  const pupils: ShownChange = { ...SHOWN, kind: "pupils" };
  const used: ShownChange = { ...SHOWN, uses: [{ path: "/platforms", title: "Platforms" }] };
  expect(mattersMost([SHOWN, used, pupils], 2)).toEqual([pupils, used]);
});

test("changes stand by month, the newest first, and in it by kind", () => {
  const pupils: ShownChange = { ...SHOWN, id: "b", kind: "pupils" };
  const old: ShownChange = { ...SHOWN, id: "c", seenOn: "2026-10-02" };
  expect(groupChanges([SHOWN, pupils, old])).toEqual([
    {
      month: "2026-11",
      kinds: [
        { kind: "pupils", changes: [pupils] },
        { kind: "money", changes: [SHOWN] },
      ],
    },
    { month: "2026-10", kinds: [{ kind: "money", changes: [old] }] },
  ]);
});

test("the feed names each change by a tag of the host and its day, which nothing else decides", () => {
  const toFeed = (change: ShownChange, origin: string) =>
    toAtomFeed({
      page: "changes",
      changes: [change],
      locale: "pt-br",
      origin,
      title: "Changes",
      siteTitle: "Site",
      sourceWord: "Fonte",
    });
  const feed = toFeed(SHOWN, "https://site.example:8443");
  expect(feed).toContain(
    "<id>tag:site.example,2026-11-24:changes/record-2026-11-24-some-tool-price/pt-BR</id>",
  );
  expect(feed).toContain("<title>Some &amp; tool: Price</title>");
  expect(feed).toContain("<updated>2026-11-24T00:00:00Z</updated>");
  expect(feed).toContain("<content>Antes: 1. Agora: 2. Why. Fonte: Text.</content>");
  expect(feed).toContain(`href="https://site.example:8443/pt-br/mudancas#${SHOWN.id}"`);
  const listIds = (xml: string) => xml.match(/<id>.*?<\/id>/g);
  expect(listIds(toFeed({ ...SHOWN, now: "3", why: null }, "https://site.example"))).toEqual(listIds(feed));
});
