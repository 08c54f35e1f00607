// Faults rows 65 and 66 on the site as it is deployed: the built Worker with its database taken away. Every test
// is about pages of its own, because an isolate keeps what it has rendered.
import { createExecutionContext, env } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { pathOf } from "~/i18n/localised-path";
import { newsMessages } from "~/i18n/messages/news";
import type { Env } from "../../workers/env";
import { disturbD1, type Step } from "./disturbed-bindings";

const BUILT_WORKER = new URL("../../build/server/index.js", import.meta.url).pathname;

/** Loading the build may take longer than a test usually does. */
const TIMEOUT_MS = 60_000;

interface BuiltWorker {
  readonly default: { fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> };
}

async function get(path: string, step: Step) {
  const { default: worker }: BuiltWorker = await import(BUILT_WORKER);
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
