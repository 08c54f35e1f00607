import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { toPath } from "~/addresses/addresses";
import { localeOfPath, pathInLocale, preferredLocale } from "~/addresses/languages";
import type { LinkTargets } from "~/features/short-links/core/link-target";
import { readShortLinkPath } from "~/features/short-links/core/short-link-path";
import { findLinkTargets } from "~/features/short-links/io/link-store.server";
import { createLog } from "../log";
import { withinBudget } from "../within-budget";
import type { AppBindings } from "./app-bindings";
import { countScanBesideAnswer } from "./scan-count";

/** A reader who has scanned a code waits no longer than this for KV. */
const KV_BUDGET_MS = 1000;

/**
 * The hosts that a target may lead back to. SITE_ORIGIN is read as it stands, because links work whatever else the
 * configuration says.
 */
function listOwnHosts(c: Context<AppBindings>): string[] {
  const configured = URL.parse(c.env.SITE_ORIGIN ?? "");
  return [new URL(c.req.url).host, ...(configured === null ? [] : [configured.host])];
}

/** Where a short link leads; null when nobody knows the id. */
export function findTargets(c: Context<AppBindings>, id: string): Promise<LinkTargets | null> {
  const log = createLog({ requestId: c.get("requestId") });
  return findLinkTargets(id, {
    readKv: (key) => withinBudget(c.env.LINKS.get(key), KV_BUDGET_MS),
    findBuiltIn: async (wanted) =>
      (await import("~/features/short-links/io/built-in-links.server")).findShortLink(wanted),
    listOwnHosts: () => listOwnHosts(c),
    onFailure: (error) => log.error("short link store failed", { error }),
    // The value may be anything that somebody typed, so it stays out of the log.
    onRefusal: (reason) => log.error("retarget refused", { id, reason }),
  });
}

/** `/r/{id}+` asks where the link leads; it is not followed and not counted. */
const LOOKS_FIRST = /(?:\+|%2b)\/*$/i;

/**
 * `GET /r/{id}`, also under the prefix of a language, in any spelling: 302 in one step, never cached. The language is
 * that of the address, otherwise the reader's. Only stored targets are followed, so this is no open redirect. For an
 * id nobody knows, the site's 404 page answers.
 */
export const shortLink = createMiddleware<AppBindings>(async (c, next) => {
  const url = new URL(c.req.url);
  const link = readShortLinkPath(url.pathname);
  if (link === null) return next();
  const locale = link.locale ?? preferredLocale(c.req.header("Accept-Language"));
  if (link.id !== null && LOOKS_FIRST.test(url.pathname)) {
    c.req.raw = new Request(new URL(toPath("code-target", locale, { code: link.id }), url), c.req.raw);
    return next();
  }
  const targets = link.id === null ? null : await findTargets(c, link.id);
  if (link.id !== null && targets !== null) {
    countScanBesideAnswer(c, link.id, locale);
    c.header("Cache-Control", "no-store");
    return c.redirect(targets[locale], 302);
  }
  // The 404 page speaks the language that its address begins with.
  if (localeOfPath(url.pathname) !== locale) {
    url.pathname = pathInLocale(url.pathname, locale);
    c.req.raw = new Request(url, c.req.raw);
  }
  return next();
});
