import { expect, test } from "vitest";
import { isKeptOffline, offlinePage } from "./offline-page";

test("the book's pages, the handout and the favourites are kept, the rest is not", () => {
  for (const path of ["/chapter3_ex1", "/pt-br/chapter3-ex1", "/pt-br/platforms", "/kit", "/favourites"]) {
    expect(isKeptOffline(path), path).toBe(true);
  }
  for (const path of ["/", "/news", "/newsletter/confirm", "/chapter3-ex1", "/nope"]) {
    expect(isKeptOffline(path), path).toBe(false);
  }
});

test("nothing that money is sent to stays on a device", () => {
  for (const path of ["/donate", "/pt-br/donate", "/donate/go/500", "/pt-br/donate/go/500", "/api/pix"]) {
    expect(isKeptOffline(path), path).toBe(false);
  }
});

test("the page without a network lists what is kept, in the language of the address", () => {
  const html = offlinePage("/pt-br/news", [{ address: "/pt-br/kit?ids=a&title=b", title: "Kit <1>" }]);
  expect(html).toContain('lang="pt-BR"');
  expect(html).toContain('<a href="/pt-br/kit?ids=a&amp;title=b">Kit &lt;1&gt;</a>');
  expect(offlinePage("/news", [])).toContain("no page is kept");
});
