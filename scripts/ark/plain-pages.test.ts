import { expect, test } from "vitest";
import { leadOn, listOwnPaths, toArkPage, toFramedPage } from "./plain-pages.mjs";

const words = {
  ...{ banner: "A copy.", about: "About it", path: "/keep", tag: "en" },
  ...{ needsSite: "Not here.", needsScript: "Needs a script.", leadsOn: "Leads to:" },
};

test("a form that only the Worker answers gives way to a sentence; one that a script answers says so where none runs", () => {
  expect(toArkPage('<form action="/search"><input name="q"></form>', words)).toBe(
    '<p>Not here. <a href="/keep">About it</a></p>',
  );
  const island = '<div data-island="code-checker"><form method="post" action="/check"><p>in</p></form></div>';
  expect(toArkPage(island, words)).toBe(
    '<div data-island="code-checker"><noscript><p>Needs a script.</p></noscript><form action="/keep"><p>in</p></form></div>',
  );
  const local = '<div data-island="blanks"><form class="a"><input></form></div>';
  expect(toArkPage(local, words)).toBe(local);
});

test("newsletter, news and donations are not in it, whatever stands in them", () => {
  const island = (name: string) =>
    `<div data-island="${name}"><form method="post" action="/x"><b>in</b></form></div>`;
  const page = `<a>1</a>${island("footer-newsletter-form")}${island("payment-status")}<section id="news"><form action="/n"></form></section><a>2</a>`;
  expect(toArkPage(page, words)).toBe('<a>1</a><p>Not here. <a href="/keep">About it</a></p><a>2</a>');
});

test("every page says what it is; its pictures elsewhere, feeds and the wish for https are gone, its policy is not", () => {
  const page = `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; upgrade-insecure-requests"><meta property="og:image" content="/og/a.png"/><link rel="alternate" type="application/rss+xml" href="/f.xml"/></head><main id="content"><h1>A</h1></main>`;
  expect(toArkPage(page, words)).toBe(
    `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"></head><main id="content"><p class="page muted" data-print="hide">A copy. <a href="/keep">About it</a></p><h1>A</h1></main>`,
  );
});

test("a page of its own has the frame of another, and nothing that names that one", () => {
  const frame =
    '<title>Terms</title><link rel="canonical" href="https://a.org/terms"/><link rel="stylesheet" media="print" href="/s.css"/><a href="/pt/terms">PT</a><main id="c"><h1>Terms</h1></main>';
  const own = toFramedPage(frame, {
    title: "Keep & go",
    content: "<p>x</p>",
    twins: { "/pt/terms": "/pt/keep" },
  });
  expect(own).toBe(
    '<title>Keep &amp; go</title><link rel="stylesheet" href="/s.css"/><a href="/pt/keep">PT</a><main id="c"><div class="page section stack reading"><h1>Keep &amp; go</h1><p>x</p></div></main>',
  );
});

test("a code leads on without a script, to another place of the author's too", () => {
  expect(leadOn("https://a.org/?x=1&y=2", words)).toContain('content="0; url=https://a.org/?x=1&amp;y=2"');
});

test("what a page names of the site is found once, with the origin or without it, and nothing else is", () => {
  const html =
    '<a href="/a?q=1#b">1</a><a href="https://site.org/a">2</a><a href="https://other.org/c">3</a><a href="#d">4</a><img src="/e.svg"><a href="mailto:x@y.z">5</a>';
  expect(listOwnPaths(html, "https://site.org")).toEqual(["/a", "/e.svg"]);
});
