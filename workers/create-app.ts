import type { ServerBuild } from "@remix-run/cloudflare";
import type { Handler } from "hono";
import { Hono } from "hono/tiny";
import { pathOf } from "~/addresses/addresses";
import { LOCALES, pathInEveryLocale } from "~/addresses/languages";
import { POST_MAX_BYTES, PROBLEM_PARAMETER, TOO_LARGE } from "~/features/bncc/core/posted-text";
import { cardLinksPath } from "~/features/donations/core/card-link";
import { PIX_API_PATH } from "~/features/donations/core/pix-answer";
import { correctionsFeedPath, newsFeedPath } from "~/features/news/core/page/news-feed-path";
import { RUN_KINDS } from "~/features/news/core/run/run-kind";
import { MAIL_EVENTS_PATH, ONE_CLICK_PATH, SIGN_UP_PATH } from "~/features/newsletter/core/newsletter-links";
import { ruleChangesPath, ruleDatesPath } from "~/features/rules/core/rule-files";
import { kitFilePath } from "~/features/school-kit/core/kit";
import { searchIndexPath } from "~/features/search/core/search-index-file";
import { SECURITY_TEXT_PATH } from "~/features/seo/core/security-text";
import { allowedMethods, onlyPost } from "./http/allowed-methods";
import type { AppBindings } from "./http/app-bindings";
import { canonicalPath } from "./http/canonical-path";
import { page } from "./http/page";
import { createPlainRouter } from "./http/plain-router";
import { type RoomyForm, sameOriginPost } from "./http/same-origin-post";
import { addSecurityHeaders, isLocalHost, REPORT_PATH } from "./http/security-headers";
import { shortLink } from "./http/short-link";
import { createLog } from "./log";

/** A whole lesson plan is posted where the check of its codes has no script. */
const ROOMY_FORMS = new Map<string, RoomyForm>(
  LOCALES.map((locale) => pathOf("bncc-check", locale)).map((path) => [
    path,
    { maxBytes: POST_MAX_BYTES, refusedAt: `${path}?${PROBLEM_PARAMETER}=${TOO_LARGE}` },
  ]),
);

/** A handler behind import(): what asks for something else never evaluates it. */
function late(load: () => Promise<Handler<AppBindings>>): Handler<AppBindings> {
  return async (c, next) => (await load())(c, next);
}

/**
 * The HTTP side of the Worker: Hono answers what needs no React, and Remix renders the pages. The dev server runs the
 * same app around its own build. `loadBuild` is called when the first page has to be rendered, so that an answer
 * without a page never evaluates Remix.
 */
export function createApp(loadBuild: () => Promise<ServerBuild>): Hono<AppBindings> {
  const app = new Hono<AppBindings>();
  app.router = createPlainRouter();

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
  app.post(
    REPORT_PATH,
    late(async () => (await import("./http/csp-report")).cspReport),
  );
  app.get(
    "/healthz",
    late(async () => (await import("./http/health")).health),
  );
  app.get("*", shortLink);
  app.on(
    "GET",
    [...pathInEveryLocale("/qr/:file{[^/]+\\.svg}")],
    late(async () => (await import("./http/qr")).qrImage),
  );
  app.on(
    "GET",
    [...pathInEveryLocale("/resources/:file{[^/]+\\.json}")],
    late(async () => (await import("./http/resource-json")).resourceJson),
  );
  app.get(
    "/downloads/:name",
    late(async () => (await import("./http/downloads")).download),
  );
  for (const locale of LOCALES)
    app.get(
      searchIndexPath(locale),
      late(async () => (await import("./http/search-index")).searchIndex(locale)),
    );
  for (const locale of LOCALES)
    app.get(
      kitFilePath(locale),
      late(async () => (await import("./http/school-kit-file")).schoolKitFile(locale)),
    );
  for (const locale of LOCALES)
    app.get(
      newsFeedPath(locale),
      late(async () => (await import("./http/news-feed")).newsFeed(locale)),
    );
  for (const locale of LOCALES) {
    app.get(
      ruleChangesPath(locale),
      late(async () => (await import("./http/rule-files")).ruleChanges(locale)),
    );
    app.get(
      ruleDatesPath(locale),
      late(async () => (await import("./http/rule-files")).ruleDates(locale)),
    );
  }
  for (const locale of LOCALES)
    app.get(
      correctionsFeedPath(locale),
      late(async () => (await import("./http/corrections-feed")).correctionsFeed(locale)),
    );
  for (const locale of LOCALES)
    app.get(
      `${cardLinksPath(locale)}:amount`,
      late(async () => (await import("./http/donation")).cardLink(locale)),
    );
  app
    .get(
      PIX_API_PATH,
      late(async () => (await import("./http/donation")).pixCode),
    )
    .all(late(async () => (await import("./http/donation")).onlyGet));
  app.post(
    RUN_KINDS.fetch.path,
    late(async () => (await import("./http/news-api")).startRun("fetch")),
  );
  app.post(
    RUN_KINDS.summaries.path,
    late(async () => (await import("./http/news-api")).startRun("summaries")),
  );
  app.post(
    "/api/news/:id/view",
    late(async () => (await import("./http/news-api")).countView),
  );
  app.post(
    SIGN_UP_PATH,
    late(async () => (await import("./http/newsletter-api")).subscribe),
  );
  app
    .get(
      ONE_CLICK_PATH,
      late(async () => (await import("./http/newsletter-api")).oneClickPage),
    )
    .post(late(async () => (await import("./http/newsletter-api")).oneClickUnsubscribe));
  app.post(
    MAIL_EVENTS_PATH,
    late(async () => (await import("./http/mail-webhook")).mailWebhook),
  );
  for (const path of ["/api/*", REPORT_PATH]) app.all(path, onlyPost);
  app.get(
    "/sw.js",
    late(async () => (await import("./http/service-worker")).serviceWorkerScript),
  );
  app.get(
    "/sitemap.xml",
    late(async () => (await import("./http/sitemap")).sitemap),
  );
  app.get(
    "/robots.txt",
    late(async () => (await import("./http/robots")).robots),
  );
  app.get(
    SECURITY_TEXT_PATH,
    late(async () => (await import("./http/security-text")).securityText),
  );
  app.use(canonicalPath);
  app.all("*", page(loadBuild));
  return app;
}
