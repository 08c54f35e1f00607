import { expect, test } from "vitest";
import type { MailMessage } from "~/features/mail/core/mail-message";
import { createCloudflareSender, type EmailBinding } from "./cloudflare-sender.server";

const mail: MailMessage = {
  purpose: "digest",
  idempotencyKey: "digest/en/2026-47/hash",
  to: "ana@example.com",
  from: "AI Teacher Pro <news@site.example>",
  subject: "Subject",
  text: "Text",
  html: "<p>Text</p>",
  headers: { "Content-Language": "en" },
  language: "en",
};

function failing(error: unknown): EmailBinding {
  return { send: () => Promise.reject(error) };
}

test("the binding gets one recipient, the sender's name apart from its address, and our headers", async () => {
  const seen: unknown[] = [];
  const sender = createCloudflareSender({
    send: async (message) => {
      seen.push(message);
      return { messageId: "m1" };
    },
  });
  expect(await sender.send(mail)).toEqual({ kind: "sent", providerId: "m1" });
  expect(seen).toEqual([
    {
      from: { name: "AI Teacher Pro", email: "news@site.example" },
      to: "ana@example.com",
      subject: "Subject",
      text: "Text",
      html: "<p>Text</p>",
      headers: { "Content-Language": "en" },
    },
  ]);
});

test("its error codes say whether to wait, to give up, or to write to nobody there again", async () => {
  const toKind = async (code: string) =>
    createCloudflareSender(failing(Object.assign(new Error("no"), { code }))).send(mail);
  expect(await toKind("E_RATE_LIMIT_EXCEEDED")).toMatchObject({ kind: "retry", isBusy: true });
  expect(await toKind("E_INTERNAL_SERVER_ERROR")).toMatchObject({ kind: "retry", isBusy: false });
  expect(await toKind("E_SENDER_NOT_VERIFIED")).toMatchObject({ kind: "retry", retryAfterSeconds: 1800 });
  expect(await toKind("E_RECIPIENT_SUPPRESSED")).toMatchObject({ kind: "refused", stopsAddress: true });
  expect(await toKind("E_CONTENT_TOO_LARGE")).toMatchObject({ kind: "refused", stopsAddress: false });
});

test("an error without a code, and no answer at all, leave the outcome unknown", async () => {
  expect(
    await createCloudflareSender(failing(new Error("Network connection lost."))).send(mail),
  ).toMatchObject({
    kind: "unknown",
  });
  const hanging: EmailBinding = { send: () => new Promise(() => {}) };
  expect(await createCloudflareSender(hanging, 10).send(mail)).toEqual({
    kind: "unknown",
    reason: "TimeoutError",
  });
});
