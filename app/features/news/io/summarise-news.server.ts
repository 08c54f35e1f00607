// Summarises one article per invocation. The chain of models is asked for sentences in the article's own language, and
// then for a translation of that text. When no model answers, or none is configured, the built-in extract takes
// their place, and the article stays pending as long as trying again may help.

import { localeOfWritten, WRITTEN_LANGUAGES } from "~/addresses/languages";
import { checkedModel } from "~/ai/core/checked-model";
import { fallback, retryDelaySeconds } from "~/ai/core/fallback";
import type {
  AnswerCheck,
  Model,
  ModelAttempt,
  ModelPrompt,
  ModelResult,
  Provider,
} from "~/ai/core/model-port";

import {
  type ArticleSummary,
  type ArticleTexts,
  EXTRACT,
  type SummaryText,
} from "~/features/news/core/article";
import { extractSummary } from "~/features/news/core/rules/extract-summary";
import { createSummaryCheck, toShortText } from "~/features/news/summary/check-summary-answer";
import { createTranslation } from "~/features/news/summary/check-translation-answer";
import { summaryPrompt } from "~/features/news/summary/prompt";
import { listSourceSentences } from "~/features/news/summary/source-sentences";
import type { CircuitBreakerStore } from "./circuit-breaker-store.server";
import type { ItemOutcome } from "./run-store.server";
import type { ClaimedArticle, SummaryRetry, SummaryStore } from "./summary-store.server";

/** Attempts while providers fail to answer: about a day with the growing delays between them. */
const MOST_OUTAGE_ATTEMPTS = 12;

/** Attempts while models answer and the answers are refused: each one costs money. */
const MOST_REFUSED_ATTEMPTS = 3;

const OUTAGES: ReadonlySet<ModelAttempt["outcome"]> = new Set([
  "timeout",
  "rate-limited",
  "server-error",
  "network",
  "rejected",
  "paused",
]);

/** No model was called: its circuit breaker is open, or the day's calls are spent. */
const WITHOUT_CALL: ReadonlySet<ModelAttempt["outcome"]> = new Set(["paused", "budget"]);

export interface SummariseServices {
  readonly store: SummaryStore;
  /** The models in the order they are asked; none on a machine without keys. */
  readonly providers: readonly Provider[];
  /** Circuit breakers of the models. */
  readonly rests: CircuitBreakerStore;
  /** Time limit of each model, in milliseconds, because one may hang or answer without end. */
  readonly modelDeadlineMs: number;
  readonly clock: () => Date;
  /** 0 to 1, spreads repeated attempts. */
  readonly chance: () => number;
}

interface AskOptions {
  /** True once a partial answer is all that is wanted. */
  readonly isOver?: () => boolean;
  /** Attempts already made for this article: a model that has just failed is not asked again. */
  readonly before?: readonly ModelAttempt[];
}

/** Asks the chain of models one thing. */
type Ask = <T>(prompt: ModelPrompt, check: AnswerCheck<T>, options?: AskOptions) => Promise<ModelResult<T>>;

/** Summarises one article that waits for it: done, pending, or unchanged when there is nothing to do. */
export async function summariseNews(
  id: string,
  runId: string,
  services: SummariseServices,
): Promise<ItemOutcome> {
  const { store, clock } = services;
  const startedAt = clock();
  const article = await store.claim(id, startedAt);
  if (article === null) return "unchanged";
  const known = await services.rests.read();
  const rests = new Map(known);
  const written = await writeSummary(article, createAsk(services, rests));
  const now = clock();
  await services.rests.saveChanges(known, rests);
  const retry = written.isFinal
    ? null
    : decideRetry(article, written.attempts, written.retryAt, now, services.chance());
  if (retry?.counts === false && !written.isNew && article.summarisedBy !== null) {
    await store.postpone(article, retry.at);
    return "pending";
  }
  const summary = written.summary ?? extractSummary(article);
  await store.save({
    article,
    summary,
    retry,
    runId,
    detail: { summarisedBy: summary.summarisedBy, attempts: written.attempts },
    durationMs: now.getTime() - startedAt.getTime(),
    now,
  });
  return retry === null ? "done" : "pending";
}

function createAsk({ providers, clock, modelDeadlineMs }: SummariseServices, rests: RestMap): Ask {
  const circumstances = { now: () => clock().getTime(), rests, deadlineMs: modelDeadlineMs };
  return <T>(prompt: ModelPrompt, check: AnswerCheck<T>, options: AskOptions = {}) => {
    const { isOver = () => false, before = [] } = options;
    const failed = new Set(before.filter(({ outcome }) => outcome !== "answered").map(({ model }) => model));
    for (const { model, outcome } of before) if (outcome === "answered") failed.delete(model);
    const models = providers
      .filter(({ name }) => !failed.has(name))
      .map((provider): Model<T> => {
        const model = checkedModel(provider, check, circumstances);
        return async (asked) => {
          const result = await model(asked);
          return result.ok && isOver() ? { ...result, isWhole: true } : result;
        };
      });
    // The check keeps what has passed, so a later answer has it, too.
    return fallback(models, (_, value) => ({ value, isWhole: isOver() }))(prompt);
  };
}

type RestMap = Parameters<typeof checkedModel>[2]["rests"];

interface Written {
  /** Null where no model has chosen sentences. */
  readonly summary: ArticleSummary | null;
  /** False where nothing is told that did not stand before. */
  readonly isNew: boolean;
  /** True where trying again would help nobody. */
  readonly isFinal: boolean;
  readonly attempts: readonly ModelAttempt[];
  readonly retryAt: number | null;
}

/** The sentences in the article's own language, unless they stand already, and their translation. */
async function writeSummary(article: ClaimedArticle, ask: Ask): Promise<Written> {
  const standing = article.ownText ?? toShortText(article);
  if (standing !== null) {
    const own = { texts: {}, tags: [], influenceScore: null, educationRelevance: null };
    return translate(article, standing, own, ask, []);
  }
  const [, ...sentences] = listSourceSentences(article);
  const prompt = summaryPrompt({ title: article.title, sentences });
  const result = await ask(prompt, createSummaryCheck(article, prompt));
  const { attempts } = result;
  if (!result.ok) return { summary: null, isNew: false, isFinal: false, attempts, retryAt: result.retryAt };
  const { text, ...rest } = result.value;
  return translate(article, { ...text, writtenBy: result.model }, rest, ask, attempts);
}

async function translate(
  article: ClaimedArticle,
  own: SummaryText,
  scores: Pick<ArticleSummary, "tags" | "influenceScore" | "educationRelevance">,
  ask: Ask,
  before: readonly ModelAttempt[],
): Promise<Written> {
  const texts: ArticleTexts = { [localeOfWritten(article.language)]: own };
  const attempts = [...before];
  let isFinal = true;
  let isNew = before.length > 0;
  let retryAt: number | null = null;
  for (const language of WRITTEN_LANGUAGES.filter((other) => other !== article.language)) {
    const { prompt, check, isOver } = createTranslation(own, article, language);
    const result = await ask(prompt, check, { isOver, before });
    attempts.push(...result.attempts);
    if (result.ok) {
      texts[localeOfWritten(language)] = { ...result.value, writtenBy: result.model };
      isNew = true;
    } else if (result.attempts.every(({ outcome }) => OUTAGES.has(outcome) || WITHOUT_CALL.has(outcome))) {
      // Nobody has answered; a translation that failed would fail again.
      isFinal = false;
      retryAt = result.retryAt;
    }
  }
  const author = own.writtenBy ?? EXTRACT;
  const translator = Object.values(texts).find(({ writtenBy }) => writtenBy !== EXTRACT)?.writtenBy;
  const summary = { ...scores, texts, summarisedBy: author === EXTRACT ? (translator ?? EXTRACT) : author };
  return { summary, isNew, isFinal, attempts, retryAt };
}

/** When a model should be asked again; null when the extract is final. */
function decideRetry(
  article: ClaimedArticle,
  attempts: readonly ModelAttempt[],
  retryAt: number | null,
  now: Date,
  chance: number,
): SummaryRetry | null {
  if (attempts.length === 0) return null;
  if (attempts.every(({ outcome }) => WITHOUT_CALL.has(outcome) || outcome === "answered")) {
    const isSpent = retryAt === null || attempts.some(({ outcome }) => outcome === "budget");
    return { at: isSpent ? startOfNextDay(now) : new Date(retryAt).toISOString(), counts: false };
  }
  const most = attempts.some(({ outcome }) => OUTAGES.has(outcome))
    ? MOST_OUTAGE_ATTEMPTS
    : MOST_REFUSED_ATTEMPTS;
  if (article.attempts >= most) return null;
  const seconds = retryDelaySeconds(article.attempts, chance, retryAt, now.getTime());
  return { at: new Date(now.getTime() + seconds * 1000).toISOString(), counts: true };
}

/** AI_DAILY_LIMIT counts UTC days. */
function startOfNextDay(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)).toISOString();
}
