// Does what a form of the desk asks for, once, and writes down what stood before.
import { LOCALES, type Locale } from "~/addresses/languages";
import { createDb, type Db } from "~/db/client.server";
import { type ActOutcome, type AskedChange, parseAct, readSubject } from "~/features/desk/core/acts";
import { listActs, removeAct, writeAct } from "~/features/desk/io/act-store.server";
import { readState, STORED_STATES } from "~/features/desk/io/desk-state.server";
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
import { ownHosts } from "./site-state";

interface Actor {
  readonly env: Env;
  readonly db: Db;
  readonly who: string;
  readonly locale: Locale;
  readonly now: Date;
}

/** A change with the state before it. */
interface Change extends Omit<AskedChange, "to"> {
  readonly before: string | null;
  readonly after: string | null;
  readonly undoes: number | null;
}

/** Performs an act; "late" where another was done on the same thing since the form was shown. Rejects without D1. */
export async function performAct(
  fields: Readonly<Record<string, unknown>>,
  asker: Omit<Actor, "db">,
): Promise<ActOutcome> {
  const actor = { ...asker, db: createDb(asker.env.DB) };
  const asked = parseAct(fields);
  if (asked === null) return "refused";
  if ("undo" in asked) return undo(asked.undo, actor);
  if (asked.area === "letter") return sendLetter(asked, actor);
  const before = await readBefore(asked, actor);
  const after = before === undefined ? undefined : toState(asked, before, actor);
  if (before === undefined || after === undefined) return "refused";
  if (after === before) return "same";
  return change({ ...asked, before, after, undoes: null }, actor);
}

/** The state of a thing that the site knows; nothing here makes, renames or deletes one. */
async function readBefore({ area, id }: Pick<AskedChange, "area" | "id">, { env, db }: Actor) {
  if (area !== "code") return readState(db, area, id);
  return findShortLink(id) === null ? undefined : env.LINKS.get(retargetKey(id));
}

/** The state that a form asks for; undefined for a target that cannot be followed. */
function toState({ area, to }: AskedChange, before: string | null, { env, now }: Actor) {
  if (to === null) return null;
  if (area === "article") return before?.startsWith(`${to} `) ? before : `${to} ${now.toISOString()}`;
  if (area !== "code") return to;
  const planned = planTarget(before, to, LOCALES, ownHosts(env));
  return planned.ok ? planned.value : undefined;
}

async function undo(id: number, actor: Actor): Promise<ActOutcome> {
  const act = (await listActs(actor.db, actor.now)).find((one) => one.id === id);
  const thing = act === undefined ? null : readSubject(act.subject);
  if (act === undefined || thing === null) return "late";
  // A command may have changed it since. KV lags, so no code is compared.
  if (thing.area !== "code" && (await readBefore(thing, actor)) !== act.after) return "late";
  const back = { ...thing, before: act.after, after: act.before, undoes: id, seen: id };
  return (await change(back, actor)) === "done" ? "undone" : "late";
}

async function change(asked: Change, { env, db, who, now }: Actor): Promise<ActOutcome> {
  const { area, id, after } = asked;
  const act = { ...asked, at: now.toISOString(), who, subject: `${area}:${id}` };
  const written = await writeAct(
    db,
    act,
    (isWritten) => STORED_STATES[area]?.change(id, after, isWritten) ?? [],
  );
  if (written === null) return "late";
  if (area !== "code") return "done";
  try {
    if (after !== null) await env.LINKS.put(retargetKey(id), after);
    else for (const key of keysOfRetarget(id)) await env.LINKS.delete(key);
    return "done";
  } catch (error) {
    await removeAct(db, written);
    throw error;
  }
}

/** Sends the next letter as it stands to the author's own address, and to nobody else. */
async function sendLetter({ seen }: AskedChange, { env, db, who, locale, now }: Actor): Promise<ActOutcome> {
  const { contactEmail, canWriteMails } = getConfig(env);
  const week = weekOfNextLetter(now);
  const { outcome } = await composeDigest(db, week, locale);
  if (contactEmail === null || !canWriteMails || outcome.kind === "none") return "refused";
  const reader = { address: contactEmail, addressHash: "desk", token: "preview" };
  const digest = toDigestMessage(outcome.issue, reader, getMailWords(env));
  const message = { ...digest, idempotencyKey: `preview/${crypto.randomUUID()}` };
  const act = { at: now.toISOString(), who, subject: `letter:${weekSlug(week)}`, before: null, after: null };
  const written = await writeAct(db, { ...act, undoes: null, seen }, (isWritten) => [
    insertMails([{ addressHash: reader.addressHash, message }], now, isWritten),
  ]);
  if (written === null) return "late";
  await queueMails(env.JOBS, [message.idempotencyKey]);
  return "sent";
}
