// Short links against the real KV: the author's targets, the spellings people type, and the language of the address.
import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { createDb } from "~/db/client.server";
import { linkScans } from "~/db/count-tables.server";
import { createApp } from "../../workers/create-app";
import type { Env } from "../../workers/env";

const app = createApp(() => Promise.reject(new Error("pages need the build")));
const PHONE =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";

/** Status, target and cache rule of a short link, for a reader of a language. */
async function follow(path: string, language = "en", bindings: Env = env) {
  const context = createExecutionContext();
  const headers = { "User-Agent": PHONE, "Accept-Language": language };
  const request = new Request(`https://site.example${path}`, { redirect: "manual", headers });
  const answer = await app.fetch(request, bindings, context);
  await waitOnExecutionContext(context);
  return [answer.status, answer.headers.get("Location"), answer.headers.get("Cache-Control")];
}

const leadsTo = (location: string) => [302, location, "no-store"];

test("a printed address leads where it should, however it is typed, in one step", async () => {
  for (const path of [
    "/r/chatgpt",
    "/R/ChatGPT",
    "/r/CHATGPT",
    "/r/chatgpt/",
    "/r//chatgpt",
    "//r/chatgpt",
    "/r/chatgpt.",
    "/r/chatgpt)",
    "/r/chatgpt%20",
    "/r/chatgpt%22",
    "/r/%E2%80%9Cchatgpt%E2%80%9D",
    "/r/chatgpt?utm_source=paper",
  ]) {
    expect([path, await follow(path)]).toEqual([path, leadsTo("/resources/chatgpt")]);
  }
  for (const path of [
    "/r/chapter3_ex1",
    "/r/chapter3-ex1,",
    "/r/chapter3%E2%80%93ex1",
    "/r/Chapter3%E2%80%92Ex1",
  ]) {
    expect([path, await follow(path)]).toEqual([path, leadsTo("/chapter3_ex1")]);
  }
});

test("the address decides the language before the reader's phone does, and the scan says which it was", async () => {
  for (const language of ["en-GB", "pt-BR", ""]) {
    for (const path of ["/pt-br/r/gemini", "/PT-BR/r/Gemini.", "/pt/r/gemini"]) {
      expect([path, await follow(path, language)]).toEqual([path, leadsTo("/pt-br/resources/gemini")]);
    }
    expect(await follow("/en/r/gemini", language)).toEqual(leadsTo("/resources/gemini"));
  }
  expect(await follow("/r/gemini", "pt-BR")).toEqual(leadsTo("/pt-br/resources/gemini"));
  const scans = await createDb(env.DB).select().from(linkScans).where(eq(linkScans.id, "gemini"));
  expect(Object.fromEntries(scans.map(({ language, count }) => [language, count > 0]))).toEqual({
    en: true,
    "pt-br": true,
  });
});

test("the author's target is read first, in one language or both, and typed carelessly", async () => {
  await env.LINKS.put("retarget/claude", "  example.org/novo começo \r\n");
  expect(await follow("/r/claude")).toEqual(leadsTo("https://example.org/novo%20come%C3%A7o"));
  expect(await follow("/pt-br/r/claude")).toEqual(leadsTo("https://example.org/novo%20come%C3%A7o"));
  await env.LINKS.put("retarget/poe", '{"pt-br":"https://escola.example/poe"}');
  expect(await follow("/r/poe", "en")).toEqual(leadsTo("/resources/poe"));
  expect(await follow("/r/poe", "pt")).toEqual(leadsTo("https://escola.example/poe"));
  await env.LINKS.put("retarget/left-the-catalogue", "/tools");
  expect(await follow("/r/Left_the_catalogue")).toEqual(leadsTo("/tools"));
});

test("a key of the former scheme, or of a page, is no target", async () => {
  await env.LINKS.put("lumo", "https://example.org/former");
  expect(await follow("/r/lumo")).toEqual(leadsTo("/resources/lumo"));
});

test("a target that cannot be followed costs nothing but itself, and the log names it without its value", async () => {
  const lines: unknown[] = [];
  vi.spyOn(console, "error").mockImplementation((line) => lines.push(JSON.parse(String(line))));
  const bindings: Env = { ...env, SITE_ORIGIN: "https://printed.example" };
  for (const [value, reason] of [
    ["http://secret.example", "begins with http:, which anybody on the way can change"],
    ["https://secret:word@example.org/", "has a user name in it"],
    ["https:///secret.example", "names no host"],
    ["/r/kimi", "is itself a short link"],
    ["/pt-br/r/gamma", "is itself a short link"],
    ["https://printed.example/r/kimi", "is itself a short link"],
    ["https://site.example/R/kimi", "is itself a short link"],
    ["/.//secret.example", "names no host"],
  ]) {
    await env.LINKS.put("retarget/kimi", value ?? "");
    expect([value, await follow("/r/kimi", "en", bindings)]).toEqual([value, leadsTo("/resources/kimi")]);
    expect(lines.pop()).toEqual({
      level: "error",
      requestId: expect.any(String),
      event: "retarget refused",
      id: "kimi",
      reason,
    });
  }
  expect(lines).toEqual([]);
});

test("the code of an item under /pt-br is another one, and both are found in any spelling", async () => {
  const codeAt = async (path: string) => {
    const answer = await app.fetch(new Request(`https://site.example${path}`), env, createExecutionContext());
    return [answer.status, await answer.text()];
  };
  const [status, english] = await codeAt("/qr/chatgpt.svg");
  const [statusPt, portuguese] = await codeAt("/pt-br/qr/chatgpt.svg");
  expect([status, statusPt]).toEqual([200, 200]);
  expect(portuguese).not.toBe(english);
  expect(await codeAt("/qr/ChatGPT.svg")).toEqual([200, english]);
});
