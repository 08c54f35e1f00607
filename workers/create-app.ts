import type { ServerBuild } from "@remix-run/cloudflare";
import { Hono } from "hono";
import { LOCALES, pathInEveryLocale } from "~/addresses/languages";
import { cardLinksPath } from "~/features/donations/core/card-link";
import { PIX_API_PATH } from "~/features/donations/core/pix-answer";
import { newsFeedPath } from "~/features/news/core/page/news-feed-path";
import { RUN_KINDS } from "~/features/news/core/run/run-kind";
import { MAIL_EVENTS_PATH, ONE_CLICK_PATH, SIGN_UP_PATH } from "~/features/newsletter/core/newsletter-links";
import { searchIndexPath } from "~/features/search/core/search-index-file";
import { SECURITY_TEXT_PATH } from "~/features/seo/core/security-text";
import { allowedMethods, onlyPost } from "./http/allowed-methods";
import type { AppBindings } from "./http/app-bindings";
import { canonicalPath } from "./http/canonical-path";
import { cspReport } from "./http/csp-report";
import { cardLink, onlyGet, pixCode } from "./http/donation";
import { download } from "./http/downloads";
import { health } from "./http/health";
import { mailWebhook } from "./http/mail-webhook";
import { countView, startRun } from "./http/news-api";
import { newsFeed } from "./http/news-feed";
import { oneClickPage, oneClickUnsubscribe, subscribe } from "./http/newsletter-api";
import { page } from "./http/page";
import { qrImage } from "./http/qr";
import { resourceJson } from "./http/resource-json";
import { robots } from "./http/robots";
import { sameOriginPost } from "./http/same-origin-post";
import { searchIndex } from "./http/search-index";
import { addSecurityHeaders, isLocalHost, REPORT_PATH } from "./http/security-headers";
import { securityText } from "./http/security-text";
import { serviceWorkerScript } from "./http/service-worker";
import { shortLink } from "./http/short-link";
import { sitemap } from "./http/sitemap";
import { createLog } from "./log";

/**
 * The HTTP side of the Worker: Hono answers what needs no React, and Remix renders the pages. The dev server runs the
 * same app around its own build. `loadBuild` is called when the first page has to be rendered, so that an answer
 * without a page never evaluates Remix.
 */
export function createApp(loadBuild: () => Promise<ServerBuild>): Hono<AppBindings> {
  const app = new Hono<AppBindings>();

  app.use(async (c, next) => {
    c.set("requestId", crypto.randomUUID());
    await next();
    const headers = new Headers(c.res.headers);
    headers.set("X-Request-Id", c.get("requestId"));
    addSecurityHeaders(headers, !isLocalHost(new URL(c.req.url).hostname));
    c.res = new Response(c.res.body, { status: c.res.status, statusText: c.res.statusText, headers });
  });

  app.onError((error, c) => {
    createLog({ requestId: c.get("requestId") }).error("request failed", { error });
    return c.text("Internal error\n", 500);
  });

  app.use(allowedMethods);
  app.use(sameOriginPost([ONE_CLICK_PATH, MAIL_EVENTS_PATH, REPORT_PATH]));
  app.post(REPORT_PATH, cspReport);
  app.get("/healthz", health);
  app.get("*", shortLink);
  app.on("GET", [...pathInEveryLocale("/qr/:file{[^/]+\\.svg}")], qrImage);
  app.on("GET", [...pathInEveryLocale("/resources/:file{[^/]+\\.json}")], resourceJson);
  app.get("/downloads/:name", download);
  for (const locale of LOCALES) app.get(searchIndexPath(locale), searchIndex(locale));
  for (const locale of LOCALES) app.get(newsFeedPath(locale), newsFeed(locale));
  for (const locale of LOCALES) app.get(`${cardLinksPath(locale)}:amount`, cardLink(locale));
  app.get(PIX_API_PATH, pixCode).all(onlyGet);
  app.post(RUN_KINDS.fetch.path, startRun("fetch"));
  app.post(RUN_KINDS.summaries.path, startRun("summaries"));
  app.post("/api/news/:id/view", countView);
  app.post(SIGN_UP_PATH, subscribe);
  app.get(ONE_CLICK_PATH, oneClickPage).post(oneClickUnsubscribe);
  app.post(MAIL_EVENTS_PATH, mailWebhook);
  for (const path of ["/api/*", REPORT_PATH]) app.all(path, onlyPost);
  app.get("/sw.js", serviceWorkerScript);
  app.get("/sitemap.xml", sitemap);
  app.get("/robots.txt", robots);
  app.get(SECURITY_TEXT_PATH, securityText);
  app.use(canonicalPath);
  app.all("*", page(loadBuild));
  return app;
}
