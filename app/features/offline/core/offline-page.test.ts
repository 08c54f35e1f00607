import { expect, test } from "vitest";
import { isCachedOffline, OFFLINE_PAGE_HEADERS, offlinePage } from "./offline-page";

const isKept = (address: string) => isCachedOffline(new URL(address, "https://site.example"));

test("the book's pages and the lists of a reader are kept, the rest is not", () => {
  for (const path of [
    "/chapter3_ex1",
    "/pt-br/chapter3-ex1",
    "/pt-br/platforms",
    "/favourites",
    // Copies under a former address stay readable.
    "/kit?ids=chatgpt",
    "/chapter3-ex1",
    "/pt-br/kit-escola",
  ]) {
    expect(isKept(path), path).toBe(true);
  }
  for (const path of [
    ...["/", "/news", "/newsletter/confirm", "/nope", "/pt-br/kit-escola/documentos"],
    ...["/desk", "/pt-br/desk?part=codes", "/report"],
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
  expect(isKept("/favourites?ids=chatgpt,khanmigo&view=sheet")).toBe(true);
  for (const path of [
    "/favourites?ids=a&view=sheet&title=Class+7b",
    "/pt-br/favourites?title=",
    "/kit?ids=a&title=x",
  ]) {
    expect(isKept(path), path).toBe(false);
  }
});

test("the page without a network has a policy, as every page has, and needs nothing that it forbids", () => {
  expect(OFFLINE_PAGE_HEADERS["Content-Security-Policy"]).toMatch(
    /^default-src 'none'.*frame-ancestors 'none'/,
  );
  expect(offlinePage("/news", [{ address: "/favourites", title: "Favourites" }])).not.toMatch(
    /<(?:script|style|link|img|form)|\sstyle=|\son\w+=/,
  );
});

test("the page without a network lists what is kept, in the language of the address", () => {
  const html = offlinePage("/pt-br/news", [
    { address: "/pt-br/favourites?ids=a&view=sheet", title: "Folha <1>" },
  ]);
  expect(html).toContain('lang="pt-BR"');
  expect(html).toContain('<a href="/pt-br/favourites?ids=a&amp;view=sheet">Folha &lt;1&gt;</a>');
  expect(offlinePage("/news", [])).toContain("no page is kept");
});
