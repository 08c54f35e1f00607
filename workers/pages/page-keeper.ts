// performance.md, technique 1: isolate map -> page in KV -> render. A page is served as it is for some seconds, then
// while one refresh runs, and never without a look at the data version once it is older than that, so that no
// page, the time it may spend in the edge cache included, shows news older than two minutes after a run ended.
import { withinBudget } from "~/features/news/io/within-budget.server";
import { answerWith, type KeptPage, readKeptPage, toKeptPage, writeKeptPage } from "./kept-page";

const FRESH_MS = 20_000;
/** With the 80 seconds of the edge cache (kept-page.ts) below two minutes, and room for the refresh itself. */
const SERVED_WHILE_REFRESHING_MS = 30_000;
/** Memory of the isolate is 128 MB; a page is about 100 kB. */
const MOST_PAGES = 300;
/** Faults rows 66 and 67: what database and KV may take of a visitor's time, each; then the page is made without. */
const STORE_BUDGET_MS = 1000;
/** A page of an older data version is never read again. */
const KV_TTL_SECONDS = 2 * 86_400;

interface Entry {
  readonly page: KeptPage;
  verifiedAt: number;
  isRefreshing: boolean;
}

const entries = new Map<string, Entry>();

/** What a page is kept under. The host is no part of it (faults.md row 55), only whether its headers ask for HTTPS. */
export function pageKey(target: string, secure: boolean): string {
  return `${secure ? "s" : "l"}${target}`;
}

function remember(key: string, page: KeptPage, now: number): void {
  entries.delete(key);
  const oldest = entries.size >= MOST_PAGES ? entries.keys().next().value : undefined;
  if (oldest !== undefined) entries.delete(oldest);
  entries.set(key, { page, verifiedAt: now, isRefreshing: false });
}

/** The answer from this isolate's memory, without any other work; null when the page has to be looked after. */
export function answerFromMemory(key: string, request: Request, now: number): Response | null {
  const entry = entries.get(key);
  return entry !== undefined && now - entry.verifiedAt < FRESH_MS ? answerWith(entry.page, request) : null;
}

export interface KeeperServices {
  readonly buildId: string;
  readonly kv: Pick<KVNamespace, "get" | "put">;
  /** The version of the data the page shows. Rejects when the database does not answer. */
  readonly readVersion: () => Promise<string>;
  /** Renders the page; only an answer of status 200 that may be stored is kept. */
  readonly render: () => Promise<Response>;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly onFailure: (what: string, error: unknown) => void;
  /** Milliseconds. */
  readonly now: () => number;
}

/** Serves one page of the given key: from memory, from KV, or rendered and kept. */
export async function servePage(key: string, request: Request, services: KeeperServices): Promise<Response> {
  const { now, waitUntil, onFailure } = services;
  const entry = entries.get(key);
  if (entry !== undefined) {
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
    // Without the database nothing newer can exist; without a kept page the rendering shows what it can.
    return entry === undefined ? services.render() : answerWith(entry.page, request);
  }
}

/** The page for the current data version, or the answer of a rendering that must not be kept. */
async function bringUpToDate(key: string, services: KeeperServices): Promise<KeptPage | Response> {
  const { buildId, kv, readVersion, render, waitUntil, onFailure, now } = services;
  const version = await withinBudget(readVersion(), STORE_BUDGET_MS);
  const known = entries.get(key)?.page;
  if (known?.version === version) {
    remember(key, known, now());
    return known;
  }
  const kvKey = `page/${buildId}/${version}/${key}`;
  const stored = await withinBudget(kv.get(kvKey), STORE_BUDGET_MS).catch((error: unknown) => {
    onFailure("page store failed", error);
    return null;
  });
  const found = stored === null ? null : readKeptPage(stored);
  if (found !== null) {
    remember(key, found, now());
    return found;
  }
  const answer = await render();
  if (answer.status !== 200 || answer.headers.get("Cache-Control") === "no-store") {
    entries.delete(key);
    return answer;
  }
  const page = await toKeptPage(answer, version);
  remember(key, page, now());
  waitUntil(
    kv
      .put(kvKey, writeKeptPage(page), { expirationTtl: KV_TTL_SECONDS })
      .catch((error: unknown) => onFailure("page store failed", error)),
  );
  return page;
}
