// Isolate map -> page in KV -> render. A cached page is served for some seconds, then stale while it revalidates, and
// never without a look at the data version once it is older than that. So two minutes after a run has ended no page
// shows older news, the time that it may spend in the edge cache included.
import { withinBudget } from "../within-budget";
import { answerWith, type CachedPage, readCachedPage, toCachedPage, writeCachedPage } from "./cached-page";
import type { PageStore } from "./page-store";

const FRESH_MS = 20_000;
/** With the 80 seconds of the edge cache (cached-page.ts) below two minutes, and room for the refresh itself. */
const SERVED_WHILE_REFRESHING_MS = 30_000;
/** Memory of the isolate is 128 MB; a page is about 100 kB. */
const MOST_PAGES = 300;
/** How long database and KV may each keep a visitor waiting. After that the page is made without them. */
const STORE_BUDGET_MS = 1000;

interface Entry {
  readonly page: CachedPage;
  verifiedAt: number;
  isRefreshing: boolean;
  /** True while only robots have read a page that is to be stored. No write is spent for them. */
  awaitsReader: boolean;
}

const entries = new Map<string, Entry>();

/**
 * The key of a cached page. The host is no part of it, because anybody can name one; only whether its headers ask for
 * HTTPS is. `configuration` is the key of what pages show of the configuration.
 */
export function pageKey(target: string, secure: boolean, configuration: string): string {
  return `${configuration}${secure ? "s" : "l"}${target}`;
}

function remember(key: string, page: CachedPage, now: number, awaitsReader = false): void {
  entries.delete(key);
  const oldest = entries.size >= MOST_PAGES ? entries.keys().next().value : undefined;
  if (oldest !== undefined) entries.delete(oldest);
  entries.set(key, { page, verifiedAt: now, isRefreshing: false, awaitsReader });
}

/** Expires every cached page of this isolate: each is revalidated before it is served. */
export function expirePages(): void {
  for (const entry of entries.values()) entry.verifiedAt = Number.NEGATIVE_INFINITY;
}

/**
 * The answer from this isolate's memory, without any other work; null when the page has to be looked after.
 */
export function answerFromMemory(key: string, request: Request, now: number): Response | null {
  const entry = entries.get(key);
  if (entry === undefined || entry.awaitsReader || now - entry.verifiedAt >= FRESH_MS) return null;
  return answerWith(entry.page, request);
}

export interface PageCacheServices {
  readonly buildId: string;
  /** Null for a page that this isolate alone caches. */
  readonly store: PageStore | null;
  /** False for robots. Asked only of who gets a page that KV does not have. */
  readonly isPerson: () => boolean;
  /** The version of what the page shows. Rejects when the database does not answer. */
  readonly readVersion: () => Promise<string>;
  /** Renders the page; only a response of status 200 that may be stored is cached. */
  readonly render: () => Promise<Response>;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly onFailure: (what: string, error: unknown) => void;
  /** Milliseconds. */
  readonly now: () => number;
}

/** Serves one page of the given key: from memory, from KV, or rendered and cached. */
export async function servePage(
  key: string,
  request: Request,
  services: PageCacheServices,
): Promise<Response> {
  const { now, waitUntil, onFailure } = services;
  const entry = entries.get(key);
  if (entry !== undefined) {
    if (entry.awaitsReader && services.isPerson()) {
      entry.awaitsReader = false;
      storePage(key, entry.page, services);
    }
    const age = now() - entry.verifiedAt;
    if (age < FRESH_MS) return answerWith(entry.page, request);
    if (age < SERVED_WHILE_REFRESHING_MS) {
      if (!entry.isRefreshing) {
        entry.isRefreshing = true;
        waitUntil(
          bringUpToDate(key, services).catch((error) => {
            entry.isRefreshing = false;
            onFailure("page refresh failed", error);
          }),
        );
      }
      return answerWith(entry.page, request);
    }
  }
  try {
    const answer = await bringUpToDate(key, services);
    return answer instanceof Response ? answer : answerWith(answer, request);
  } catch (error) {
    onFailure("page version unknown", error);
    // Without the database there can be nothing newer. If no page is cached, the rendering shows what it can.
    return entry === undefined ? services.render() : answerWith(entry.page, request);
  }
}

function toKvKey(key: string, version: string, { buildId }: PageCacheServices): string {
  return `page/${buildId}/${version}/${key}`;
}

/** Writes a page to KV beside the answer. */
function storePage(key: string, page: CachedPage, services: PageCacheServices): void {
  const { store, waitUntil, onFailure } = services;
  if (store === null) return;
  waitUntil(
    store
      .write(toKvKey(key, page.version, services), writeCachedPage(page))
      .catch((error: unknown) => onFailure("page store failed", error)),
  );
}

/** The page for the current data version, or the answer of a rendering that must not be kept. */
async function bringUpToDate(key: string, services: PageCacheServices): Promise<CachedPage | Response> {
  const { store, readVersion, render, onFailure, now } = services;
  const version = await withinBudget(readVersion(), STORE_BUDGET_MS);
  const known = entries.get(key);
  if (known?.page.version === version) {
    remember(key, known.page, now(), known.awaitsReader);
    return known.page;
  }
  const reading = store?.read(toKvKey(key, version, services)) ?? Promise.resolve(null);
  const stored = await withinBudget(reading, STORE_BUDGET_MS).catch((error: unknown) => {
    onFailure("page store failed", error);
    return null;
  });
  const found = stored === null ? null : readCachedPage(stored);
  if (found !== null) {
    remember(key, found, now());
    return found;
  }
  const answer = await render();
  if (answer.status !== 200 || answer.headers.get("Cache-Control") === "no-store") {
    entries.delete(key);
    return answer;
  }
  const page = await toCachedPage(answer, version);
  const isPerson = store !== null && services.isPerson();
  remember(key, page, now(), store !== null && !isPerson);
  if (isPerson) storePage(key, page, services);
  return page;
}
