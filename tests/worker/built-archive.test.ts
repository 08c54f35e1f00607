// Cache headers of the archive, on the site as it is deployed. Every test asks for addresses of its own, because an
// isolate keeps the pages that it has rendered.
import { env } from "cloudflare:test";
import { beforeAll, expect, test, vi } from "vitest";
import { toPath } from "~/addresses/addresses";
import { LOCALES } from "~/addresses/languages";
import { newsArchiveMessages } from "~/i18n/messages/news-archive";
import { PAGE_TAG } from "../../workers/pages/cached-page";
import { ask } from "./built-worker";
import { disturbD1, isDown } from "./disturbed-bindings";
import { fillArticles } from "./many-articles";

const NOW = new Date();
const PLACE = `${new Date(NOW.getTime() - 86_400_000).toISOString()}_0`;

beforeAll(() => fillArticles(1_000, NOW));

async function get(path: string, database = env.DB) {
  const answer = await ask(path, {}, { ...env, DB: database });
  const { status, headers } = answer;
  const kept = [headers.get("Cache-Control"), headers.get("Cloudflare-CDN-Cache-Control")];
  return { status, headers, kept, text: await answer.text() };
}

const AT_THE_EDGE = ["public, max-age=0, must-revalidate", "max-age=60"];

test.each(LOCALES.map((locale) => [locale, toPath("news", locale)] as const))(
  "pages further back and lists by source (%s) are kept by the edge for a minute, what was typed nowhere",
  async (locale, path) => {
    for (const search of [`?before=${PLACE}`, `?tag=ai&before=${PLACE}`, "?source=source-3"]) {
      const { status, headers, kept } = await get(path + search);
      expect([status, ...kept], search).toEqual([200, ...AT_THE_EDGE]);
      expect(headers.get("Cache-Tag")).toBe(PAGE_TAG);
    }
    const typed = await get(`${path}?q=school&source=source-3`);
    expect([typed.status, ...typed.kept]).toEqual([200, "no-store", null]);
    // Of two filters in one address the page says which it took.
    expect(typed.text).toContain(newsArchiveMessages[locale].shown.text("school"));
  },
);

test("without the database nothing of the archive is kept", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const down = disturbD1(env.DB, isDown);
  const { status, kept } = await get(`/news?source=source-4&before=${PLACE}`, down);
  expect([status, ...kept]).toEqual([200, "no-store", null]);
  expect(log).toHaveBeenCalled();
});

test("a place that is gone leads to the first page of the same list; a page number of old links is passed over", async () => {
  for (const [gone, first] of [
    ["/news?before=2001-01-01T00:00:00Z_0", "/news"],
    ["/news?tag=ai&after=2999-01-01T00:00:00Z_0", "/news?tag=ai"],
    ["/pt-br/news?q=school&before=2001-01-01T00:00:00Z_0", "/pt-br/news?q=school"],
  ] as const) {
    const { status, headers } = await get(gone);
    expect([status, headers.get("Location")], gone).toEqual([302, first]);
  }
  const [numbered, plain] = [await get("/news?page=3"), await get("/news")];
  expect([numbered.status, numbered.text]).toEqual([200, plain.text]);
});
