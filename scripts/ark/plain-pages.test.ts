import { expect, test } from "vitest";
import { absence, explanation, leadOn, listOwnPaths, toArkPage } from "./plain-pages.mjs";

const words = {
  ...{
    banner: "A copy.",
    about: "About it",
    path: "/keep",
    tag: "en",
    sheet: "/s.css",
    home: "/",
    host: "book.org",
  },
  ...{ absentTitle: "Not here now", absentText: "It needs the site." },
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

test("a page of the ark's own has the style of the site, its words as text, and leads on without a script", () => {
  const own = { ...words, title: "Keep & go", sections: [{ heading: "What", points: ["a < b"] }] };
  const page = explanation(own, [own, { ...own, path: "/pt/keep", name: "Português" }]);
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<link rel="stylesheet" href="/s.css">');
  expect(page).toContain(
    '<p><a href="/">book.org</a></p><h1>Keep &amp; go</h1><h2>What</h2><ul><li>a &lt; b</li></ul>',
  );
  expect(page).toContain('<a href="/pt/keep">Português</a>');
  expect(page).not.toContain("http-equiv");
  expect(absence(words)).toContain(
    '<h1>Not here now</h1><p>It needs the site.</p><p><a href="/keep">About it</a></p>',
  );
  expect(leadOn("https://a.org/?x=1&y=2", words)).toContain('content="0; url=https://a.org/?x=1&amp;y=2"');
});

test("what a page names of the site is found once, with the origin or without it, and nothing else is", () => {
  const html =
    '<a href="/a?q=1#b">1</a><a href="https://site.org/a">2</a><a href="https://other.org/c">3</a><a href="#d">4</a><img src="/e.svg"><a href="mailto:x@y.z">5</a>';
  expect(listOwnPaths(html, "https://site.org")).toEqual(["/a", "/e.svg"]);
});
