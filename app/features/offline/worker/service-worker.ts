// Keeps visited pages of the book, the handout and the files they need readable without a network. The network always
// comes first, so nothing out of date is shown while there is one that answers in time. Nothing here belongs to one
// build: the cache outlives deploys, and each page is replaced when it was opened again and all of it has come.
import { findCanonical } from "~/addresses/addresses";
import { LOCALES, type Locale } from "~/addresses/languages";
import { answerInTime } from "~/features/offline/core/answer-in-time";
import { listSurplus } from "~/features/offline/core/cached-entries";
import {
  keptLessonsPath,
  type LessonSet,
  lessonSetPath,
  listCodePages,
  parseLessonSet,
} from "~/features/offline/core/lesson-set";
import {
  isCachedOffline,
  OFFLINE_PAGE_HEADERS,
  OFFLINE_STORE_PREFIX,
  offlinePage,
} from "~/features/offline/core/offline-page";
import { pack, unpack } from "~/features/offline/core/packed-answer";
import { listNeeds, listNeighbours, readTitle } from "~/features/offline/core/page-needs";
import { kitFilePath } from "~/features/school-kit/core/kit";
import { DAY_MS } from "~/lib/durations";
import { parseJson } from "~/lib/parse-json";
import { type FetchEvent, type MessageFromPage, scope } from "./worker-scope";

/** A reader with a cached page waits no longer than this for the network. */
const PATIENCE_MS = 3000;
/** Files whose name changes with their content. */
const NAMED_BY_CONTENT = /^\/(?:assets|fonts)\//;
/** The pictures of QR codes: their addresses stay while their targets may change. */
const QR_CODE = /\/qr\/[\w-]+\.svg$/;
/** The parts of the documents of a school, whose addresses stay, too. */
const KIT_FILES = new Set(LOCALES.map(kitFilePath));

/** Opens the one cache. Devices that have it from a time when it was named after a build keep that name. */
async function openStore(): Promise<Cache> {
  const names = await caches.keys();
  return caches.open(
    names.find((name) => name.startsWith(OFFLINE_STORE_PREFIX)) ?? `${OFFLINE_STORE_PREFIX}pages`,
  );
}

/**
 * Finds what is cached under the address, or under the one it leads to, also where that is a short link of the book.
 * Nothing where the store fails, as it does on a full device.
 */
async function matchCached(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  const own = [request.url, findCanonical(url) ?? []].flat();
  try {
    for (const address of [...own, ...listCodePages(url.pathname, navigator.language)]) {
      const match = await caches.match(address, { ignoreVary: true });
      if (match === undefined) continue;
      // The page of a code knows its language by its own address.
      return own.includes(address) ? unpack(match) : Response.redirect(new URL(address, url).href, 302);
    }
  } catch {
    // There is nothing to answer with, as where nothing was cached.
  }
  return undefined;
}

/** The text of what is cached under the address; empty where nothing is. */
async function readText(store: Cache, address: string | URL): Promise<string> {
  const match = await store.match(address);
  return match === undefined ? "" : unpack(match).text();
}

/** Addresses of the files that a page needs, as far as the cache knows what its islands load. */
function listFiles(store: Cache, html: string): Promise<string[]> {
  return listNeeds(html, async (file) => parseJson(await readText(store, file)));
}

function answerFromNetwork(request: Request, network = fetch(request)): Promise<Response> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return answerInTime(network, () => matchCached(request), patience);
}

/** Files of a page that are not cached yet, or change under the same name; null for one that does not come. */
async function fetchFiles(store: Cache, html: string, url: URL): Promise<(Response | null)[]> {
  const load = async (file: string) => {
    const answer = await fetch(new URL(file, url), { priority: "low" }).catch(() => null);
    return answer?.ok === true ? answer : null;
  };
  // The list of what islands load is read before the rest can be asked for, and stays for its other pages.
  const needs = await listNeeds(html, async (file) => {
    const answer = (await store.match(file)) === undefined ? await load(file) : null;
    if (answer !== null) await store.put(file, pack(answer));
    return parseJson(await readText(store, file));
  });
  const fetched = needs.map(async (file) => {
    const isThere = NAMED_BY_CONTENT.test(file) && (await store.match(file)) !== undefined;
    return isThere ? [] : load(file);
  });
  return (await Promise.all(fetched)).flat();
}

/**
 * Caches a page with its files and returns its HTML; null where it must not be cached. While one of its files is
 * missing, the cached version before it stays.
 */
async function keepPage(store: Cache, url: URL, answer: Response): Promise<string | null> {
  if (answer.status !== 200 || answer.redirected) return null;
  const html = await answer.clone().text();
  const files = await fetchFiles(store, html, url);
  if (files.includes(null) && (await store.match(url)) !== undefined) return html;
  for (const file of files) if (file !== null) await store.put(file.url, pack(file));
  await store.put(url, pack(answer));
  return html;
}

/** The lessons of a language that the reader has asked to keep; null where that is not so. */
async function readKeptLessons(store: Cache, locale: Locale): Promise<LessonSet | null> {
  return parseLessonSet(parseJson(await readText(store, keptLessonsPath(locale))));
}

/** Addresses of all that the reader has asked to keep, without the files. */
async function listAsked(store: Cache): Promise<Set<string>> {
  const kept = LOCALES.map(async (locale) => {
    const lessons = await readKeptLessons(store, locale);
    return lessons === null ? [] : [keptLessonsPath(locale), ...lessons.pages];
  });
  return new Set((await Promise.all(kept)).flat().map((path) => scope.location.origin + path));
}

/** Removes the oldest pages beyond the limits, and the files that no page needs. */
async function removeSurplus(store: Cache): Promise<void> {
  const askedFor = await listAsked(store);
  const entries = (await store.keys()).map(async ({ url }) => {
    const bytes = (await (await store.match(url))?.blob())?.size ?? 0;
    const asked = askedFor.has(url);
    if (!asked && !isCachedOffline(new URL(url))) return { address: url, bytes, needs: null };
    const files = await listFiles(store, await readText(store, url));
    const needs = files.map((file) => new URL(file, url).href);
    return { address: url, bytes, needs, asked };
  });
  await Promise.all(listSurplus(await Promise.all(entries)).map((address) => store.delete(address)));
}

/** Caches an opened page and, unless the reader saves data, the pages before and after it. */
async function keepOpened(store: Cache, url: URL, answer: Response): Promise<void> {
  const html = await keepPage(store, url, answer);
  if (html === null || savesData()) return;
  for (const neighbour of listNeighbours(html).map((path) => new URL(path, url))) {
    const isThere = (await store.match(neighbour)) !== undefined;
    if (isThere || !isCachedOffline(neighbour)) continue;
    await keepPage(store, neighbour, await fetch(neighbour, { priority: "low" }));
  }
  await renewLessons(store);
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Brings the lessons of a language, or says that those the device has are still the same. Rejects where one does not come. */
async function bringLessons(store: Cache, locale: Locale): Promise<void> {
  const set = parseLessonSet(await (await fetch(lessonSetPath(locale), { cache: "no-cache" })).json());
  if (set === null) throw new Error("no lessons");
  const before = await readKeptLessons(store, locale);
  for (const path of before?.version === set.version ? [] : set.pages) {
    const url = new URL(path, scope.location.origin);
    const html = await keepPage(store, url, await fetch(url, { priority: "low" }));
    const files = html === null ? [""] : await listFiles(store, html);
    const cached = files.map((file) => store.match(file));
    if ((await Promise.all(cached)).includes(undefined)) throw new Error(`not all of ${path} has come`);
  }
  await store.put(keptLessonsPath(locale), Response.json({ ...set, asOf: new Date().toISOString() }));
}

/** Brings the lessons anew that the device has kept for a day. */
async function renewLessons(store: Cache): Promise<void> {
  for (const locale of LOCALES) {
    const kept = await readKeptLessons(store, locale);
    if (Date.now() - Date.parse(kept?.asOf ?? "") > DAY_MS) await bringLessons(store, locale);
  }
}

/** Forgets the lessons of a language. */
async function dropLessons(store: Cache, locale: Locale): Promise<void> {
  const kept = await readKeptLessons(store, locale);
  await Promise.all([keptLessonsPath(locale), ...(kept?.pages ?? [])].map((path) => store.delete(path)));
}

/** Works with the store in turn, or one page would remove the files of another that is not stored yet. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn(work: (store: Cache) => Promise<void>): Promise<boolean> {
  const done = turn.then(async () => {
    const store = await openStore();
    await work(store).finally(() => removeSurplus(store));
  });
  const isDone = done.then(
    () => true,
    (error) => {
      console.info("not kept", error);
      return false;
    },
  );
  turn = isDone;
  return isDone;
}

/** Does with the lessons what a page asks for, and says whether it was done. */
async function answerAboutLessons({ data, ports: [port] }: MessageFromPage): Promise<void> {
  const { lessons, locale } = data as { lessons: "keep" | "drop"; locale: Locale };
  port?.postMessage(
    await inTurn((store) => (lessons === "keep" ? bringLessons : dropLessons)(store, locale)),
  );
}

function keepInTurn(url: URL, answer: Response): Promise<boolean> {
  return inTurn((store) => keepOpened(store, url, answer));
}

/** The address of a page. A fragment may hold the answers of a school, which no list of cached pages needs. */
function toPageAddress(address: string): URL {
  const url = new URL(address);
  url.hash = "";
  return url;
}

async function listKept() {
  const store = await openStore();
  const asked = await listAsked(store);
  const isPage = (url: URL) => isCachedOffline(url) || asked.has(url.href);
  const pages = (await store.keys()).map(({ url }) => new URL(url)).filter(isPage);
  const titled = pages.map(async (url) => {
    const title = readTitle(await readText(store, url));
    return title === null ? [] : [{ address: url.pathname + url.search, title }];
  });
  return (await Promise.all(titled)).flat();
}

async function answerPage({ request }: FetchEvent, network: Promise<Response>): Promise<Response> {
  try {
    return await answerFromNetwork(request, network);
  } catch (error) {
    const { pathname } = new URL(request.url);
    console.info("offline", pathname, error);
    const html = offlinePage(pathname, await listKept().catch(() => []));
    return new Response(html, { status: 503, headers: OFFLINE_PAGE_HEADERS });
  }
}

/** Answers with a page and caches it, also when it comes too late to be shown. */
function openPage(event: FetchEvent) {
  const url = toPageAddress(event.request.url);
  const network = fetch(event.request);
  const kept = network.then((answer) => (isCachedOffline(url) ? keepInTurn(url, answer.clone()) : undefined));
  event.waitUntil(kept.catch(() => {}));
  event.respondWith(answerPage(event, network));
}

/** Caches a page that was open before there was a worker. */
async function keepFirst(address: string): Promise<void> {
  const url = toPageAddress(address);
  if (isCachedOffline(url)) await keepInTurn(url, await fetch(url));
}

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
// This must not run while the worker is being activated: until that ends, no request of the page would be answered.
scope.addEventListener("message", (event) => {
  if (event.source === null) return;
  const work = event.data === "opened" ? keepFirst(event.source.url) : answerAboutLessons(event);
  event.waitUntil(work.catch(() => {}));
});
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return;
  if (NAMED_BY_CONTENT.test(pathname))
    event.respondWith(matchCached(request).then((kept) => kept ?? fetch(request)));
  else if (QR_CODE.test(pathname) || KIT_FILES.has(pathname)) event.respondWith(answerFromNetwork(request));
  else if (request.mode === "navigate") openPage(event);
});
