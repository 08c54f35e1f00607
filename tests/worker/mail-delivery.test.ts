// "No mail lost, none twice": the provider fails in every way it can, the queue repeats itself, a run dies.
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { writeBatch } from "~/db/write-batch.server";
import type { MailMessage, MailSender } from "~/features/mail/core/mail-message";

import { deliverMails } from "~/features/mail/io/deliver-mails.server";
import { insertMails } from "~/features/mail/io/mail-rows.server";
import { createResendSender } from "~/features/mail/io/resend-sender.server";
import { createMailing, type MailingTest, newAddress } from "./mailing";
import { db } from "./pipeline";

async function queueMail(): Promise<string> {
  const message: MailMessage = {
    purpose: "confirmation",
    idempotencyKey: `confirmation/${crypto.randomUUID()}`,
    to: newAddress(),
    from: "news@site.example",
    subject: "Subject",
    text: "Text",
    html: "<p>Text</p>",
    headers: {},
    language: "en",
  };
  await writeBatch(db, [insertMails([{ addressHash: crypto.randomUUID(), message }], new Date(), sql`true`)]);
  return message.idempotencyKey;
}

/** As if this much time had passed for every mail that waits. */
async function letTimePass(): Promise<void> {
  await env.DB.prepare(
    "update mails set next_attempt_at = '2020-01-01T00:00:00.000Z' where settled_at is null",
  ).run();
}

function findMail(key: string) {
  return env.DB.prepare("select state, attempts, message, last_error from mails where idempotency_key = ?")
    .bind(key)
    .first<{ state: string; attempts: number; message: string | null; last_error: string | null }>();
}

/** Waits, sends what is due through the hourly run and the queue, and does so again. */
async function keepTrying(mailing: MailingTest, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await letTimePass();
    await mailing.run();
  }
}

test("a provider that says 429, 500, and cuts the line gets every mail in the end, each once", async () => {
  const mailing = createMailing();
  const keys = [await queueMail(), await queueMail(), await queueMail()];
  await mailing.misbehave("rate-limit", 500, "reset", 503, "ok", 500);
  await keepTrying(mailing, 4);
  const { taken } = await mailing.account();
  expect(taken.map(({ key }) => key).sort()).toEqual([...keys].sort());
  for (const key of keys) {
    // Nothing of a sent mail is kept but its key.
    expect(await findMail(key)).toMatchObject({ state: "sent", message: null });
  }
});

test("after 429 the rest of a batch is not tried, and waits as long as the provider asks", async () => {
  const mailing = createMailing();
  const keys = [await queueMail(), await queueMail(), await queueMail()];
  await mailing.misbehave("rate-limit");
  const report = await deliverMails(keys, {
    db,
    sender: createResendSender(resendOptions(mailing)),
    clock: () => new Date(),
  });
  expect(report.later).toEqual({ keys, waitSeconds: 30 });
  expect((await mailing.account()).requests).toBe(1);
});

function resendOptions(mailing: MailingTest, timeoutMs?: number) {
  return { fetch, apiKey: "re_test", baseUrl: mailing.env.RESEND_BASE_URL ?? "", timeoutMs };
}

test("a mail that was taken while its answer was lost is asked for again and goes out once", async () => {
  const mailing = createMailing();
  const key = await queueMail();
  await mailing.misbehave("hang", "lost");
  // Only the answer that comes is waited for as long as it takes.
  for (const [state, timeoutMs] of [
    ["queued", 200],
    ["queued", 200],
    ["sent", undefined],
  ] as const) {
    await letTimePass();
    const sender = createResendSender(resendOptions(mailing, timeoutMs));
    await deliverMails([key], { db, sender, clock: () => new Date() });
    expect((await findMail(key))?.state).toBe(state);
  }
  const { taken, requests } = await mailing.account();
  expect([taken.length, requests]).toEqual([1, 3]);
});

test("without keys that the provider remembers, an unanswered attempt is not repeated", async () => {
  const key = await queueMail();
  const attempts: string[] = [];
  const sender: MailSender = {
    isIdempotent: false,
    send: async (message) => {
      attempts.push(message.idempotencyKey);
      return { kind: "unknown", reason: "TimeoutError" };
    },
  };
  for (const _ of [1, 2]) {
    await letTimePass();
    await deliverMails([key], { db, sender, clock: () => new Date() });
  }
  expect(attempts).toEqual([key]);
  expect((await findMail(key))?.state).toBe("failed");
});

test("an attempt that died with its isolate is repeated only where that cannot send twice", async () => {
  const mailing = createMailing();
  const [safe, unsafe] = [await queueMail(), await queueMail()];
  const dying: MailSender = { isIdempotent: true, send: () => Promise.reject(new Error("isolate gone")) };
  for (const key of [safe, unsafe]) {
    await expect(deliverMails([key], { db, sender: dying, clock: () => new Date() })).rejects.toThrow("gone");
    expect((await findMail(key))?.state).toBe("sending");
  }
  // The mails are left alone while the lease of the dead attempt runs.
  const sender = createResendSender(resendOptions(mailing));
  await deliverMails([safe, unsafe], { db, sender, clock: () => new Date() });
  expect((await mailing.account()).requests).toBe(0);
  await letTimePass();
  await deliverMails([safe], { db, sender, clock: () => new Date() });
  expect((await findMail(safe))?.state).toBe("sent");
  await deliverMails([unsafe], { db, sender: { ...sender, isIdempotent: false }, clock: () => new Date() });
  expect((await findMail(unsafe))?.state).toBe("failed");
  expect((await mailing.account()).taken.map(({ key }) => key)).toEqual([safe]);
});

test("doubled messages of the queue, worked on at once, send one mail", async () => {
  const mailing = createMailing();
  const key = await queueMail();
  const sender = createResendSender(resendOptions(mailing));
  await Promise.all(
    Array.from({ length: 10 }, () => deliverMails([key], { db, sender, clock: () => new Date() })),
  );
  expect((await mailing.account()).requests).toBe(1);
});

test("a refused mail is given up at once, a wrong key of ours only waits", async () => {
  const mailing = createMailing();
  const [refused, waiting] = [await queueMail(), await queueMail()];
  await mailing.misbehave(422, 403);
  const sender = createResendSender(resendOptions(mailing));
  const report = await deliverMails([refused, waiting], { db, sender, clock: () => new Date() });
  expect(report.failures).toEqual(["status:422 validation_error"]);
  expect(report.later).toEqual({ keys: [waiting], waitSeconds: 1800 });
  expect(await findMail(refused)).toMatchObject({ state: "failed", message: null });
});

test("a key that is refused for days keeps its mails, which go out once when it is right", async () => {
  const mailing = createMailing();
  const key = await queueMail();
  const inDays = async (days: number) => {
    const clock = () => new Date(Date.now() + days * 86_400_000);
    await deliverMails([key], { db, sender: createResendSender(resendOptions(mailing)), clock });
  };
  await mailing.misbehave(401, 401, 401);
  for (const days of [0, 1, 9]) await inDays(days);
  expect(await findMail(key)).toMatchObject({ state: "queued", attempts: 3 });
  await inDays(10);
  expect(await findMail(key)).toMatchObject({ state: "sent", message: null });
  expect((await mailing.account()).taken.map((mail) => mail.key)).toEqual([key]);
});

test("without a provider mails stay in the outbox, whole", async () => {
  const mailing = createMailing({ MAIL_PROVIDER: "" });
  const key = await queueMail();
  await mailing.run();
  const mail = await findMail(key);
  expect(mail?.state).toBe("kept");
  expect(JSON.parse(mail?.message ?? "{}")).toMatchObject({ subject: "Subject", html: "<p>Text</p>" });
});
