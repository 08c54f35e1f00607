// Does what a form of the desk asks for, once, and writes down what stood before.
import { LOCALES, type Locale } from "~/addresses/languages";
import { createDb, type Db } from "~/db/client.server";
import {
  type ActOutcome,
  type AskedAct,
  type DeskAct,
  type DeskArea,
  readSubject,
  subjectFor,
} from "~/features/desk/core/acts";
import { findAct, isActWritten, removeAct, writeAct } from "~/features/desk/io/act-store.server";
import { changeStatements, findState } from "~/features/desk/io/desk-state.server";
import { weekOfNextLetter } from "~/features/digest/core/digest-schedule";
import { weekSlug } from "~/features/digest/core/iso-week";
import { insertMails } from "~/features/mail/io/mail-rows.server";
import { toDigestMessage } from "~/features/newsletter/io/digest-mailing.server";
import { retargetKey } from "~/features/short-links/core/link-target";
import { keysOfRetarget, planTarget } from "~/features/short-links/core/plan-retarget";
import { findShortLink } from "~/features/short-links/io/built-in-links.server";
import { type Env, getConfig } from "../env";
import { composeDigest } from "../jobs/digest";
import { getMailWords, queueMails } from "../jobs/mail";
import { ownHosts } from "./own-targets";

interface Actor {
  readonly env: Env;
  readonly who: string;
  readonly locale: Locale;
  readonly now: Date;
}

interface Change {
  readonly area: DeskArea;
  readonly id: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly undoes: number | null;
  readonly seen: number;
}

/** Performs an act; "late" where another was done on the same thing since the form was shown. Rejects without D1. */
export async function performAct(asked: AskedAct, actor: Actor): Promise<ActOutcome> {
  const db = createDb(actor.env.DB);
  if (asked.kind === "send-letter") return sendLetter(db, asked.seen, actor);
  if (asked.kind === "undo") {
    const act = await findAct(db, asked.act, actor.now);
    return act === null ? "late" : undo(db, act, actor);
  }
  const { area, id, seen } = asked;
  const found = area === "code" ? await findCode(actor.env, id) : await findState(db, area, id);
  if (found === null) return "refused";
  const after = toState(asked, found.state, actor);
  if (after === false) return "refused";
  if (after === found.state) return "same";
  return change(db, { area, id, before: found.state, after, undoes: null, seen }, actor);
}

/** The author's target of a code that the site knows: nothing makes, renames or deletes a code here. */
async function findCode(env: Env, id: string): Promise<{ readonly state: string | null } | null> {
  return findShortLink(id) === null ? null : { state: await env.LINKS.get(retargetKey(id)) };
}

/** The state that a form asks for; false for a target that cannot be followed. */
function toState(
  { area, to }: Extract<AskedAct, { kind: "change" }>,
  before: string | null,
  { env, now }: Actor,
): string | null | false {
  if (to === null) return null;
  if (area === "article") return before?.startsWith(`${to} `) ? before : `${to} ${now.toISOString()}`;
  if (area !== "code") return to;
  const planned = planTarget(before, to, LOCALES, ownHosts(env));
  return planned.ok && planned.value;
}

async function undo(db: Db, act: DeskAct, actor: Actor): Promise<ActOutcome> {
  const subject = readSubject(act.subject);
  if (subject === null) return "refused";
  // A command may have changed it since. KV lags, so no code is compared.
  if (subject.area !== "code" && (await findState(db, subject.area, subject.id))?.state !== act.after)
    return "late";
  const { before: after, after: before, id: seen } = act;
  const outcome = await change(db, { ...subject, before, after, undoes: act.id, seen }, actor);
  return outcome === "done" ? "undone" : outcome;
}

async function change(db: Db, change: Change, { env, who, now }: Actor): Promise<ActOutcome> {
  const { area, id, before, after, undoes, seen } = change;
  const nonce = crypto.randomUUID();
  const act = {
    at: now.toISOString(),
    who,
    subject: subjectFor(area, id),
    before,
    after,
    undoes,
    seen,
    nonce,
  };
  if (area !== "code") {
    const isWritten = await writeAct(db, act, changeStatements(area, id, after, nonce));
    return isWritten ? "done" : "late";
  }
  if (!(await writeAct(db, act))) return "late";
  try {
    if (after !== null) await env.LINKS.put(retargetKey(id), after);
    else for (const key of keysOfRetarget(id)) await env.LINKS.delete(key);
    return "done";
  } catch (error) {
    await removeAct(db, nonce);
    throw error;
  }
}

/** Sends the next letter as it stands to the author's own address, and to nobody else. */
async function sendLetter(db: Db, seen: number, { env, who, locale, now }: Actor): Promise<ActOutcome> {
  const { contactEmail, canWriteMails } = getConfig(env);
  const week = weekOfNextLetter(now);
  const { outcome } = await composeDigest(db, week, locale);
  if (contactEmail === null || !canWriteMails || outcome.kind === "none") return "refused";
  const nonce = crypto.randomUUID();
  const reader = { address: contactEmail, addressHash: "desk", token: "preview" };
  const digest = toDigestMessage(outcome.issue, reader, getMailWords(env));
  const message = { ...digest, idempotencyKey: `preview/${nonce}` };
  const act = { at: now.toISOString(), who, subject: `letter:${weekSlug(week)}`, before: null, after: null };
  const isWritten = await writeAct(db, { ...act, undoes: null, seen, nonce }, [
    insertMails([{ addressHash: reader.addressHash, message }], now, isActWritten(nonce)),
  ]);
  if (!isWritten) return "late";
  await queueMails(env.JOBS, [message.idempotencyKey]);
  return "sent";
}
