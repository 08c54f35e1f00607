// One wrong value switches off one thing. With every value wrong, and with none set at all, printed codes and
// everything that needs no value go on working.
import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { createApp } from "../../workers/create-app";
import type { Env } from "../../workers/env";
import { VARIABLES } from "../../workers/variables";
import { MARKER, WRONG_VALUES } from "../wrong-values";
import { createMailing, newAddress } from "./mailing";

const app = createApp(() => Promise.reject(new Error("pages need the build")));

const NAMES = Object.keys(VARIABLES);
const ALL_WRONG = Object.fromEntries(
  Object.entries(WRONG_VALUES).map(([name, [wrong = ""]]) => [name, wrong]),
);
const { DB, LINKS, JOBS } = env;

async function get(path: string, bindings: Env, init: RequestInit = {}): Promise<Response> {
  const context = createExecutionContext();
  const answer = await app.fetch(new Request(new URL(path, "https://site.example"), init), bindings, context);
  await waitOnExecutionContext(context);
  return answer;
}

/** Catches what the log says about the values, line by line. */
function listen(): () => string[] {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  return () => errors.mock.calls.map(([line]) => String(line));
}

test("with every value wrong each is named once, short links and pictures of codes answer, and no value is told", async () => {
  const said = listen();
  // Two environments of one isolate.
  await get("/healthz", { ...env, ...ALL_WRONG });
  const wrong: Env = { ...env, ...ALL_WRONG };
  const health = await get("/healthz", wrong);
  expect(health.status).toBe(200);
  const { configuration } = await health.clone().json<{ configuration: string[] }>();
  expect([...configuration].sort()).toEqual([...NAMES].sort());
  expect(await health.text()).not.toContain(MARKER);

  const link = await get("/r/chatgpt", wrong);
  expect([link.status, link.headers.get("Location")]).toEqual([302, "/resources/chatgpt"]);
  for (const path of [
    ...["/qr/chatgpt.svg", "/sw.js", "/robots.txt", "/sitemap.xml", "/.well-known/security.txt"],
    ...["/news/feed.xml", "/pt-br/news/feed.xml", "/resources/chatgpt.json"],
  ]) {
    const answer = await get(path, wrong);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text(), path).not.toContain(MARKER);
  }

  const lines = said().map((line) => JSON.parse(line));
  expect(lines.map(({ variable }) => variable).sort()).toEqual([...NAMES].sort());
  expect(lines.every(({ event, detail }) => event === "configuration value is wrong" && detail !== "")).toBe(
    true,
  );
  expect(said().join()).not.toContain(MARKER);
});

test("each value wrong by itself is named, and leaves short links and pictures of codes", async () => {
  listen();
  const target = (await get("/r/chatgpt", env)).headers.get("Location");
  for (const [name, values] of Object.entries(WRONG_VALUES)) {
    const bindings: Env = { ...env, [name]: values[0] };
    const link = await get("/r/chatgpt", bindings);
    expect([name, link.status, link.headers.get("Location")]).toEqual([name, 302, target]);
    expect([name, (await get("/qr/chatgpt.svg", bindings)).status]).toEqual([name, 200]);
    const { configuration } = await (await get("/healthz", bindings)).json<{ configuration: string[] }>();
    expect(configuration, name).toContain(name);
  }
});

test("without any value short links and pictures of codes answer, and only the origin is missed", async () => {
  listen();
  const bare: Env = { DB, LINKS, JOBS };
  expect((await get("/r/chatgpt", bare)).status).toBe(302);
  expect((await get("/qr/chatgpt.svg", bare)).status).toBe(200);
  expect(await (await get("/healthz", bare)).json()).toMatchObject({ configuration: ["SITE_ORIGIN"] });
});

test("a short link reads no value of the configuration", async () => {
  const guarded: Env = { DB, LINKS, JOBS };
  for (const name of NAMES) {
    Object.defineProperty(guarded, name, {
      get() {
        throw new Error(`${name} was read`);
      },
    });
  }
  expect((await get("/r/chatgpt", guarded)).status).toBe(302);
});

test("without an origin a code carries the default one, never what a visitor calls the site", async () => {
  listen();
  const svg = async (origin: string) =>
    (await get(`${origin}/qr/chatgpt.svg`, { ...env, SITE_ORIGIN: "" })).text();
  const expected = await (
    await get("/qr/chatgpt.svg", { ...env, SITE_ORIGIN: "http://localhost:8787" })
  ).text();
  expect(await svg("https://evil.example")).toBe(expected);
  expect(await svg("https://site.example")).toBe(expected);
});

test("half a bot check lets nobody sign up, and says so", async () => {
  listen();
  for (const name of ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"]) {
    const mailing = createMailing({ TURNSTILE_SITE_KEY: "", TURNSTILE_SECRET_KEY: "", [name]: "0x1" });
    const answer = await mailing.signUp(newAddress(), { "cf-turnstile-response": "token" });
    expect([answer.status, await answer.json()]).toMatchObject([503, { state: "check-unavailable" }]);
    await mailing.drain();
    expect((await mailing.account()).taken).toEqual([]);
  }
});

test("without an origin or a sender no mail is written that would lead astray", async () => {
  listen();
  // The bot check holds for the site's own host, so an unknown origin switches it off first.
  for (const [name, state] of [
    ["SITE_ORIGIN", "check-unavailable"],
    ["MAIL_FROM", "failed"],
  ] as const) {
    const mailing = createMailing({ [name]: "AI Teacher Pro" });
    const before = await countMails();
    const answer = await mailing.signUp(newAddress());
    expect([answer.status, await answer.json()]).toMatchObject([503, { state }]);
    expect(await countMails()).toBe(before);
  }
});

test("mails wait while their provider is wrongly configured, and go out once it is right", async () => {
  listen();
  const broken = createMailing({ RESEND_BASE_URL: "api.resend.com" });
  const address = newAddress();
  expect((await broken.signUp(address)).status).toBe(200);
  await broken.drain();
  expect((await broken.account()).taken).toEqual([]);
  const waiting = await env.DB.prepare("select state, attempts from mails where instr(message, ?) > 0")
    .bind(address)
    .first();
  expect(waiting).toEqual({ state: "queued", attempts: 0 });

  const mended = createMailing();
  await mended.run();
  expect((await mended.account()).taken.filter(({ to }) => to.includes(address))).toHaveLength(1);
});

function countMails(): Promise<number | null> {
  return env.DB.prepare("select count(*) from mails").first<number>("count(*)");
}
