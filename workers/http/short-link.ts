import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { isbot } from "isbot";
import { createDb } from "~/db/client.server";
import { withinBudget } from "~/features/news/io/within-budget.server";
import { isCountedScan } from "~/features/scans/core/counted-scan";
import { countScan } from "~/features/scans/io/scan-store.server";
import { normaliseLinkId, preferredLocale } from "~/features/short-links/core/link-target";
import { findLinkTargets } from "~/features/short-links/io/link-store.server";
import { type Locale, PORTUGUESE_PREFIX } from "~/i18n/locale";
import type { AppBindings } from "../create-app";
import { createLog } from "../log";

/** Faults row 67: a reader who has scanned a code waits no longer for KV. */
const KV_BUDGET_MS = 1000;

/** Counts a scan beside the answer, which neither waits for it nor learns of its failure. */
function countBesideAnswer(c: Context<AppBindings>, id: string, language: Locale): void {
  const counted = isCountedScan({
    method: c.req.method,
    userAgent: c.req.header("User-Agent"),
    purposes: ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"].map((name) => c.req.header(name)),
    isBot: isbot,
  });
  if (!counted) return;
  c.executionCtx.waitUntil(
    countScan(createDb(c.env.DB), id, language, new Date()).catch((error) =>
      createLog({ requestId: c.get("requestId") }).error("scan not counted", { error }),
    ),
  );
}

/**
 * `GET /r/{id}`: 302 in the reader's language, never kept. Only stored targets are followed, so it is no open
 * redirect. An id nobody knows goes on to the site's 404 page.
 */
export const shortLink = createMiddleware<AppBindings>(async (c, next) => {
  const locale = preferredLocale(c.req.header("Accept-Language"));
  const id = normaliseLinkId(c.req.param("id") ?? "");
  const targets =
    id === null
      ? null
      : await findLinkTargets(id, {
          readKv: (wanted) => withinBudget(c.env.LINKS.get(wanted), KV_BUDGET_MS),
          findBuiltIn: async (wanted) => (await import("~/content/short-links.server")).findShortLink(wanted),
          onFailure: (error) =>
            createLog({ requestId: c.get("requestId") }).error("short link store failed", { error }),
        });
  if (id !== null && targets !== null) {
    countBesideAnswer(c, id, locale);
    c.header("Cache-Control", "no-store");
    return c.redirect(targets[locale], 302);
  }
  // The address says no language, so the 404 page is the one of the reader's.
  if (locale === "pt-br") {
    const url = new URL(c.req.url);
    url.pathname = PORTUGUESE_PREFIX + url.pathname;
    c.req.raw = new Request(url, c.req.raw);
  }
  return next();
});
