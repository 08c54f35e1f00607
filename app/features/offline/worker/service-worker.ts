// Keeps visited pages of the book, the handout and the files they need readable without a network. The network always
// comes first, so nothing out of date is shown while there is one that answers in time. workers/http/service-worker.ts
// serves this file with the name of the build in front: a new build brings new caches and drops the old ones.
import { LOCALES } from "~/addresses/languages";
import { answerInTime } from "~/features/offline/core/answer-in-time";
import {
  isKeptOffline,
  KEPT_STORE_PREFIX,
  OFFLINE_PAGE_HEADERS,
  offlinePage,
  surplusPages,
} from "~/features/offline/core/offline-page";
import { listFiles, listNeighbours, readTitle } from "~/features/offline/core/page-needs";
import { kitFilePath } from "~/features/school-kit/core/kit";

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface MessageFromPage extends Extendable {
  readonly source: { readonly url: string } | null;
}
interface WorkerScope {
  readonly BUILD: string;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "message", listener: (event: MessageFromPage) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const CACHE = `${KEPT_STORE_PREFIX}${scope.BUILD}`;
/** A reader with a kept page waits no longer than this for the network. */
const PATIENCE_MS = 3000;
/** The pictures of QR codes: their addresses stay while what they lead to may change. */
const QR_CODE = /\/qr\/[\w-]+\.svg$/;
/** What the documents of a school are made of; its addresses stay, too. */
const KIT_FILES = new Set(LOCALES.map(kitFilePath));
const STATIC_FILE = /^\/(?:assets|fonts)\/|^\/[^/]+\.(?:svg|png|webmanifest)$/;

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(KEPT_STORE_PREFIX) && name !== CACHE)
      .map((name) => caches.delete(name)),
  );
}

/** Files whose name changes with their content. */
async function fileFirstFromCache(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Files that change under the same name. */
async function fileFromNetwork(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** The oldest first: a page that is put again moves to the end. */
async function keptPages(cache: Cache): Promise<URL[]> {
  const requests = await cache.keys();
  return requests.map(({ url }) => new URL(url)).filter(isKeptOffline);
}

async function keepPage(cache: Cache, url: URL, answer: Response) {
  await cache.put(url, answer);
  await Promise.all(surplusPages(await keptPages(cache)).map((oldest) => cache.delete(oldest)));
}

/** The HTML of a page that is kept now or was kept before. Null when it cannot be loaded or is not one to keep. */
async function fetchToKeep(cache: Cache, url: URL): Promise<string | null> {
  if (!isKeptOffline(url)) return null;
  const known = await cache.match(url);
  if (known !== undefined) return known.text();
  const answer = await fetch(url);
  if (answer.status !== 200 || answer.redirected) return null;
  await keepPage(cache, url, answer.clone());
  return answer.text();
}

/** Keeps an open page with the files it names and, unless the reader saves data, the pages before and after it. */
async function keepOpened(page: string): Promise<void> {
  const url = new URL(page);
  url.hash = "";
  const cache = await caches.open(CACHE);
  const html = await fetchToKeep(cache, url);
  if (html === null) return;
  await Promise.all(listFiles(html).map((file) => fileFirstFromCache(new Request(file))));
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  for (const neighbour of listNeighbours(html)) await fetchToKeep(cache, new URL(neighbour, url));
}

async function listKept(cache: Cache) {
  return Promise.all(
    (await keptPages(cache)).map(async (url) => {
      const html = (await (await cache.match(url))?.text()) ?? "";
      return { address: url.pathname + url.search, title: readTitle(html) ?? url.pathname };
    }),
  );
}

async function fetchPage(cache: Cache, request: Request): Promise<Response> {
  const url = new URL(request.url);
  // A fragment may hold the answers of a school, which no list of kept pages needs.
  url.hash = "";
  const answer = await fetch(request);
  if (answer.status === 200 && !answer.redirected && isKeptOffline(url)) {
    // A full device keeps nothing more, but its reader still has a network.
    const kept = keepPage(cache, url, answer.clone());
    await kept.catch((error) => console.info("page not kept", error));
  }
  return answer;
}

async function pageFromNetwork(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(CACHE);
  const url = new URL(request.url);
  const network = fetchPage(cache, request);
  // A page that comes too late to be shown is still kept for the next time.
  event.waitUntil(network.catch(() => {}));
  try {
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    return await answerInTime(network, await cache.match(url), patience);
  } catch (error) {
    console.info("offline", url.pathname, error);
    const html = offlinePage(url.pathname, await listKept(cache));
    return new Response(html, { status: 503, headers: OFFLINE_PAGE_HEADERS });
  }
}

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) =>
  event.waitUntil(dropOldCaches().then(() => scope.clients.claim())),
);
// This must not run while the worker is being activated: until that ends, no request of the page would be answered.
scope.addEventListener("message", (event) => {
  if (event.source === null) return;
  const kept = keepOpened(event.source.url);
  event.waitUntil(kept.catch((error) => console.info("page not kept", error)));
});
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.location.origin) return;
  if (STATIC_FILE.test(url.pathname)) event.respondWith(fileFirstFromCache(request));
  else if (QR_CODE.test(url.pathname) || KIT_FILES.has(url.pathname))
    event.respondWith(fileFromNetwork(request));
  else if (request.mode === "navigate") event.respondWith(pageFromNetwork(event));
});
