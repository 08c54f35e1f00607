// Product decisions, "Newsletter": confirm, unsubscribe, record, expiry, and what the provider reports.
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { hashAddress } from "~/features/newsletter/core/token";
import { confirm, deleteRecord, findRecord, unsubscribe } from "~/features/newsletter/io/subscription.server";
import { createMailing, type MailingTest, newAddress, tokenIn } from "./mailing";
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
    .bind(await hashAddress(address))
    .first();
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
  expect(await findRecord(db, record, new Date())).toBeNull();
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

test("the record shows everything that is held, and deleting leaves only what the limits need", async () => {
  const mailing = createMailing();
  const address = newAddress();
  const { record } = await subscribe(mailing, address, "pt-br");
  expect(await findRecord(db, record, new Date())).toMatchObject({
    address,
    locale: "pt-br",
    state: "confirmed",
    confirmationMails: 0,
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
  await env.DB.prepare("update mail_histories set last_confirmation_at = '2020-01-01T00:00:00.000Z'").run();
  await mailing.signUp(address);
  await mailing.drain();
  expect((await findSubscriber(address))?.state).toBe("pending");
  expect((await mailing.account()).taken.filter(({ to }) => to[0] === address)).toHaveLength(2);
});

test("an unconfirmed row goes after fourteen days, with its mail; the limit of three is remembered", async () => {
  const mailing = createMailing({ MAIL_PROVIDER: "" });
  const address = newAddress();
  await mailing.signUp(address);
  await mailing.drain();
  expect(await dump()).toContain(address);
  const age = (days: number) =>
    env.DB.prepare(
      "update subscribers set pending_since = ?1, confirm_token_expires_at = ?2 where address = ?3",
    )
      .bind(
        new Date(Date.now() - days * 86_400_000).toISOString(),
        new Date(Date.now() - (days - 7) * 86_400_000).toISOString(),
        address,
      )
      .run();
  await age(13);
  await mailing.cron();
  expect((await findSubscriber(address))?.state).toBe("pending");
  await age(15);
  await mailing.cron();
  expect(await findSubscriber(address)).toBeNull();
  expect(await dump()).not.toContain(address);
  const history = await env.DB.prepare("select unconfirmed_mails from mail_histories where address_hash = ?")
    .bind(await hashAddress(address))
    .first();
  expect(history).toEqual({ unconfirmed_mails: 1 });
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
  await env.DB.prepare("update mail_histories set last_confirmation_at = '2020-01-01T00:00:00.000Z'").run();
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
