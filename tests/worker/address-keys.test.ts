// The key of address codes that is set later, or changed: who is subscribed stays subscribed, and is recognised.
import { env } from "cloudflare:test";
import { beforeEach, expect, test } from "vitest";
import { hashAddress } from "~/features/newsletter/core/address-hash";
import { rekeyAddresses } from "~/features/newsletter/io/rekey-addresses.server";
import { confirm, findRecord, unsubscribe } from "~/features/newsletter/io/subscription.server";
import { sha256Hex } from "~/lib/sha-256";
import { createMailing, HASH_KEY, listHashes, newAddress, tokenIn } from "./mailing";
import { db } from "./pipeline";

const OTHER_KEY = "another key of the tests, as long as it has to be";

beforeEach(async () => {
  await env.DB.batch(
    ["subscribers", "record_tokens", "mails", "mail_stops", "confirmation_mails", "digest_issues"].map(
      (table) => env.DB.prepare(`delete from ${table}`),
    ),
  );
});

/** A confirmed subscription under a key; the token of its mail. */
async function subscribe(address: string, key: string): Promise<string> {
  const mailing = createMailing({ ADDRESS_HASH_KEY: key });
  await mailing.signUp(address);
  await mailing.drain();
  const mail = (await mailing.account()).taken[0];
  expect(await confirm(db, tokenIn(mail, "confirm"), new Date())).toBe(true);
  return tokenIn(mail, "record");
}

function listStates(address: string) {
  return env.DB.prepare("select address_hash as hash, state from subscribers where address = ?")
    .bind(address)
    .all<{ hash: string; state: string }>()
    .then(({ results }) => results);
}

test("a subscriber of an older key is known by the new one within an hour, links included", async () => {
  const address = newAddress();
  const record = await subscribe(address, OTHER_KEY);
  const mailing = createMailing();
  await mailing.cron();
  expect(await listStates(address)).toEqual([
    { hash: (await listHashes(address)).address, state: "confirmed" },
  ]);
  expect(await findRecord(db, record, HASH_KEY, new Date())).toMatchObject({ state: "confirmed" });
  // Recognised: a confirmed address gets no further mail.
  await mailing.signUp(address);
  await mailing.drain();
  expect((await mailing.account()).taken).toEqual([]);
  expect(await unsubscribe(db, record, new Date())).toBe(true);
});

test("who signed up again meanwhile is one subscriber, confirmed where either was", async () => {
  const address = newAddress();
  await subscribe(address, OTHER_KEY);
  await createMailing().signUp(address);
  expect((await listStates(address)).map(({ state }) => state).sort()).toEqual(["confirmed", "pending"]);
  await rekeyAddresses(db, HASH_KEY);
  expect(await listStates(address)).toEqual([
    { hash: (await listHashes(address)).address, state: "confirmed" },
  ]);
});

test("codes made without any key are keyed, also where no address is left", async () => {
  const [left, bounced] = [newAddress(), newAddress()];
  await env.DB.batch([
    env.DB.prepare(
      "insert into subscribers (address_hash, state, unsubscribed_at) values (?, 'unsubscribed', '2026-11-01')",
    ).bind(await sha256Hex(`address:${left}`)),
    env.DB.prepare(
      "insert into mail_stops (hash, cause, stopped_at) values (?, 'bounce', '2026-11-01')",
    ).bind(await sha256Hex(`address:${bounced}`)),
  ]);
  await rekeyAddresses(db, HASH_KEY);
  expect(await env.DB.prepare("select address_hash from subscribers").first("address_hash")).toBe(
    (await listHashes(left)).address,
  );
  expect(await env.DB.prepare("select hash from mail_stops").first("hash")).toBe(
    (await listHashes(bounced)).address,
  );
});

test("the migration keeps who must get no more mail", async () => {
  const move = env.MIGRATIONS.flatMap(({ queries }) => queries).find((query) =>
    query.includes("INSERT INTO `mail_stops`"),
  );
  await env.DB.batch([
    env.DB.prepare(
      "create table mail_histories (address_hash text primary key, last_confirmation_at text, stopped_by text)",
    ),
    env.DB.prepare(
      "insert into mail_histories values ('a', '2026-11-01', 'bounce'), ('b', null, 'complaint'), ('c', '2026-11-01', null)",
    ),
    env.DB.prepare(move ?? ""),
    env.DB.prepare("drop table mail_histories"),
  ]);
  const { results } = await env.DB.prepare("select hash, cause from mail_stops order by hash").all();
  expect(results).toEqual([
    { hash: "a", cause: "bounce" },
    { hash: "b", cause: "complaint" },
  ]);
});

test("nothing is renamed while an issue is being mailed in the order of the codes", async () => {
  const address = newAddress();
  await subscribe(address, OTHER_KEY);
  const { address: before } = await hashAddress({ dedupeKey: address }, OTHER_KEY);
  await env.DB.prepare(
    "insert into digest_issues (locale, week, issue, good_news, built_at) values ('en', '2026-47', '{}', 3, '2026-11-23')",
  ).run();
  await rekeyAddresses(db, HASH_KEY);
  expect((await listStates(address)).map(({ hash }) => hash)).toEqual([before]);
  await env.DB.prepare("update digest_issues set mailed_at = '2026-11-23'").run();
  await rekeyAddresses(db, HASH_KEY);
  expect((await listStates(address)).map(({ hash }) => hash)).toEqual([(await listHashes(address)).address]);
});
