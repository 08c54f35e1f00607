// The link watch: each week one message for every address that the site's records name, and a mail about those that
// changed. What it finds changes no page by itself.
import { sql } from "drizzle-orm";
import { toPath } from "~/addresses/addresses";
import { DEFAULT_LOCALE } from "~/addresses/languages";
import { createDb } from "~/db/client.server";
import { valueList } from "~/db/value-list.server";
import { writeBatch } from "~/db/write-batch.server";
import {
  APART_SECONDS,
  addSight,
  asksForAnotherLook,
  asksForHead,
  placeByHost,
} from "~/features/link-watch/core/link-state";
import { buildLinksMail } from "~/features/link-watch/core/links-report";
import { createLinkStore, type Turn } from "~/features/link-watch/io/link-store.server";
import { type Looking, lookAt } from "~/features/link-watch/io/look-at.server";
import { readRobots, robotsRefusal } from "~/features/link-watch/io/robots.server";
import { parseEmailAddress } from "~/features/mail/core/email-address";
import { insertMails } from "~/features/mail/io/mail-rows.server";
import { hashAddress } from "~/features/newsletter/core/address-hash";
import { DAY_MS, HOUR_MS } from "~/lib/durations";
import { type Env, getConfig } from "../env";
import { queueMails } from "./mail";
import type { JobMessage } from "./messages";
import { sendAll } from "./run-services";

type LookMessage = Extract<JobMessage, { type: "look-at-link" }>;

/** The longest that a message may wait (Cloudflare Queues limit). */
const LONGEST_WAIT_SECONDS = (12 * HOUR_MS) / 1000;
/** A host that asks for more would never be looked at again. */
const LONGEST_REST_SECONDS = (6 * DAY_MS) / 1000;
/** Looks at an address in a week: one, a second on another day where something changed, and one for a busy server. */
const MOST_LOOKS = 3;

/** The weekly job: asks for a look at every address. */
export async function watchLinks(env: Env): Promise<void> {
  const { listOutgoingAddresses } = await import("~/features/link-watch/io/outgoing-addresses.server");
  const addresses = listOutgoingAddresses();
  await createLinkStore(createDb(env.DB)).forgetOthers(addresses);
  const messages = placeByHost(addresses).map(({ address, place }) => {
    const body: LookMessage = { type: "look-at-link", address, place, look: 1 };
    return { body, delaySeconds: place * APART_SECONDS };
  });
  await sendAll(env.JOBS, messages);
}

/** One look at one address. A host that is not to be asked yet is asked later, as is what has to be seen again. */
export async function lookAtLink(
  message: LookMessage,
  env: Env,
  now: Date,
  limits: Pick<Looking, "timeoutMs"> = {},
): Promise<void> {
  const { address, place, look } = message;
  const store = createLinkStore(createDb(env.DB));
  const { siteOrigin, fetchAllow } = getConfig(env);
  const userAgent = `AITeacherPro-Links/1.0 (+${siteOrigin}${toPath("how-we-check", DEFAULT_LOCALE)}#links)`;
  const looking = { fetch, fetchAllow, userAgent, ...limits };
  const again = async (next: LookMessage, seconds: number) => {
    const delaySeconds = Math.min(seconds + place * APART_SECONDS, LONGEST_WAIT_SECONDS);
    // A longer wait is one for next week.
    if (seconds <= LONGEST_WAIT_SECONDS) await env.JOBS.send(next, { delaySeconds });
  };
  /** Each host that the look comes to. */
  const turns = new Map<string, Turn>();
  const findObstacle = async (url: URL) => {
    const { host } = url;
    const turn = turns.get(host) ?? (await store.takeTurn(host, now));
    const robots = turn.freeAt === null ? (turn.robots ?? (await readRobots(url.origin, looking))) : null;
    turns.set(host, { ...turn, robots });
    if (robots === null) return "not yet";
    if (turn.robots === null) await store.updateHost(host, { robots, robotsAt: now.toISOString() });
    return robotsRefusal(url, robots, userAgent);
  };
  const link = await store.getLink(address);
  const { sight, wait } = await lookAt(address, asksForHead(link), findObstacle, looking);
  const freeAt = [...turns.values()].map((turn) => turn.freeAt).find((instant) => instant !== null);
  if (freeAt != null) return again(message, Math.ceil((freeAt.getTime() - now.getTime()) / 1000));
  const seen = addSight(link, sight, now.toISOString());
  await store.saveLink(seen);
  if (wait !== null) {
    const rest = Math.min(wait.seconds, LONGEST_REST_SECONDS) * 1000;
    await store.updateHost(wait.host, { freeAt: new Date(now.getTime() + rest).toISOString() });
  }
  if (look < MOST_LOOKS && asksForAnotherLook(seen)) {
    await again({ ...message, look: look + 1 }, wait?.seconds ?? LONGEST_WAIT_SECONDS);
  }
}

/** The mail of the week to the author about addresses that changed; none where nothing did. */
export async function mailLinkChanges(env: Env, now: Date): Promise<void> {
  const { contactEmail, canWriteMails, addressHashKey, mail, siteOrigin } = getConfig(env);
  const contact = contactEmail === null ? null : parseEmailAddress(contactEmail);
  if (!canWriteMails || contact === null || !contact.ok) return;
  const db = createDb(env.DB);
  const links = await createLinkStore(db).listUntold();
  const lastLook = links.at(-1)?.seenAt;
  if (lastLook == null) return;
  const message = buildLinksMail({ to: contact.email.address, from: mail.from, siteOrigin }, lastLook, links);
  const { address: addressHash } = await hashAddress(contact.email, addressHashKey);
  const addresses = valueList(links.map(({ address }) => address));
  await writeBatch(db, [
    insertMails([{ addressHash, message }], now, sql`true`),
    sql`
      update watched_links set is_told = true
      where address in ${addresses} and seen_at <= ${lastLook}`,
  ]);
  await queueMails(env.JOBS, [message.idempotencyKey]);
}
