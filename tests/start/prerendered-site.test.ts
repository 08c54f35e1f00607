// The prerendered site as a deployment hands it out: on the built Worker, and on one that fails at every call, which
// must not take a printed page with it.
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findPage, getPageRow } from "~/addresses/addresses";
import { LOCALES } from "~/addresses/languages";
import { isHandedOut, isPrerendered, listRedirects } from "~/addresses/prerendered-pages";
import { ROUTE_TABLE } from "~/addresses/route-table";
import { DOCX_TYPE } from "~/features/documents/core/docx-file";
import { readVariables } from "../../scripts/configuration.mjs";
import { ensurePrerendered } from "../../scripts/prerendered-site.mjs";
import { startWorkerRuntime } from "../../scripts/worker-runtime.mjs";
import { ORIGIN, SHARED_VARIABLES } from "./shared-configuration";
import { PROJECT } from "./started-site";

const { values } = readVariables();

const DEAD_WORKER = `export default { fetch() { throw new Error("the Worker is dead"); } }`;

async function finish(variables: Readonly<Record<string, string>> = {}): Promise<string> {
  const own = { ...SHARED_VARIABLES, ...variables };
  const folder = await ensurePrerendered({ values, variables: own, origin: ORIGIN });
  if (folder === null) throw new Error("the pages could not be finished");
  return folder;
}

const state = mkdtempSync(join(tmpdir(), "finished-"));
afterAll(() => rmSync(state, { recursive: true, force: true }));

let site = "";
beforeAll(async () => {
  site = await finish();
});

interface Asked {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const started = new Map<string, ReturnType<typeof startWorkerRuntime>>();
afterAll(async () => {
  for (const start of started.values()) await (await start).runtime.dispose();
});

/** Asks a Worker that has the given files; the built one unless another script is named. Each is started once. */
async function startSite(assets?: string, script?: string, variables: Readonly<Record<string, string>> = {}) {
  const own = { ...SHARED_VARIABLES, ...variables };
  const key = JSON.stringify([assets, script, variables]);
  const start =
    started.get(key) ??
    startWorkerRuntime({ state: join(state, String(started.size)), assets, script, variables: own });
  started.set(key, start);
  const { origin } = await start;
  return async (path: string, init: RequestInit = {}): Promise<Asked> => {
    const answer = await fetch(origin + path, { redirect: "manual", ...init });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
}

function filesBelow(folder: string, end: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(end));
}

const printed = readFileSync(join(PROJECT, "tests", "printed-addresses.txt"), "utf8")
  .trim()
  .split("\n");

test("with a Worker that fails at every call every printed page answers, in each of its spellings", async () => {
  const ask = await startSite(site, DEAD_WORKER);
  expect((await ask("/")).status).toBe(500);
  const addresses = printed.filter((address) => {
    const page = findPage(address);
    const row = page === null ? null : getPageRow(page.pageId);
    return row !== null && isPrerendered(row) && !isHandedOut(row);
  });
  expect(addresses.length).toBeGreaterThan(80);
  for (const address of [...addresses, ...addresses.map((path) => `${path}/`)]) {
    const canonical = findPage(address)?.canonical ?? "";
    if (address !== canonical) {
      const moved = await ask(address);
      expect([address, moved.status, moved.headers.get("Location")]).toEqual([address, 301, canonical]);
    }
    const { status, text } = await ask(canonical);
    expect([address, status]).toEqual([address, 200]);
    expect(text).toContain(`<link rel="canonical" href="${ORIGIN}${canonical}"`);
  }
});

test("with a dead Worker codes, details, downloads and the search index are there, too", async () => {
  const ask = await startSite(site, DEAD_WORKER);
  for (const path of [
    "/qr/chatgpt.svg",
    "/pt-br/qr/chapter3-ex1.svg",
    "/resources/chatgpt",
    "/pt-br/resources/chatgpt.json",
    "/downloads/planning-kit.pt-br.html",
    "/downloads/planning-kit.pt-br.docx",
    "/downloads/chapter3-ex1.en.docx",
    "/search-index.en.json",
    "/robots.txt",
    "/sw.js",
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  }
});

test("a document to edit goes out as a Word file that is saved and runs nothing", async () => {
  const ask = await startSite(site, DEAD_WORKER);
  const { headers } = await ask("/downloads/planning-kit.en.docx");
  expect(headers.get("Content-Type")).toBe(DOCX_TYPE);
  expect(headers.get("Content-Disposition")).toBe("attachment");
  expect(headers.get("Content-Security-Policy")).toContain("sandbox");
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
});

/** Headers of one answer, of what stands before the Worker, and of the cache in front of it, which keeps no file. */
const OWN =
  /^(x-request-id|etag|date|connection|keep-alive|content-length|transfer-encoding|cf-cache-status|cache-tag|cloudflare-cdn-cache-control|allow|content-encoding|vary)$/;

function common({ status, headers }: Asked) {
  const kept = [...headers].filter(([name]) => !OWN.test(name));
  return { status, headers: Object.fromEntries(kept) };
}

test("page by page and file by file a file has the headers that the Worker gives the same answer", async () => {
  const [asFile, asAnswer] = await Promise.all([startSite(site), startSite()]);
  for (const path of ["/about", "/pt-br/chapter3-ex1", "/resources/chatgpt", "/tools", "/search"]) {
    const [file, answer] = [await asFile(path), await asAnswer(path)];
    const { "content-security-policy": ofFile, ...headers } = common(file).headers;
    const { "content-security-policy": ofAnswer, ...others } = common(answer).headers;
    expect([path, file.status, headers]).toEqual([path, answer.status, others]);
    // The policy of the page and that of its header together are the one that the Worker sends.
    const [, meta = ""] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(file.text) ?? [];
    const sources = (policy = "") => [...new Set(policy.replace(/'sha256-[^']+'/g, "#").split("; "))].sort();
    expect(sources(`${ofFile}; ${meta}`)).toEqual(sources(ofAnswer));
    expect([file.headers.get("ETag"), answer.headers.get("ETag")].every((tag) => tag !== null)).toBe(true);
  }
  for (const path of [
    "/qr/chatgpt.svg",
    "/pt-br/qr/platforms.svg",
    "/downloads/planning-kit.en.html",
    "/downloads/planning-checklist.pt-br.html",
    "/resources/chatgpt.json",
    "/pt-br/resources/chatgpt.json",
    "/search-index.pt-br.json",
    "/robots.txt",
    "/sw.js",
  ]) {
    const [file, answer] = [await asFile(path), await asAnswer(path)];
    expect([path, file.text === answer.text]).toEqual([path, true]);
    const { "content-type": type, "content-security-policy": policy, ...headers } = common(file).headers;
    const {
      "content-type": own,
      "content-security-policy": ofAnswer,
      "reporting-endpoints": _,
      ...others
    } = common(answer).headers;
    const { "reporting-endpoints": __, ...rest } = headers;
    expect([path, rest]).toEqual([path, others]);
    expect(type?.split(";")[0]).toBe(own?.split(";")[0]);
    if (/sandbox|connect-src/.test(ofAnswer ?? "")) expect([path, policy]).toEqual([path, ofAnswer]);
  }
});

test("every page that is a file says first of all what it may load, the hashes of its own scripts and styles among it", () => {
  const pages = filesBelow(site, ".html").filter((name) => !name.startsWith("downloads"));
  expect(pages.length).toBeGreaterThan(400);
  for (const name of pages) {
    const html = readFileSync(join(site, name), "utf8");
    const start =
      /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]+)">/;
    const [, policy = ""] = start.exec(html) ?? [];
    expect([name, policy.startsWith("default-src 'none'; script-src 'self' 'sha256-")]).toEqual([name, true]);
    expect(policy).not.toMatch(/unsafe|report-|frame-ancestors/);
    const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
    expect(scripts.length * styles.length).toBeGreaterThan(0);
    for (const [, text = ""] of [...scripts, ...styles]) {
      const hash = createHash("sha256").update(text).digest("base64");
      if (text !== "") expect([name, policy.includes(`'sha256-${hash}'`)]).toEqual([name, true]);
    }
    expect(html).not.toMatch(/ nonce=| style="/);
  }
});

test("every page has one heading of the first level", async () => {
  const ask = await startSite(site);
  const headings = (html: string) => html.match(/<h1[ >]/g)?.length ?? 0;
  const files = filesBelow(site, ".html").filter((name) => !name.startsWith("downloads"));
  const wrong = files.filter((name) => headings(readFileSync(join(site, name), "utf8")) !== 1);
  for (const path of ROUTE_TABLE.flatMap(({ paths }) => LOCALES.map((locale) => paths[locale][0])))
    if (!path.includes(":") && headings((await ask(path)).text) !== 1) wrong.push(path);
  expect(wrong).toEqual([]);
});

test("a file is asked for as any page: HEAD, a known tag, another method, a query that means nothing", async () => {
  const ask = await startSite(site);
  for (const path of ["/about", "/tools"]) {
    const get = await ask(path);
    const etag = get.headers.get("ETag") ?? "";
    expect([path, (await ask(path, { headers: { "If-None-Match": etag } })).status]).toEqual([path, 304]);
    const head = await ask(path, { method: "HEAD" });
    expect([head.status, head.text, head.headers.get("ETag")]).toEqual([200, "", etag]);
    expect((await ask(`${path}?utm_source=x`)).text).toBe(get.text);
    const put = await ask(path, { method: "PUT" });
    expect([put.status, put.headers.get("Allow")?.startsWith("GET, HEAD")]).toEqual([405, true]);
  }
  expect((await ask("/tools?q=khanmigo")).text).not.toBe((await ask("/tools")).text);
  for (const [path, status, location] of [
    ["/about/", 301, "/about"],
    ["/about.html", 307, "/about"],
    ["/About", 301, "/about"],
    ["/en/about", 301, "/about"],
    ["/tools/?q=a", 301, "/tools?q=a"],
    ["/chapter3-ex1?utm_source=x", 301, "/chapter3_ex1?utm_source=x"],
    ["/resources/chatgpt/", 301, "/resources/chatgpt"],
  ] as const) {
    const { status: found, headers } = await ask(path);
    expect([path, found, headers.get("Location")]).toEqual([path, status, location]);
  }
  expect((await ask("/pt-br/nope")).text).toContain('<html lang="pt-BR"');
  expect((await ask("/resources/nope")).status).toBe(404);
});

test("no page with payment data, live data or an answer to one visitor is a file", () => {
  const pages = filesBelow(site, ".html");
  for (const name of ["donate", "index", "news", "digest", "newsletter", "newsletter/confirm"]) {
    expect(pages.filter((page) => page === `${name}.html` || page === `pt-br/${name}.html`)).toEqual([]);
  }
  expect(pages).toContain("pt-br/privacy.html");
  expect(readFileSync(join(site, "_redirects"), "utf8").trim().split("\n")).toHaveLength(
    listRedirects().length,
  );
});

test("the same configuration finds its pages, and so does one that differs in what only live pages show", async () => {
  const written = statSync(join(site, "contact.html")).mtimeMs;
  expect(await finish({ NEWS_SOURCES: "none", FETCH_ALLOW: "127.0.0.1:9", RUN_COOLDOWN_SECONDS: "5" })).toBe(
    site,
  );
  expect(statSync(join(site, "contact.html")).mtimeMs).toBe(written);
});

test("a Worker names prerendered pages of another configuration, and that there are none", async () => {
  const pages = async (ask: Awaited<ReturnType<typeof startSite>>) =>
    JSON.parse((await ask("/healthz")).text).pages.state;
  expect(await pages(await startSite(site))).toBe("finished");
  expect(await pages(await startSite(site, undefined, { CONTACT_EMAIL: "new@site.example" }))).toBe(
    "other configuration",
  );
  expect(await pages(await startSite())).toBe("not finished");
});
