import fc from "fast-check";
import { expect, test } from "vitest";
import { parseFeed } from "./parse-feed";

const FEED_URL = "https://example.org/feed.xml";

function rss(items: string): string {
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>c</title><link>https://example.org/</link>${items}</channel></rss>`;
}

function item(number: number): string {
  return `<item><title>Item ${number}</title><link>https://example.org/${number}</link><description>Text ${number}</description></item>`;
}

test.each([
  ["", "empty"],
  ["  \n\uFEFF\u0000 ", "empty"],
  ["<!DOCTYPE html><html><head><title>Sign in</title></head></html>", "html"],
  ["<html><body><rss/></body></html>", "html"],
  ["<p>Not found</p><title>404</title>", "html"],
  ["<?xml version='1.0'?><opml/>", "not-a-feed"],
  ["Service unavailable", "not-a-feed"],
  ['{"error":"rate limit"}', "not-a-feed"],
  ['{"version":"https://jsonfeed.org/version/1","items":[{"id":"1","ti', "malformed"],
  ["<rss version='2.0'><channel><item><title>cut", "malformed"],
])("%j is refused as %s", (body, reason) => {
  expect(parseFeed(body, FEED_URL)).toEqual({ ok: false, reason });
});

test("a feed without items is a feed", () => {
  expect(parseFeed(rss(""), FEED_URL)).toEqual({ ok: true, format: "rss", items: [], recovered: false });
});

test("one item that cannot be parsed does not take the others with it", () => {
  const deep = `<item><title>Deep</title>${"<a>".repeat(50_000)}</item>`;
  const feed = parseFeed(rss(item(1) + deep + item(2)), FEED_URL);
  expect(feed.ok && feed.items.map(({ title }) => title)).toEqual(["Item 1", "Item 2"]);
});

test("an item that has nothing but parts of another namespace is an item beside the others", () => {
  const podcast = `<item><itunes:title xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">Part</itunes:title></item>`;
  const feed = parseFeed(rss(item(1) + podcast + item(2)), FEED_URL);
  expect(feed.ok && [feed.recovered, feed.items.map(({ title }) => title)]).toEqual([
    false,
    ["Item 1", null, "Item 2"],
  ]);
});

test("entities that multiply or point outside stay literal and cost nothing", () => {
  const levels = Array.from(
    { length: 30 },
    (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
  );
  const quadratic = `<!ENTITY big "${"x".repeat(100_000)}">`;
  const body = `<!DOCTYPE rss [<!ENTITY l0 "lol">${levels.join("")}${quadratic}<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss(
    `<item><title>&l30; &x;</title><link>https://example.org/1</link><description>${"&big;".repeat(1000)}</description></item>`,
  )}`;
  const feed = parseFeed(body, FEED_URL);
  // Not a letter more than the feed has.
  expect(JSON.stringify(feed).length).toBeLessThan(body.length);
  expect(feed.ok && feed.items[0]?.title).toBe("&l30; &x;");
});

test("attributes without number, nesting without end and marks without partners overflow no stack", () => {
  const attributes = Array.from({ length: 100_000 }, (_, index) => `a${index}="x"`).join(" ");
  const bodies = [
    rss(`<item ${attributes}><title>x</title></item>`),
    `<rss ${attributes}>${item(1)}`,
    "<a>".repeat(200_000),
    rss("<item>".repeat(100_000)),
    rss("<item><title><![CDATA[".repeat(20_000)),
    rss("<!--".repeat(100_000)),
    rss("<item><title>".repeat(5000)),
    `<!DOCTYPE ${"[<!-- ".repeat(50_000)}`,
    `{"items":[${"[".repeat(200_000)}`,
    `{"items":[${'{"id":"1"'.repeat(20_000)}`,
    "<".repeat(500_000),
    `<rss ${'"'.repeat(200_001)}`,
    "&".repeat(500_000),
  ];
  for (const body of bodies) expect(() => parseFeed(body, FEED_URL)).not.toThrow();
}, 60_000);

test("twenty thousand items are all read", () => {
  const feed = parseFeed(rss(Array.from({ length: 20_000 }, (_, number) => item(number)).join("")), FEED_URL);
  expect(feed.ok && feed.items.length).toBe(20_000);
}, 60_000);

test("names of JavaScript's own do no harm", () => {
  const hostile = "<item><__proto__><isAdmin>1</isAdmin></__proto__><constructor>y</constructor></item>";
  const feed = parseFeed(rss(hostile + item(1)), FEED_URL);
  expect(feed.ok && feed.items.map(({ title }) => title)).toEqual(["Item 1"]);
  expect({}).not.toHaveProperty("isAdmin");
});

test("no text makes the parser throw", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...'<?xml version="1.0"?>|<rss version="2.0">|</rss>|<channel>|</channel>|<item>|</item>|<title>|</title>|<link>|</link>|https://example.org/a|<feed xmlns="http://www.w3.org/2005/Atom">|</feed>|<entry xml:base="b/">|</entry>|<link href="/x"/>|<rdf:RDF xmlns="http://purl.org/rss/1.0/">|</rdf:RDF>|<content type="xhtml">|<div>|</div>|</content>|<![CDATA[|]]>|<!--|-->|<!DOCTYPE x [|]>|&amp;|&|<|>|"|<pubDate>|24 Set|{"items":[|{"id":"1","url":"/a"}|]}|,|<dc:date>|<guid isPermaLink="x">|<media:group>|<?'.split(
        "|",
      ),
    ),
    fc.string({ unit: "binary", maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const feed = parseFeed(pieces.join(""), FEED_URL);
      return feed.ok
        ? feed.items.every(({ title }) => title === null || !title.includes("\n"))
        : feed.reason !== undefined;
    }),
    { numRuns: 2000 },
  );
});

test("a feed cut anywhere gives only items it gave whole", () => {
  const whole = rss(item(1) + item(2) + item(3));
  const titles = ["Item 1", "Item 2", "Item 3"];
  for (let length = 0; length < whole.length; length += 1) {
    const feed = parseFeed(whole.slice(0, length), FEED_URL);
    const read = feed.ok ? feed.items.map(({ title }) => title) : [];
    expect(read).toEqual(titles.slice(0, read.length));
    expect(read.length).toBe(Math.min(whole.slice(0, length).split("</item>").length - 1, 3));
  }
});
