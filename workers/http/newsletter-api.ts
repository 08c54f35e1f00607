// One endpoint for inline form, popup and footer: as JSON for the enhanced form, and as an ordinary form post that
// ends on the answer page. Checks made before the address is looked at may change the answer, and what comes after
// may not. Origin, size and type were checked before (same-origin-post.ts).
import type { Context } from "hono";
import { toPath } from "~/addresses/addresses";
import { completeLocale, type PageLanguage, preferredLocale } from "~/addresses/languages";
import { createDb } from "~/db/client.server";
import { parseEmailAddress } from "~/features/mail/core/email-address";
import { parseSignUpForm, type SignUpForm } from "~/features/newsletter/core/form-guards";
import { TOKEN_PARAMETER } from "~/features/newsletter/core/newsletter-links";
import {
  ANSWER_STATUS,
  answerPageSearch,
  type SignUpAnswer,
} from "~/features/newsletter/core/sign-up-answer";
import { signUp } from "~/features/newsletter/io/sign-up.server";
import { unsubscribe } from "~/features/newsletter/io/subscription.server";
import { signUpText } from "~/i18n/messages/newsletter-answers";
import { getConfig } from "../env";
import { getMailWords, queueMails } from "../jobs/mail";
import { createLog } from "../log";
import type { AppBindings } from "./app-bindings";
import type { ClientLimit } from "./client-limit";
import { languageOfSender, readPostedBody } from "./posted-body";

import { refuseSender } from "./sign-up-check";

type ApiContext = Context<AppBindings>;

/** The limit is generous, because a whole school may share one address and sign up in one workshop. */
const SIGN_UPS: ClientLimit = { name: "newsletter", limit: 40, windowSeconds: 3600 };

/** `POST /api/newsletter`. */
export async function subscribe(c: ApiContext): Promise<Response> {
  const { isForm, body } = await readPostedBody(c);
  const form = parseSignUpForm(toRecord(body));
  const language = form.language ?? languageOfSender(c);
  const answer = await answerSignUp(c, form, language, !isForm);
  if (isForm) return c.redirect(toPath("newsletter", language) + answerPageSearch(answer), 303);
  if ("retryAfterSeconds" in answer) c.header("Retry-After", String(answer.retryAfterSeconds));
  return c.json({ ...answer, message: signUpText(answer, language) }, ANSWER_STATUS[answer.state]);
}

async function answerSignUp(
  c: ApiContext,
  form: SignUpForm,
  language: PageLanguage,
  hasScript: boolean,
): Promise<SignUpAnswer> {
  if (form.sender === "robot") return { state: "accepted" };
  if (form.sender === "too-fast") return { state: "too-fast" };
  const parsed = parseEmailAddress(form.email);
  if (!parsed.ok) return { state: "invalid", reason: parsed.reason };
  const { mail, addressHashKey, canWriteMails } = getConfig(c.env);
  const log = createLog({ requestId: c.get("requestId") });
  const now = new Date();
  try {
    const db = createDb(c.env.DB);
    const { turnstileToken } = form;
    const refused = await refuseSender(c, db, { turnstileToken, hasScript, limit: SIGN_UPS }, now);
    if (refused !== null) return refused;
    if (!canWriteMails) return { state: "failed" };
    const { hourlyLimit } = mail;
    const services = { db, hourlyLimit, secret: addressHashKey, ...getMailWords(c.env) };
    const outcome = await signUp(parsed.email, completeLocale(language), services, now);
    if (outcome.kind === "try-later") {
      return { state: "try-later", retryAfterSeconds: outcome.retryAfterSeconds };
    }
    // This runs after the answer. Otherwise the time of the answer would show whether a mail is on its way. The
    // hourly run makes up for a lost message.
    if (outcome.mailKey !== null) {
      const queued = queueMails(c.env.JOBS, [outcome.mailKey]);
      c.executionCtx.waitUntil(queued.catch((error) => log.error("mail not queued", { error })));
    }
    return { state: "accepted" };
  } catch (error) {
    log.error("sign-up failed", { error });
    return { state: "failed" };
  }
}

function toRecord(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === "object" && body !== null ? { ...body } : {};
}

/**
 * `POST /api/newsletter/one-click?token=`: RFC 8058. No session, no origin, any body; the answer is the same for
 * every token. Without the database the mail program is told to come again.
 */
export async function oneClickUnsubscribe(c: ApiContext): Promise<Response> {
  try {
    await unsubscribe(createDb(c.env.DB), c.req.query(TOKEN_PARAMETER) ?? "", new Date());
    return c.text("Unsubscribed\n");
  } catch (error) {
    createLog({ requestId: c.get("requestId") }).error("unsubscribe failed", { error });
    return c.text("Try again later\n", 503, { "Retry-After": "60" });
  }
}

/** `GET` of the same address, by a mail program that can only follow links: it leads to the page with the button. */
export function oneClickPage(c: ApiContext): Response {
  const locale = preferredLocale(c.req.header("Accept-Language"));
  const token = new URLSearchParams({ [TOKEN_PARAMETER]: c.req.query(TOKEN_PARAMETER) ?? "" });
  return c.redirect(`${toPath("newsletter-unsubscribe", locale)}?${token}`, 303);
}
