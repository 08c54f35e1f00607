// Does what a form of the desk asks for, once, and writes down what stood before.
import { LOCALES, type Locale } from "~/addresses/languages";
import type { Db } from "~/db/client.server";
import { type ActOutcome, type AskedAct, parseAct } from "~/features/desk/core/acts";
import { listActs, readState, removeAct, writeAct } from "~/features/desk/io/act-store.server";
import { weekOfNextLetter } from "~/features/digest/core/digest-schedule";
import { toDigestMessage } from "~/features/newsletter/io/digest-mailing.server";
import { retargetKey } from "~/features/short-links/core/link-target";
import { keysOfRetarget, planTarget } from "~/features/short-links/core/plan-retarget";
import { findShortLink } from "~/features/short-links/io/built-in-links.server";
import { type Env, getConfig } from "../env";
import { composeDigest } from "../jobs/digest";
import { getMailWords, queueMails } from "../jobs/mail";
import { ownHosts } from "./site-state";

interface Actor {
  readonly env: Env;
  readonly db: Db;
  readonly who: string;
  readonly locale: Locale;
  readonly now: Date;
}

/** Performs an act; "late" where its thing was changed since the form was shown. Rejects without D1. */
export async function performAct(
  fields: Readonly<Record<string, unknown>>,
  actor: Actor,
): Promise<ActOutcome> {
  const { env, db, who, now } = actor;
  const asked = parseAct(fields, await listActs(db, now));
  if (asked === null) return fields.undo === undefined ? "refused" : "late";
  if (asked.area === "letter") return sendLetter(asked, actor);
  const isCode = asked.area === "code";
  const before = isCode ? await readTarget(asked, env) : await readState(db, asked);
  const after = toState(asked, env, now);
  if (before === undefined || after === undefined) return "refused";
  // A command may have changed what is to be taken back.
  if (after === before || (asked.undoes !== null && before !== asked.undoes.after)) return "late";
  const written = await writeAct(db, { ...asked, at: now.toISOString(), who, before, after });
  if (written === null) return "late";
  if (isCode)
    await setTarget(asked.id, after, env).catch(async (error) => {
      await removeAct(db, written);
      throw error;
    });
  return asked.undoes === null ? "done" : "undone";
}

/** The author's target of a code that the site knows; nothing here makes, renames or deletes one. */
async function readTarget({ id, undoes }: AskedAct, env: Env) {
  if (findShortLink(id) === null) return undefined;
  // KV lags behind the act that is taken back.
  return undoes === null ? env.LINKS.get(retargetKey(id)) : undoes.after;
}

/** The state that is asked for; undefined for a target that cannot be followed. */
function toState({ area, to, undoes }: AskedAct, env: Env, now: Date) {
  if (to === null || undoes !== null) return to;
  if (area === "article") return `${to} ${now.toISOString()}`;
  if (area !== "code") return to;
  const planned = planTarget(null, to, LOCALES, ownHosts(env));
  return planned.ok ? planned.value : undefined;
}

/** Sends the next letter as it stands to the author's own address, and to nobody else. A sent one is not taken back. */
async function sendLetter(asked: AskedAct, { env, db, who, locale, now }: Actor): Promise<ActOutcome> {
  if (asked.undoes !== null) return "late";
  const { contactEmail, canWriteMails } = getConfig(env);
  const { outcome } = await composeDigest(db, weekOfNextLetter(now), locale);
  if (contactEmail === null || !canWriteMails || outcome.kind === "none") return "refused";
  const reader = { address: contactEmail, addressHash: "desk", token: "preview" };
  const digest = toDigestMessage(outcome.issue, reader, getMailWords(env));
  const message = { ...digest, idempotencyKey: `preview/${crypto.randomUUID()}` };
  const act = { ...asked, at: now.toISOString(), who, before: null, after: null };
  if ((await writeAct(db, act, { addressHash: reader.addressHash, message })) === null) return "late";
  await queueMails(env.JOBS, [message.idempotencyKey]);
  return "sent";
}

async function setTarget(id: string, value: string | null, env: Env): Promise<void> {
  if (value !== null) await env.LINKS.put(retargetKey(id), value);
  else for (const key of keysOfRetarget(id)) await env.LINKS.delete(key);
}
