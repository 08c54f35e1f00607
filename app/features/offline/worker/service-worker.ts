// Keeps visited pages of the book, the handout and the files they need readable without a network. The network always
// comes first, so nothing out of date is shown while there is one that answers in time. Nothing here belongs to one
// build: the cache outlives deploys, and each page is replaced when it was opened again and all of it has come.
import { findCanonical } from "~/addresses/addresses";
import { LOCALES } from "~/addresses/languages";
import { answerInTime } from "~/features/offline/core/answer-in-time";
import { listSurplus } from "~/features/offline/core/kept-entries";
import {
  isKeptOffline,
  KEPT_STORE_PREFIX,
  OFFLINE_PAGE_HEADERS,
  offlinePage,
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
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "message", listener: (event: MessageFromPage) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
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
  return caches.open(names.find((name) => name.startsWith(KEPT_STORE_PREFIX)) ?? `${KEPT_STORE_PREFIX}pages`);
}

/**
 * What is cached under the address, or under the one it leads to. Nothing where the store fails, as it does on a full
 * device.
 */
async function matchKept(request: Request): Promise<Response | undefined> {
  const addresses = [request.url, findCanonical(new URL(request.url)) ?? []].flat();
  const matches = addresses.map((address) => caches.match(address, { ignoreVary: true }));
  return (await Promise.all(matches).catch(() => [])).find((match) => match !== undefined);
}

function answerFromNetwork(request: Request, network = fetch(request)): Promise<Response> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return answerInTime(network, () => matchKept(request), patience);
}

/** Files of a page that are not cached yet, or change under the same name; null for one that does not come. */
async function fetchFiles(store: Cache, html: string, url: URL): Promise<(Response | null)[]> {
  const fetched = listFiles(html).map(async (file) => {
    const isThere = NAMED_BY_CONTENT.test(file) && (await store.match(file)) !== undefined;
    if (isThere) return [];
    const answer = await fetch(new URL(file, url), { priority: "low" }).catch(() => null);
    return answer?.ok === true ? answer : null;
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
  for (const file of files) if (file !== null) await store.put(file.url, file);
  await store.put(url, answer);
  return html;
}

/** Removes the oldest pages beyond the limits, and the files that no page needs. */
async function removeSurplus(store: Cache): Promise<void> {
  const entries = (await store.keys()).map(async ({ url }) => {
    const body = (await (await store.match(url))?.blob()) ?? new Blob();
    if (!isKeptOffline(new URL(url))) return { address: url, bytes: body.size, needs: null };
    const needs = listFiles(await body.text()).map((file) => new URL(file, url).href);
    return { address: url, bytes: body.size, needs };
  });
  await Promise.all(listSurplus(await Promise.all(entries)).map((address) => store.delete(address)));
}

/** Caches an opened page and, unless the reader saves data, the pages before and after it. */
async function keepOpened(url: URL, answer: Response): Promise<void> {
  const store = await openStore();
  try {
    const html = await keepPage(store, url, answer);
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (html === null || connection?.saveData === true) return;
    for (const neighbour of listNeighbours(html).map((path) => new URL(path, url))) {
      const isThere = (await store.match(neighbour)) !== undefined;
      if (isThere || !isKeptOffline(neighbour)) continue;
      await keepPage(store, neighbour, await fetch(neighbour, { priority: "low" }));
    }
  } finally {
    await removeSurplus(store);
  }
}

/** One page after the other, or one would remove the files of another whose page is not stored yet. */
let turn = Promise.resolve();
function keepInTurn(url: URL, answer: Response): Promise<void> {
  turn = turn.then(() => keepOpened(url, answer)).catch((error) => console.info("page not kept", error));
  return turn;
}

/** The address of a page. A fragment may hold the answers of a school, which no list of cached pages needs. */
function toPageAddress(address: string): URL {
  const url = new URL(address);
  url.hash = "";
  return url;
}

async function listKept() {
  const store = await openStore();
  const pages = (await store.keys()).map(({ url }) => new URL(url)).filter(isKeptOffline);
  return Promise.all(
    pages.map(async (url) => {
      const html = (await (await store.match(url))?.text()) ?? "";
      return { address: url.pathname + url.search, title: readTitle(html) ?? url.pathname };
    }),
  );
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
  const kept = network.then((answer) => (isKeptOffline(url) ? keepInTurn(url, answer.clone()) : undefined));
  event.waitUntil(kept.catch(() => {}));
  event.respondWith(answerPage(event, network));
}

/** Caches a page that was open before there was a worker. */
async function keepFirst(address: string): Promise<void> {
  const url = toPageAddress(address);
  if (isKeptOffline(url)) await keepInTurn(url, await fetch(url));
}

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
// This must not run while the worker is being activated: until that ends, no request of the page would be answered.
scope.addEventListener("message", (event) => {
  if (event.source !== null) event.waitUntil(keepFirst(event.source.url).catch(() => {}));
});
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return;
  if (NAMED_BY_CONTENT.test(pathname))
    event.respondWith(matchKept(request).then((kept) => kept ?? fetch(request)));
  else if (QR_CODE.test(pathname) || KIT_FILES.has(pathname)) event.respondWith(answerFromNetwork(request));
  else if (request.mode === "navigate") openPage(event);
});
