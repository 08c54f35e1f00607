import type { Handler } from "hono";
import { createMiddleware } from "hono/factory";
import { Hono } from "hono/tiny";
import { findCanonical, toPath } from "~/addresses/addresses";
import { LOCALES, type Locale, pathInEveryLocale } from "~/addresses/languages";
import { POST_MAX_BYTES, PROBLEM_PARAMETER, TOO_LARGE } from "~/features/bncc/core/posted-text";
import { changesFeedPath, FEED_PAGES, type FeedPage } from "~/features/changes/core/changes-feed";
import { cardLinksPath } from "~/features/donations/core/card-link";
import { PIX_API_PATH } from "~/features/donations/core/pix-answer";
import { correctionsFeedPath, newsFeedPath } from "~/features/news/core/page/news-feed-path";
import { RUN_KINDS } from "~/features/news/core/run/run-kind";
import { MAIL_EVENTS_PATH, ONE_CLICK_PATH, SIGN_UP_PATH } from "~/features/newsletter/core/newsletter-links";
import { ruleDatesPath } from "~/features/rules/core/rule-dates-path";
import { kitFilePath } from "~/features/school-kit/core/kit";
import { searchIndexPath } from "~/features/search/core/search-index-file";
import { SECURITY_TEXT_PATH } from "~/features/seo/core/security-text";
import type { AppBindings } from "./http/app-bindings";
import { type LoadBuild, page } from "./http/page";
import { createPlainRouter } from "./http/plain-router";
import { type RoomyForm, sameOriginPost } from "./http/same-origin-post";
import { addSecurityHeaders, isLocalHost, REPORT_PATH } from "./http/security-headers";
import { shortLink } from "./http/short-link";
import { createLog } from "./log";

/**
 * Other spellings, trailing slashes and upper case answer 301 to the canonical path and keep the query. The target
 * comes from the route table, so `//evil` cannot become a host.
 */
const canonicalPath = createMiddleware(async (c, next) => {
  const canonical = findCanonical(new URL(c.req.url));
  return canonical === null ? next() : c.redirect(canonical, 301);
});

// HEAD is answered as GET. A method that nothing here understands is refused with 405. A header that asks for another
// method is ignored.
const ALLOWED = ["GET", "HEAD", "POST"];

/** 405 for any other method. */
const allowedMethods = createMiddleware<AppBindings>(async (c, next) => {
  if (ALLOWED.includes(c.req.raw.method)) return next();
  return c.text("Method not allowed\n", 405, { Allow: ALLOWED.join(", ") });
});

/** 405 for addresses that can only be read. */
const onlyGet = createMiddleware<AppBindings>(async (c) =>
  c.text("Method not allowed\n", 405, { Allow: "GET, HEAD" }),
);

/** 405 for addresses that only take a POST. */
const onlyPost = createMiddleware<AppBindings>(async (c) =>
  c.text("Method not allowed\n", 405, { Allow: "POST" }),
);

/** A whole lesson plan is posted where the check of its codes has no script. */
const ROOMY_FORMS = new Map<string, RoomyForm>(
  LOCALES.map((locale) => toPath("bncc-check", locale)).map((path) => [
    path,
    { maxBytes: POST_MAX_BYTES, refusedAt: `${path}?${PROBLEM_PARAMETER}=${TOO_LARGE}` },
  ]),
);

/** A handler behind import(): what asks for something else never evaluates it. */
function lazy(load: () => Promise<Handler<AppBindings>>): Handler<AppBindings> {
  return async (c, next) => (await load())(c, next);
}

/** A lazy handler for each language. */
function lazyIn(load: (locale: Locale) => Promise<Handler<AppBindings>>) {
  return (locale: Locale) => lazy(() => load(locale));
}

const deskGate = lazy(async () => (await import("./desk/gate")).deskGate);
const cspReport = lazy(async () => (await import("./http/csp-report")).cspReport);
const health = lazy(async () => (await import("./http/health")).health);
const qrImage = lazy(async () => (await import("./http/qr")).qrImage);
const resourceJson = lazy(async () => (await import("./http/resource-json")).resourceJson);
const download = lazy(async () => (await import("./http/downloads")).download);
const searchIndex = lazyIn(async (locale) => (await import("./http/json-files")).searchIndex(locale));
const schoolKit = lazyIn(async (locale) => (await import("./http/json-files")).schoolKitFile(locale));
const newsFeed = lazyIn(async (locale) => (await import("./http/news-feed")).newsFeed(locale));
const changesFeed = (page: FeedPage, locale: Locale) =>
  lazy(async () => (await import("./http/changes-feed")).changesFeed(page, locale));
const ruleDates = lazyIn(async (locale) => (await import("./http/rule-dates")).ruleDates(locale));
const corrections = lazyIn(async (locale) =>
  (await import("./http/corrections-feed")).correctionsFeed(locale),
);
const cardLink = lazyIn(async (locale) => (await import("./http/donation")).cardLink(locale));
const pixCode = lazy(async () => (await import("./http/donation")).pixCode);
const startFetch = lazy(async () => (await import("./http/news-api")).startRun("fetch"));
const startSummaries = lazy(async () => (await import("./http/news-api")).startRun("summaries"));
const countView = lazy(async () => (await import("./http/news-api")).countView);
const subscribe = lazy(async () => (await import("./http/newsletter-api")).subscribe);
const oneClickPage = lazy(async () => (await import("./http/newsletter-api")).oneClickPage);
const oneClick = lazy(async () => (await import("./http/newsletter-api")).oneClickUnsubscribe);
const checkLimit = lazyIn(async (locale) => (await import("./http/check-limit")).checkLimit(locale));
const mailWebhook = lazy(async () => (await import("./http/mail-webhook")).mailWebhook);
const serviceWorker = lazy(async () => (await import("./http/service-worker")).serviceWorkerScript);
const sitemap = lazy(async () => (await import("./http/sitemap")).sitemap);
const robots = lazy(async () => (await import("./http/text-files")).robots);
const securityText = lazy(async () => (await import("./http/text-files")).securityText);

/** Gives every answer its id and the security headers, and refuses what nothing here takes. */
function guard(app: Hono<AppBindings>) {
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
  app.use(sameOriginPost([ONE_CLICK_PATH, MAIL_EVENTS_PATH, REPORT_PATH], ROOMY_FORMS));
}

/** Answers that are read: links, pictures, files and feeds. */
function addFiles(app: Hono<AppBindings>) {
  app.get("/healthz", health);
  app.get("*", shortLink);
  app.on("GET", [...pathInEveryLocale("/qr/:file{[^/]+\\.svg}")], qrImage);
  app.on("GET", [...pathInEveryLocale("/resources/:file{[^/]+\\.json}")], resourceJson);
  app.get("/downloads/:name", download);
  for (const locale of LOCALES) {
    app.get(searchIndexPath(locale), searchIndex(locale));
    app.get(kitFilePath(locale), schoolKit(locale));
    app.get(newsFeedPath(locale), newsFeed(locale));
    for (const page of FEED_PAGES) app.get(changesFeedPath(page, locale), changesFeed(page, locale));
    app.get(ruleDatesPath(locale), ruleDates(locale));
    app.get(correctionsFeedPath(locale), corrections(locale));
    app.get(`${cardLinksPath(locale)}:amount`, cardLink(locale));
  }
  app.get("/sw.js", serviceWorker);
  app.get("/sitemap.xml", sitemap);
  app.get("/robots.txt", robots);
  app.get(SECURITY_TEXT_PATH, securityText);
  app.get(PIX_API_PATH, pixCode).all(onlyGet);
}

/** Answers to what is sent. */
function addPosts(app: Hono<AppBindings>) {
  app.post(REPORT_PATH, cspReport);
  app.post(RUN_KINDS.fetch.path, startFetch);
  app.post(RUN_KINDS.summaries.path, startSummaries);
  app.post("/api/news/:id/view", countView);
  app.post(SIGN_UP_PATH, subscribe);
  app.get(ONE_CLICK_PATH, oneClickPage).post(oneClick);
  app.post(MAIL_EVENTS_PATH, mailWebhook);
  for (const locale of LOCALES) app.post(toPath("bncc-check", locale), checkLimit(locale));
  for (const path of ["/api/*", REPORT_PATH]) app.all(path, onlyPost);
}

/**
 * The HTTP side of the Worker: Hono answers what needs no React, and Remix renders the pages. The dev server runs the
 * same app around its own build. `loadBuild` is called when the first page has to be rendered, so that an answer
 * without a page never evaluates Remix.
 */
export function createApp(loadBuild: LoadBuild): Hono<AppBindings> {
  const app = new Hono<AppBindings>();
  app.router = createPlainRouter();
  guard(app);
  addFiles(app);
  addPosts(app);
  app.use(canonicalPath);
  for (const locale of LOCALES) app.all(toPath("desk", locale), deskGate);
  app.all("*", page(loadBuild));
  return app;
}
