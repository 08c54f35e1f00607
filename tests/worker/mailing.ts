// Newsletter and mail of one test: an account at the local mail provider, its own configuration, the real
// database, a queue that is drained by hand.
import {
  createExecutionContext,
  createScheduledController,
  env,
  waitOnExecutionContext,
} from "cloudflare:test";
import { hashAddress } from "~/features/newsletter/core/address-hash";
import { createApp } from "../../workers/create-app";
import type { Env } from "../../workers/env";
import { handleScheduled } from "../../workers/scheduled";
import type { Account, Behaviour, TakenMail } from "../servers/mail-provider";
import { createPipeline, type Pipeline } from "./pipeline";

export const ORIGIN = "https://site.example";
/** Key of the address hashes. */
export const HASH_KEY = "a key of the tests, as long as it has to be";

/** Handlers only: a request that would need a page fails the test. */
const app = createApp(() => Promise.reject(new Error("pages need the build")));

export interface MailingTest extends Pipeline {
  /** Sends a request to the Worker's handlers and waits for what they do after the answer. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Signs up as the enhanced form does; each call comes from a client of its own unless one is named. */
  signUp(email: string, fields?: Readonly<Record<string, unknown>>, client?: string): Promise<Response>;
  /** Runs a cron, the digest's unless another is named, at an instant. */
  digestCron(instant: string, cron?: string): Promise<void>;
  /** State of the account at the provider. */
  account(): Promise<Account>;
  /** Plays faults of the provider, one step per request. */
  misbehave(...steps: readonly Behaviour[]): Promise<void>;
}

/** `variables` override the configuration, which sends through the local provider; requests are given `watched` bindings. */
export function createMailing(
  variables: Readonly<Record<string, string>> = {},
  watched: (bindings: Env) => Env = (bindings) => bindings,
): MailingTest {
  const baseUrl = `http://${env.MAIL_PROVIDER_SERVER}/${crypto.randomUUID()}`;
  // One feed that is not there: the hourly run is to be about mail.
  const pipeline = createPipeline([{ feed: `http://${env.SCRIPTED_SERVER}/no-feed` }], {
    SITE_ORIGIN: ORIGIN,
    MAIL_PROVIDER: "resend",
    MAIL_FROM: "AI Teacher Pro <news@site.example>",
    RESEND_API_KEY: "re_test",
    RESEND_BASE_URL: baseUrl,
    ADDRESS_HASH_KEY: HASH_KEY,
    TURNSTILE_SITE_KEY: "site-key",
    TURNSTILE_SECRET_KEY: "secret-key",
    TURNSTILE_VERIFY_URL: `${baseUrl}/siteverify`,
    ...variables,
  });

  const bindings = watched(pipeline.env);

  async function request(path: string, init?: RequestInit): Promise<Response> {
    const context = createExecutionContext();
    const answer = await app.fetch(new Request(ORIGIN + path, init), bindings, context);
    await waitOnExecutionContext(context);
    return answer;
  }

  return {
    ...pipeline,
    request,
    signUp(email, fields = {}, client = crypto.randomUUID()) {
      return request("/api/newsletter", {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: ORIGIN, "CF-Connecting-IP": client },
        body: JSON.stringify({
          email,
          locale: "en",
          place: "inline",
          elapsed: 5000,
          "cf-turnstile-response": "token",
          ...fields,
        }),
      });
    },
    async digestCron(instant, cron = "0 9 * * MON") {
      const controller = createScheduledController({ cron, scheduledTime: new Date(instant) });
      await handleScheduled(controller, pipeline.env);
    },
    account: async () => (await fetch(baseUrl)).json<Account>(),
    async misbehave(...steps) {
      const answer = await fetch(`${baseUrl}/script`, { method: "PUT", body: JSON.stringify(steps) });
      await answer.body?.cancel();
    },
  };
}

/** The token of the first link to this page in a mail. */
export function tokenIn(mail: TakenMail | undefined, page: string): string {
  const link = new RegExp(`/newsletter/${page}\\?token=([\\w-]+)`).exec(mail?.text ?? "");
  if (link?.[1] === undefined) throw new Error(`the mail has no link to ${page}`);
  return link[1];
}

/** An address nobody else in the file uses, in a domain of its own unless one is named. */
export function newAddress(domain?: string): string {
  const id = crypto.randomUUID();
  return `reader-${id}@${domain ?? `${id}.example.com`}`;
}

/** The codes of an address, as the Worker under test stores them. */
export function listHashes(address: string) {
  return hashAddress({ dedupeKey: address.toLowerCase() }, HASH_KEY);
}
