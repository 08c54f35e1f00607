// A catalogue in which a later record repeats the id of an earlier one.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { LOCALES } from "~/addresses/languages";

const CHANGED = "~/content/videos.server";

beforeAll(() => {
  // Other files of this process may have loaded the catalogue as it is.
  vi.resetModules();
  vi.doMock(CHANGED, async (importOriginal) => {
    const { VIDEOS } = await importOriginal<typeof import("~/content/videos.server")>();
    return { VIDEOS: [...VIDEOS, ...VIDEOS.slice(0, 1).map((video) => ({ ...video, id: "ChatGPT" }))] };
  });
});
afterAll(() => {
  vi.doUnmock(CHANGED);
  vi.resetModules();
});

test("an id that is there twice has one page and one short link, those of the first record", async () => {
  const { CATALOGUE, findResource, listResources } = await import("~/features/catalogue/io/catalogue.server");
  const { findShortLink, listShortLinks } = await import("~/features/short-links/io/built-in-links.server");
  const same = CATALOGUE.filter(({ record }) => record.id.toLowerCase() === "chatgpt");
  expect(same.map(({ collection }) => collection)).toEqual(["tools", "videos"]);
  for (const locale of LOCALES) {
    const shown = listResources(locale).filter(({ id }) => id.toLowerCase() === "chatgpt");
    expect(shown.map(({ id, category }) => [id, category])).toEqual([["chatgpt", "ai_tool"]]);
    for (const id of ["chatgpt", "ChatGPT"]) expect(findResource(id, locale)?.category).toBe("ai_tool");
  }
  expect(listShortLinks().filter(({ id }) => id === "chatgpt")).toHaveLength(1);
  expect(findShortLink("chatgpt")?.en).toBe("/resources/chatgpt");
});
