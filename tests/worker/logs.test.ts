// Log of the deployed Worker while readers sign up, search and follow links, with a database that works and one that
// refuses every statement.
import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { encodeToken, hashToken, TOKEN_BYTES } from "~/features/newsletter/core/token";
import type { Env } from "../../workers/env";
import { handleScheduled } from "../../workers/scheduled";
import { loadWorker } from "./built-worker";
import { disturbD1 } from "./disturbed-bindings";

const LEVELS = ["log", "info", "warn", "error", "debug"] as const;
const ORIGIN = "https://site.example";

test("no line of the log names a reader, and each is one JSON object", async () => {
  const worker = await loadWorker();
  const lines: unknown[][] = [];
  for (const level of LEVELS) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => void lines.push(parts));
  }
  const token = encodeToken(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
  const address = "maria.souza@escola.example";
  const client = "203.0.113.77";
  const words = "planejamento-da-maria";
  const secret = "re_secret_key";

  async function send(path: string, bindings: Env, body?: { readonly type: string; readonly text: string }) {
    const headers = {
      Host: new URL(ORIGIN).host,
      Origin: ORIGIN,
      "CF-Connecting-IP": client,
      "User-Agent": "Mozilla/5.0",
    };
    const init =
      body === undefined
        ? { headers }
        : { method: "POST", headers: { ...headers, "Content-Type": body.type }, body: body.text };
    const context = createExecutionContext();
    const answer = await worker.fetch(new Request(ORIGIN + path, init), bindings, context);
    await answer.text();
    await waitOnExecutionContext(context);
    return answer.status;
  }

  async function visit(bindings: Env, round: string) {
    const signUp = JSON.stringify({ email: address, locale: "pt-br", place: "footer", elapsed: 5000 });
    const report = JSON.stringify({
      "csp-report": {
        "document-uri": `${ORIGIN}/newsletter/confirm?token=${token}`,
        "blocked-uri": `https://evil.example/?${words}`,
        "violated-directive": 'img-src\n{"level":"info","event":"forged"}',
      },
    });
    return {
      "sign-up": await send("/api/newsletter", bindings, { type: "application/json", text: signUp }),
      report: await send("/csp-report", bindings, { type: "application/csp-report", text: report }),
      confirm: await send("/newsletter/confirm", bindings, {
        type: "application/x-www-form-urlencoded",
        text: `token=${token}`,
      }),
      record: await send(`/pt-br/newsletter/record?token=${token}`, bindings),
      "one-click": await send(`/api/newsletter/one-click?token=${token}`, bindings, {
        type: "text/plain",
        text: "",
      }),
      search: await send(`/search?q=${words}-${round}`, bindings),
      archive: await send(`/news?q=${words}-${round}`, bindings),
      refused: await send("/about", bindings, {
        type: "application/x-www-form-urlencoded",
        text: `name=${words}`,
      }),
      link: await send("/r/chatgpt", bindings),
      view: await send(`/api/news/${"0".repeat(32)}/view`, bindings, { type: "text/plain", text: "" }),
    };
  }

  const configured: Env = {
    ...env,
    SITE_ORIGIN: ORIGIN,
    MAIL_PROVIDER: "resend",
    MAIL_FROM: "AI Teacher Pro <news@site.example>",
    RESEND_API_KEY: secret,
    // The key that addresses are hashed with must have at least 32 characters.
    ADDRESS_HASH_KEY: secret.padEnd(32, "-"),
    JOBS: Object.assign(Object.create(env.JOBS), { send: async () => {} }),
  };
  expect((await visit(configured, "works"))["sign-up"]).toBe(200);
  const failing = disturbD1(env.DB, () => Promise.reject(new Error("D1_ERROR: refused")));
  expect(await visit({ ...configured, DB: failing }, "fails")).toMatchObject({
    "sign-up": 503,
    archive: 200,
  });
  vi.restoreAllMocks();

  const events = lines.map(([line, ...rest]) => {
    expect(rest).toEqual([]);
    expect(line).not.toContain("\n");
    return JSON.parse(String(line)) as { readonly event: string; readonly error?: unknown };
  });
  expect(events.map(({ error }) => typeof error)).not.toContain("object");
  // Without this a silent log would pass for a careful one.
  for (const event of ["sign-up failed", "newsletter link failed", "unsubscribe failed", "news not read"]) {
    expect(events).toContainEqual(
      expect.objectContaining({ event, error: expect.stringContaining("refused") }),
    );
  }
  expect(events.map(({ event }) => event)).toContain("policy violated");
  expect(events.map(({ event }) => event)).not.toContain("forged");
  const text = lines.join("\n");
  const personal = [address, "maria", token, await hashToken(token), client, words, secret];
  for (const part of personal) expect(text).not.toContain(part);
});

test("a job of a cron that fails is logged without the values of its statement", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const failing = disturbD1(env.DB, () => Promise.reject(new Error("D1_ERROR: refused")));
  const controller = { cron: "7 * * * *", scheduledTime: Date.parse("2026-11-22T10:07:00Z"), noRetry() {} };
  await expect(handleScheduled(controller, { ...env, DB: failing })).rejects.toThrow("jobs of the cron");
  const lines = logged.mock.calls.flat().map(String);
  vi.restoreAllMocks();
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) {
    expect(line).toContain("D1_ERROR: refused");
    expect(line).not.toContain("params");
  }
});

test("an address that leads nowhere and a method that a page does not know are no errors", async () => {
  const worker = await loadWorker();
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const own = env.SITE_ORIGIN ?? "";
  const form = { Origin: own, "Content-Type": "application/x-www-form-urlencoded" };
  for (const [path, init, status] of [
    ["/nowhere/at/all", {}, 404],
    ["/resources/nothing", {}, 404],
    ["/about", { method: "POST", headers: form }, 405],
  ] as const) {
    const context = createExecutionContext();
    const answer = await worker.fetch(new Request(own + path, init), env, context);
    await answer.text();
    await waitOnExecutionContext(context);
    expect(answer.status, path).toBe(status);
  }
  const lines = errors.mock.calls.flat();
  vi.restoreAllMocks();
  expect(lines).toEqual([]);
});
