import { expect, test } from "vitest";
import { isKeptOffline, OFFLINE_PAGE_HEADERS, offlinePage } from "./offline-page";

const isKept = (address: string) => isKeptOffline(new URL(address, "https://site.example"));

test("the book's pages, the handout and the favourites are kept, the rest is not", () => {
  for (const path of [
    "/chapter3_ex1",
    "/pt-br/chapter3-ex1",
    "/pt-br/platforms",
    "/kit",
    "/favourites",
    "/pt-br/kit-escola",
  ]) {
    expect(isKept(path), path).toBe(true);
  }
  for (const path of [
    "/",
    "/news",
    "/newsletter/confirm",
    "/chapter3-ex1",
    "/nope",
    "/pt-br/kit-escola/documentos",
  ]) {
    expect(isKept(path), path).toBe(false);
  }
});

test("nothing that money is sent to stays on a device", () => {
  for (const path of ["/donate", "/pt-br/donate", "/donate/go/500", "/pt-br/donate/go/500", "/api/pix"]) {
    expect(isKept(path), path).toBe(false);
  }
});

test("a page with a title that somebody typed is not kept, the same selection without one is", () => {
  expect(isKept("/kit?ids=chatgpt,khanmigo")).toBe(true);
  for (const path of ["/kit?ids=chatgpt&title=Class+7b", "/pt-br/kit?title=", "/favourites?ids=a&title=x"]) {
    expect(isKept(path), path).toBe(false);
  }
});

test("the page without a network has a policy, as every page has, and needs nothing that it forbids", () => {
  expect(OFFLINE_PAGE_HEADERS["Content-Security-Policy"]).toMatch(
    /^default-src 'none'.*frame-ancestors 'none'/,
  );
  expect(offlinePage("/news", [{ address: "/kit", title: "Kit" }])).not.toMatch(
    /<(?:script|style|link|img|form)|\sstyle=|\son\w+=/,
  );
});

test("the page without a network lists what is kept, in the language of the address", () => {
  const html = offlinePage("/pt-br/news", [{ address: "/pt-br/kit?ids=a&title=b", title: "Kit <1>" }]);
  expect(html).toContain('lang="pt-BR"');
  expect(html).toContain('<a href="/pt-br/kit?ids=a&amp;title=b">Kit &lt;1&gt;</a>');
  expect(offlinePage("/news", [])).toContain("no page is kept");
});
