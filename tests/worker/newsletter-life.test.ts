// Confirm, unsubscribe, record, expiry, and what the provider reports.
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { toRecordToken } from "~/features/newsletter/core/token";
import { removeUnconfirmed } from "~/features/newsletter/io/newsletter-retention.server";
import {
  confirm,
  deleteRecord,
  findRecord,
  refuseMail,
  unsubscribe,
} from "~/features/newsletter/io/subscription.server";
import { createMailing, HASH_KEY, listHashes, type MailingTest, newAddress, tokenIn } from "./mailing";
import { db } from "./pipeline";

const SECRET = `whsec_${btoa("a secret of the test")}`;

/** Signs up and confirms; the tokens of the mail. */
async function subscribe(mailing: MailingTest, address: string, locale = "en") {
  await mailing.signUp(address, { locale });
  await mailing.drain();
  const mail = (await mailing.account()).taken.find(({ to }) => to[0] === address);
  const tokens = { confirm: tokenIn(mail, "confirm"), record: tokenIn(mail, "record") };
  expect(await confirm(db, tokens.confirm, new Date())).toBe(true);
  return tokens;
}

async function findSubscriber(address: string) {
  return env.DB.prepare("select * from subscribers where address_hash = ?")
    .bind((await listHashes(address)).address)
    .first();
}

/** As if every confirmation mail had been sent a day earlier. */
async function letADayPass(): Promise<void> {
  await env.DB.prepare(
    "update confirmation_mails set sent_at = strftime('%Y-%m-%dT%H:%M:%fZ', sent_at, '-1 day')",
  ).run();
}

/** Everything the database holds, to look for an address in. */
async function dump(): Promise<string> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like '_cf_%' and name not like 'sqlite_%'",
  ).all<{ name: string }>();
  const tables = await env.DB.batch(results.map(({ name }) => env.DB.prepare(`select * from "${name}"`)));
  return JSON.stringify(tables.map((table) => table.results));
}

test("a subscription is confirmed once, with its own token, within seven days", async () => {
  const mailing = createMailing();
  const address = newAddress();
  await mailing.signUp(address);
  await mailing.drain();
  const token = tokenIn((await mailing.account()).taken[0], "confirm");
  const inEightDays = new Date(Date.now() + 8 * 86_400_000);
  expect(await confirm(db, token, inEightDays)).toBe(false);
  expect(await confirm(db, "AAAAAAAAAAAAAAAAAAAAAA", new Date())).toBe(false);
  expect(await confirm(db, "' or 1 = 1 --", new Date())).toBe(false);
  expect((await findSubscriber(address))?.state).toBe("pending");
  const presses = await Promise.all([1, 2, 3].map(() => confirm(db, token, new Date())));
  expect(presses).toEqual([true, true, true]);
  const record = await findRecord(db, await toRecordToken(token), HASH_KEY, new Date());
  expect(record?.state).toBe("confirmed");
  expect((await findSubscriber(address))?.state).toBe("confirmed");
});

test("one click unsubscribes without session or origin, any number of times, and leaves a hash and a date", async () => {
  const mailing = createMailing();
  const address = newAddress();
  const { record } = await subscribe(mailing, address);
  expect(await dump()).toContain(address);
  for (const body of ["List-Unsubscribe=One-Click", "anything"]) {
    const answer = await mailing.request(`/api/newsletter/one-click?token=${record}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://mail.example" },
      body,
    });
    expect([answer.status, await answer.text()]).toEqual([200, "Unsubscribed\n"]);
  }
  const row = await findSubscriber(address);
  expect(Object.entries(row ?? {}).flatMap(([name, value]) => (value === null ? [] : [name]))).toEqual([
    "address_hash",
    "state",
    "unsubscribed_at",
  ]);
  expect(await dump()).not.toContain(address);
  expect(await findRecord(db, record, HASH_KEY, new Date())).toBeNull();
});

test("a mail program that follows the header's link lands on the page with the button, and nothing happens", async () => {
  const mailing = createMailing();
  const address = newAddress();
  const { record } = await subscribe(mailing, address);
  for (const method of ["GET", "HEAD"]) {
    const answer = await mailing.request(`/api/newsletter/one-click?token=${record}`, { method });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `/newsletter/unsubscribe?token=${record}`,
    ]);
  }
  expect((await findSubscriber(address))?.state).toBe("confirmed");
});

test("an unknown token unsubscribes nobody and gets the same answer", async () => {
  const mailing = createMailing();
  const answer = await mailing.request("/api/newsletter/one-click?token=nobody", { method: "POST" });
  expect([answer.status, await answer.text()]).toEqual([200, "Unsubscribed\n"]);
});

test("a token opens what it was made for and nothing else", async () => {
  const mailing = createMailing();
  const address = newAddress();
  await mailing.signUp(address);
  await mailing.drain();
  const [mail] = (await mailing.account()).taken;
  const [confirmToken, recordToken] = [tokenIn(mail, "confirm"), tokenIn(mail, "record")];
  expect(await confirm(db, recordToken, new Date())).toBe(false);
  expect(await findRecord(db, confirmToken, HASH_KEY, new Date())).toBeNull();
  for (const changed of [
    recordToken.toLowerCase(),
    recordToken.slice(1),
    `${recordToken}A`,
    `${recordToken} `,
  ])
    expect(await findRecord(db, changed, HASH_KEY, new Date()), changed).toBeNull();
  expect(await findRecord(db, recordToken, HASH_KEY, new Date())).not.toBeNull();
});

test("the record shows everything that is held, and deleting leaves only what the limits need", async () => {
  const mailing = createMailing();
  const address = newAddress();
  const { record } = await subscribe(mailing, address, "pt-br");
  expect(await findRecord(db, record, HASH_KEY, new Date())).toMatchObject({
    address: `r•••${address.slice(address.indexOf("@"))}`,
    locale: "pt-br",
    state: "confirmed",
    confirmationMails: 1,
  });
  expect(await deleteRecord(db, record, new Date())).toBe(true);
  expect(await deleteRecord(db, record, new Date())).toBe(false);
  expect(await findSubscriber(address)).toBeNull();
  expect(await dump()).not.toContain(address);
});

test("whoever unsubscribed may sign up again", async () => {
  const mailing = createMailing();
  const address = newAddress();
  const { record } = await subscribe(mailing, address);
  expect(await unsubscribe(db, record, new Date())).toBe(true);
  await letADayPass();
  await mailing.signUp(address);
  await mailing.drain();
  expect((await findSubscriber(address))?.state).toBe("pending");
  expect((await mailing.account()).taken.filter(({ to }) => to[0] === address)).toHaveLength(2);
});

test("an unconfirmed row goes after fourteen days, with its mail; the mail it got is remembered for a year", async () => {
  const mailing = createMailing({ MAIL_PROVIDER: "" });
  const address = newAddress();
  await mailing.signUp(address);
  await mailing.drain();
  expect(await dump()).toContain(address);
  const age = (days: number) =>
    env.DB.prepare("update subscribers set pending_since = ?1 where address = ?2")
      .bind(new Date(Date.now() - days * 86_400_000).toISOString(), address)
      .run();
  await age(13.9);
  await mailing.cron();
  expect((await findSubscriber(address))?.state).toBe("pending");
  // Its link would work until the 21st day: it does not keep the row.
  await env.DB.prepare("update subscribers set confirm_token_expires_at = '2100-01-01' where address = ?")
    .bind(address)
    .run();
  await age(14);
  await mailing.cron();
  expect(await findSubscriber(address)).toBeNull();
  expect(await dump()).not.toContain(address);
  const { mailbox } = await listHashes(address);
  const remembered = () =>
    env.DB.prepare("select count(*) as mails from confirmation_mails where mailbox_hash = ?")
      .bind(mailbox)
      .first("mails");
  expect(await remembered()).toBe(1);
  for (const [days, mails] of [
    [364, 1],
    [2, 0],
  ] as const) {
    await env.DB.prepare(
      "update confirmation_mails set sent_at = strftime('%Y-%m-%dT%H:%M:%fZ', sent_at, ?1) where mailbox_hash = ?2",
    )
      .bind(`-${days} days`, mailbox)
      .run();
    await mailing.cron();
    expect(await remembered()).toBe(mails);
  }
});

test("of many unconfirmed rows the oldest go first, all that are due within one sweep of an hour's sign-ups", async () => {
  await env.DB.prepare("delete from subscribers").run();
  const rows = Array.from({ length: 300 }, (_, index) => ({
    hash: `unconfirmed-${index}`,
    since: new Date(Date.now() - (14 * 86_400_000 + ((index * 37) % 300) * 1000)).toISOString(),
  }));
  await env.DB.prepare(
    `insert into subscribers (address_hash, state, address, locale, pending_since, confirm_token_hash, confirm_token_expires_at)
    select value ->> 'hash', 'pending', value ->> 'hash', 'en', value ->> 'since', value ->> 'hash', '2100' from json_each(?)`,
  )
    .bind(JSON.stringify(rows))
    .run();
  await removeUnconfirmed(db, 100, new Date());
  const left = await env.DB.prepare("select address_hash from subscribers").all<{ address_hash: string }>();
  const youngest = [...rows].sort((a, b) => (a.since < b.since ? 1 : -1)).slice(0, 200);
  expect(left.results.map((row) => row.address_hash).sort()).toEqual(youngest.map(({ hash }) => hash).sort());
  await createMailing().cron();
  expect(await env.DB.prepare("select count(*) as rows from subscribers").first("rows")).toBe(0);
});

test("who unsubscribed is a code and a date, and after a year not even that", async () => {
  const mailing = createMailing();
  const address = newAddress();
  const { record } = await subscribe(mailing, address);
  await unsubscribe(db, record, new Date());
  for (const [days, state] of [
    [364, "unsubscribed"],
    [366, undefined],
  ] as const) {
    await env.DB.prepare("update subscribers set unsubscribed_at = ?1 where address_hash = ?2")
      .bind(new Date(Date.now() - days * 86_400_000).toISOString(), (await listHashes(address)).address)
      .run();
    await mailing.cron();
    expect((await findSubscriber(address))?.state).toBe(state);
  }
});

test("the link of an old mail unsubscribes for a year, and shows and deletes for sixty days", async () => {
  const mailing = createMailing();
  const address = newAddress();
  const { record } = await subscribe(mailing, address);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  expect(await findRecord(db, record, HASH_KEY, inDays(59))).not.toBeNull();
  expect(await findRecord(db, record, HASH_KEY, inDays(61))).toBeNull();
  expect(await deleteRecord(db, record, inDays(61))).toBe(false);
  expect(await unsubscribe(db, record, inDays(300))).toBe(true);
});

test("who refuses is never asked again, whatever the spelling, and nothing but a code is left", async () => {
  const mailing = createMailing();
  const name = crypto.randomUUID();
  await mailing.signUp(`${name}+list@school.example`);
  await mailing.drain();
  const mail = (await mailing.account()).taken[0];
  const token = tokenIn(mail, "refuse");
  expect(mail?.html).toContain(`/newsletter/refuse?token=${token}`);
  expect(await refuseMail(db, token, HASH_KEY, new Date())).toBe(true);
  expect(await dump()).not.toContain(name);
  expect(await refuseMail(db, token, HASH_KEY, new Date())).toBe(false);
  for (const spelling of [`${name}+list`, name, `${name.toUpperCase()}+2`]) {
    await letADayPass();
    expect((await mailing.signUp(`${spelling}@school.example`)).status).toBe(200);
  }
  await mailing.drain();
  expect((await mailing.account()).taken).toHaveLength(1);
  await letADayPass();
  await mailing.signUp(`somebody-${name}@school.example`);
  await mailing.drain();
  expect((await mailing.account()).taken).toHaveLength(2);
});

async function sign(id: string, timestamp: string, body: string): Promise<string> {
  const bytes = Uint8Array.from(atob(SECRET.slice("whsec_".length)), (sign) => sign.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const mac = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${id}.${timestamp}.${body}`));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(mac)))}`;
}

async function report(mailing: MailingTest, event: object, headers: Readonly<Record<string, string>> = {}) {
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(Date.now() / 1000));
  return mailing.request("/api/mail-events", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "svix-id": "msg_1",
      "svix-timestamp": timestamp,
      "svix-signature": await sign("msg_1", timestamp, body),
      ...headers,
    },
    body,
  });
}

test("a bounce reported twice stops all further mail, the next sign-up included", async () => {
  const mailing = createMailing({ RESEND_WEBHOOK_SECRET: SECRET });
  const address = newAddress();
  await mailing.signUp(address);
  const event = { type: "email.bounced", data: { to: [address], bounce: { type: "Permanent" } } };
  for (const _ of [1, 2]) expect((await report(mailing, event)).status).toBe(204);
  // The confirmation was still waiting.
  await mailing.drain();
  expect((await mailing.account()).requests).toBe(0);
  await letADayPass();
  expect((await mailing.signUp(address)).status).toBe(200);
  await mailing.drain();
  expect((await mailing.account()).requests).toBe(0);
  expect(await dump()).not.toContain(address);
});

test("a webhook with a wrong signature, or that is not configured, stops nothing", async () => {
  const mailing = createMailing({ RESEND_WEBHOOK_SECRET: SECRET });
  const address = newAddress();
  await subscribe(mailing, address);
  const event = { type: "email.complained", data: { to: address } };
  const forged = { "svix-signature": await sign("msg_1", "0", JSON.stringify(event)) };
  expect((await report(mailing, event, forged)).status).toBe(401);
  expect((await report(createMailing(), event)).status).toBe(503);
  expect((await findSubscriber(address))?.state).toBe("confirmed");
  expect((await report(mailing, event)).status).toBe(204);
  expect((await findSubscriber(address))?.state).toBe("unsubscribed");
});

test("other methods are refused by name", async () => {
  const mailing = createMailing();
  for (const path of ["/api/newsletter", "/api/mail-events"]) {
    const answer = await mailing.request(path);
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
  }
});
