// Faults rows 5 to 7, 65 and 66 on the site as it is deployed: the built Worker, its database planted or taken away. Every
// test is about pages of its own, because an isolate keeps what it has rendered.
import { createExecutionContext, env } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { createDb } from "~/db/client.server";
import { aiNews, newsTags } from "~/db/schema.server";
import { pathOf } from "~/i18n/localised-path";
import { newsMessages } from "~/i18n/messages/news";
import type { Env } from "../../workers/env";
import { disturbD1, type Step } from "./disturbed-bindings";

/** Loading the build may take longer than a test usually does. */
const TIMEOUT_MS = 60_000;

interface BuiltWorker {
  readonly default: { fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> };
}

const BUILDS = import.meta.glob<BuiltWorker>("../../build/server/index.js");

async function loadWorker(): Promise<BuiltWorker["default"]> {
  const [load] = Object.values(BUILDS);
  if (load === undefined) throw new Error("there is no build: npm run build");
  return (await load()).default;
}

async function get(path: string, step: Step) {
  const worker = await loadWorker();
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const request = new Request(`http://localhost${path}`);
  const bindings = { ...env, DB: disturbD1(env.DB, step) };
  const started = Date.now();
  const answer = await worker.fetch(request, bindings, createExecutionContext());
  const text = await answer.text();
  return { answer, text, durationMs: Date.now() - started, errors: errors.mock.calls.map(String) };
}

const isDown: Step = () => Promise.reject(new Error("D1 is down"));

const neverAnswers: Step = () => new Promise(() => {});

test.each([
  ["en", "/"],
  ["pt-br", "/pt-br"],
] as const)(
  "row 65: without the database the home page (%s) shows the rest and is not kept",
  async (locale, path) => {
    const { answer, text, errors } = await get(path, isDown);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    for (const part of [newsMessages[locale].empty.heading, `href="${pathOf("tools", locale)}"`, "<footer"]) {
      expect(text.includes(part), part).toBe(true);
    }
    expect(errors.join()).toContain(answer.headers.get("X-Request-Id"));
  },
  TIMEOUT_MS,
);

test(
  "rows 5, 6 and 7: what an older cleaner let into the database does no harm on a page",
  async () => {
    const now = new Date(Date.now() - 3_600_000).toISOString();
    const article = (id: string, changes: Partial<typeof aiNews.$inferInsert>) => ({
      ...{
        id,
        title: id,
        summaryMd: "",
        tags: ["research"],
        sourceName: "S",
        publishedAt: now,
        fetchedAt: now,
      },
      ...{ sourceUrl: `https://example.org/${id}`, influenceScore: 0, educationRelevance: 0, feedId: "s" },
      ...{ dateEstimated: false, isSample: false, searchText: "", summaryDueAt: now },
      ...({ status: "published", language: "en", summaryState: "done" } as const),
      ...changes,
    });
    const db = createDb(env.DB);
    await db.insert(aiNews).values([
      article("planted", {
        title: "Planted </script><script>alert(1)</script>\u2028 title",
        summaryMd: "<p>Kept</p><img src=x onerror=alert(2)><script>alert(3)</script>",
        titleEn: "Planted </script><script>alert(1)</script>\u2028 title",
        summaryEn: '<p>Kept</p><svg onload=alert(4)></svg><a href="javascript:alert(5)">link</a>',
        summarisedBy: "extract",
      }),
      article("scheme", { sourceUrl: "javascript:alert(6)" }),
    ]);
    const tags = ["planted", "scheme"].map((articleId) => ({ tag: "research", publishedAt: now, articleId }));
    await db.insert(newsTags).values(tags);
    const { answer, text } = await get("/?tag=research", (work) => work());
    expect(answer.status).toBe(200);
    expect(text.includes("Planted &lt;/script&gt;&lt;script&gt;alert(1)")).toBe(true);
    const harm = /<script>alert|<[^>]*(?:onerror|onload)=|href="javascript:/.exec(text);
    expect(harm?.[0]).toBeUndefined();
    const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
    expect(scripts.some((script) => script?.includes("Planted"))).toBe(true);
    expect(scripts.some((script) => script?.includes("\u2028"))).toBe(false);
  },
  TIMEOUT_MS,
);

test(
  "row 66: with a database that never answers a page comes all the same, without news",
  async () => {
    const { answer, text, durationMs } = await get("/?tag=education", neverAnswers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(text.includes(newsMessages.en.empty.heading)).toBe(true);
    // A second for the data version, two for the news, and room for a busy machine.
    expect(durationMs).toBeGreaterThan(2500);
    expect(durationMs).toBeLessThan(8000);
  },
  TIMEOUT_MS,
);
