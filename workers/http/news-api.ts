// The endpoints that start a fetch of the news, start their summaries and count the view of an article. Bodies are
// checked for origin, size and type before they come here (same-origin-post.ts).
import type { Context } from "hono";
import * as z from "zod/mini";
import { toPath } from "~/addresses/addresses";
import { LANGUAGES, PAGE_LANGUAGES, type PageLanguage, textIn } from "~/addresses/languages";
import { createDb } from "~/db/client.server";
import { hashClient } from "~/db/client-hash.server";
import { countWithinDay, isDaySpent } from "~/db/daily-counter.server";
import { RUN_KINDS, RUN_TRIGGER, type RunKind } from "~/features/news/core/run/run-kind";
import { failedRunState, NEWS_RUN_ID } from "~/features/news/core/run/run-notice";
import {
  cooldownOfPresses,
  type RunDecision,
  VISITOR_RUNS_PER_DAY,
  visitorRunsCounter,
} from "~/features/news/core/run/run-policy";
import { requestRun } from "~/features/news/io/request-run.server";
import {
  type RunServices,
  type RunStart,
  startFetchRun,
  startSummariesRun,
} from "~/features/news/io/run-news.server";
import { canBeSeen, raiseViewCount } from "~/features/news/io/view-count-store.server";
import { newsMessages } from "~/i18n/messages/news";
import { getConfig } from "../env";
import { createRunServices } from "../jobs/run-services";
import { createLog } from "../log";
import type { AppBindings } from "./app-bindings";
import { clientAddress } from "./client-address";
import { type ClientLimit, createWideLimit, secondsToWait } from "./client-limit";
import { languageOfSender, readPostedBody } from "./posted-body";

type ApiContext = Context<AppBindings>;

const PRESSES: ClientLimit = { name: "news-run", limit: 20, windowSeconds: 60 };
/** A view is seven rows of the database's day, so all of them together take no more than the free plan has. */
const secondsToWaitForView = createWideLimit({
  ...{ name: "news-view", limit: 60, windowSeconds: 60 },
  ...{ perSite: 200, overAll: 600, wideSeconds: 3600 },
});

const ARTICLE_ID = /^[0-9a-f]{32}$/;
const KEY_MAX_LENGTH = 200;
const HOUR_LENGTH = "2026-11-20T10".length;

const bodySchema = z.object({
  trigger: z.literal(RUN_TRIGGER),
  locale: z.optional(z.enum(PAGE_LANGUAGES)),
});

type StartRun = (services: RunServices, start: RunStart) => Promise<string | null>;
const START: Readonly<Record<RunKind, StartRun>> = { fetch: startFetchRun, summaries: startSummariesRun };

type Answer = RunDecision | { readonly state: "limited"; readonly retryAfterSeconds: number };

/**
 * Starts a run of one kind. A script gets JSON; a form gets the page it came from, with what happened in the address.
 */
export const startRun =
  (kind: RunKind) =>
  async (c: ApiContext): Promise<Response> => {
    const { isForm, body } = await readPostedBody(c);
    const parsed = bodySchema.safeParse(body);
    if (!parsed.success) return c.json({ error: "trigger" }, 400);
    const language = parsed.data.locale ?? languageOfSender(c);
    try {
      const answer = await press(c, kind);
      return isForm ? redirectToSection(c, language, answer) : answerJson(c, answer);
    } catch (error) {
      const log = createLog({ requestId: c.get("requestId") });
      log.error("news run not started", { operation: RUN_KINDS[kind].operation, error });
      return isForm ? failurePage(c, language, kind) : c.json({ error: "unavailable" }, 503);
    }
  };

async function press(c: ApiContext, kind: RunKind): Promise<Answer> {
  const now = new Date();
  const db = createDb(c.env.DB);
  const retryAfterSeconds = await secondsToWait(c, db, PRESSES, now);
  if (retryAfterSeconds !== null) return { state: "limited", retryAfterSeconds };
  const { operation } = RUN_KINDS[kind];
  const counter = visitorRunsCounter(operation);
  const isSpent = await isDaySpent(db, counter, VISITOR_RUNS_PER_DAY, now);
  const services = createRunServices(c.env);
  return requestRun(idempotencyKey(c), now, {
    runs: services.runs,
    operation,
    cooldownSeconds: cooldownOfPresses(getConfig(c.env).runCooldownSeconds, isSpent),
    start: async (request) => {
      const id = await START[kind](services, request);
      if (id !== null) await countWithinDay(db, counter, VISITOR_RUNS_PER_DAY, now);
      return id;
    },
  });
}

function idempotencyKey(c: ApiContext): string | null {
  const key = c.req.header("Idempotency-Key")?.trim() ?? "";
  return key !== "" && key.length <= KEY_MAX_LENGTH ? key : null;
}

function answerJson(c: ApiContext, answer: Answer): Response {
  if (answer.state === "limited") {
    c.header("Retry-After", String(answer.retryAfterSeconds));
    return c.json({ error: "limited", retryAfterSeconds: answer.retryAfterSeconds }, 429);
  }
  return c.json(answer, answer.state === "fresh" ? 200 : 202);
}

/** A 503 that says what failed and leads on to the news section, which says it again in its place. */
function failurePage(c: ApiContext, language: PageLanguage, kind: RunKind): Response {
  const message = textIn(newsMessages, language).run.failed[kind];
  const target = `${toPath("home", language)}?run=${failedRunState(kind)}#${NEWS_RUN_ID}`;
  return c.html(
    `<!doctype html><html lang="${LANGUAGES[language].tag}"><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${target}"><title>${message}</title><p>${message}</p></html>`,
    503,
  );
}

/** The language is all that the address takes from the visitor, and it can only be one of the site's. */
function redirectToSection(c: ApiContext, language: PageLanguage, answer: Answer): Response {
  const search = new URLSearchParams({ run: answer.state });
  if (answer.state === "fresh") search.set("next", answer.nextPossibleAt);
  return c.redirect(`${toPath("home", language)}?${search}#${NEWS_RUN_ID}`, 303);
}

/** `POST /api/news/:id/view`: 204, whether the view was counted now or within the last hour. */
export async function countView(c: ApiContext): Promise<Response> {
  const articleId = c.req.param("id") ?? "";
  if (!ARTICLE_ID.test(articleId)) return c.json({ error: "unknown-article" }, 404);
  const db = createDb(c.env.DB);
  const now = new Date();
  try {
    if (!(await canBeSeen(db, articleId, now))) return c.json({ error: "unknown-article" }, 404);
    const retryAfterSeconds = await secondsToWaitForView(c, db, now);
    if (retryAfterSeconds !== null) {
      c.header("Retry-After", String(retryAfterSeconds));
      return c.json({ error: "limited", retryAfterSeconds }, 429);
    }
    const hour = now.toISOString().slice(0, HOUR_LENGTH);
    await raiseViewCount(db, {
      articleId,
      mark: await hashClient(db, clientAddress(c), now, articleId, hour),
      now,
    });
    return c.body(null, 204);
  } catch (error) {
    createLog({ requestId: c.get("requestId") }).error("view not counted", { error });
    return c.json({ error: "unavailable" }, 503);
  }
}
