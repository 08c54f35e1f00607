import { type Page as BrowserPage, expect, test } from "@playwright/test";
import { completeLocale, languageOfPath, pathInEveryLocale, textIn } from "../../app/addresses/languages";
import { CATALOGUE } from "../../app/features/catalogue/io/catalogue.server";
import { controlsMessages } from "../../app/i18n/messages/controls";
import { type Head, toHead } from "./head-of";

const AT_ONCE = 8;
/** Addresses of ours that lead to another site. */
const WAY_OUT = /\/donate\/go\//;

interface Link {
  readonly href: string;
  readonly attributes: string;
  readonly text: string;
}

interface Page {
  readonly status: number;
  readonly links: readonly Link[];
  readonly files: readonly string[];
  readonly ids: readonly string[];
  readonly head: Head;
}

interface SitemapUrl {
  readonly address: string;
  readonly alternates: Readonly<Record<string, string>>;
}

function attribute(attributes: string, name: string): string | null {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll("&amp;", "&") ?? null;
}

/** Asks the site under test without a browser, which takes twice as long for each of a thousand answers. */
type Ask = (path: string, method?: string) => Promise<Response>;

async function readPage(ask: Ask, path: string): Promise<Page> {
  const answer = await ask(path);
  const html = await answer.text();
  const links = [...html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].map(([, attributes = "", inner = ""]) => ({
    href: attribute(attributes, "href") ?? "",
    attributes,
    text: `${inner.replace(/<[^>]+>/g, " ")} ${attribute(attributes, "aria-label") ?? ""}`,
  }));
  return {
    status: answer.status,
    links,
    files: [...html.matchAll(/<img\b[^>]*\bsrc="(\/[^"]+)"/g)].map(([, source = ""]) => source),
    ids: [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id),
    head: toHead(html),
  };
}

/** Every page that can be reached over links from the start page of a language; queries are states of one page. */
async function crawl(ask: Ask): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  const waiting = [...pathInEveryLocale("/")];
  const seen = new Set(waiting);
  while (waiting.length > 0) {
    const batch = waiting.splice(0, AT_ONCE);
    for (const [path, page] of await Promise.all(
      batch.map(async (path) => [path, await readPage(ask, path)] as const),
    )) {
      pages.set(path, page);
      for (const { href } of page.links) {
        const target = href.replace(/[?#].*$/, "");
        if (!/^\/(?!\/)/.test(target) || WAY_OUT.test(target) || seen.has(target)) continue;
        seen.add(target);
        waiting.push(target);
      }
    }
  }
  return pages;
}

/** The addresses of the sitemap with their twins, as a browser parses it. */
async function readSitemap(page: BrowserPage, ask: Ask): Promise<SitemapUrl[]> {
  const answer = await ask("/sitemap.xml");
  expect(answer.headers.get("content-type")).toContain("xml");
  return page.evaluate(
    (xml): SitemapUrl[] => {
      const document = new DOMParser().parseFromString(xml, "application/xml");
      if (document.querySelector("parsererror") !== null) throw new Error("the sitemap does not parse");
      return [...document.querySelectorAll("url")].map((url) => ({
        address: url.querySelector("loc")?.textContent ?? "",
        alternates: Object.fromEntries(
          [...url.getElementsByTagName("xhtml:link")].map((link) => [
            link.getAttribute("hreflang") ?? "",
            link.getAttribute("href") ?? "",
          ]),
        ),
      }));
    },
    await answer.text(),
  );
}

/** Pages are read once for all checks, because rendering them takes most of the time. */
async function expectSitemap(
  urls: readonly SitemapUrl[],
  pages: ReadonlyMap<string, Page>,
  ask: Ask,
): Promise<void> {
  // The catalogue, the pages of the book and of the site, in both languages.
  expect(urls.length).toBeGreaterThan(400);
  expect(new Set(urls.map(({ address }) => address)).size).toBe(urls.length);
  const byAddress = new Map(urls.map((url) => [url.address, url]));
  for (const { address, alternates } of urls) {
    expect(Object.keys(alternates).sort()).toEqual(["en", "pt-BR", "x-default"]);
    expect(Object.values(alternates)).toContain(address);
    for (const twin of Object.values(alternates)) {
      expect(byAddress.get(twin)?.alternates, twin).toEqual(alternates);
    }
  }
  for (const { address, alternates } of urls) {
    const path = new URL(address).pathname;
    const { status, head } = pages.get(path) ?? (await readPage(ask, path));
    expect(status, path).toBe(200);
    expect(head, path).toEqual({ canonical: address, alternates, isHidden: false });
  }
}

/** A way out that hands on the page that it left, or opens a tab without saying so in the language of page or frame. */
function isUnsafe({ href, attributes, text }: Link, path: string): boolean {
  if (!/^https?:/.test(href) && !WAY_OUT.test(href)) return false;
  const rel = attribute(attributes, "rel") ?? "";
  const language = languageOfPath(path);
  const words = [textIn(controlsMessages, language), controlsMessages[completeLocale(language)]];
  const saysSo = words.some(({ newTab }) => text.includes(newTab));
  return !rel.includes("noopener") || attribute(attributes, "target") !== "_blank" || !saysSo;
}

test("from both start pages every resource is reached, no link is dead, every way out is safe, and the sitemap names the same twins as each page", async ({
  page: browserPage,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const ask: Ask = (path, method = "GET") => fetch(new URL(path, baseURL), { method, redirect: "manual" });
  const pages = await crawl(ask);

  const dead = [...pages]
    .filter(([, { status }]) => status !== 200)
    .map(([path, { status }]) => `${path} ${status}`);
  expect(dead).toEqual([]);

  const missing = CATALOGUE.flatMap(({ record }) =>
    pathInEveryLocale(`/resources/${record.id}`).filter((path) => !pages.has(path)),
  );
  expect(missing).toEqual([]);
  await expectSitemap(await readSitemap(browserPage, ask), pages, ask);

  const unsafe: string[] = [];
  const lost: string[] = [];
  const repeated: string[] = [];
  const files = new Set<string>();
  for (const [path, page] of pages) {
    for (const file of page.files) files.add(file);
    if (new Set(page.ids).size < page.ids.length) repeated.push(`${path}: ${page.ids.join(" ")}`);
    for (const link of page.links) {
      if (isUnsafe(link, path)) unsafe.push(`${path} -> ${link.href}`);
      const [target = "", hash] = link.href.split("#");
      const goal = target === "" ? page : pages.get(target.replace(/\?.*$/, ""));
      if (hash && goal && !goal.ids.includes(hash)) lost.push(`${path} -> ${link.href}`);
    }
  }
  expect(unsafe).toEqual([]);
  expect(lost).toEqual([]);
  expect(repeated).toEqual([]);

  const broken: string[] = [];
  for (const file of files) {
    const answer = await ask(file, "HEAD");
    if (!answer.ok) broken.push(`${file} ${answer.status}`);
  }
  expect(broken).toEqual([]);
});
