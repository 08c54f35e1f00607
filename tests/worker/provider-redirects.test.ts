// A provider answers with another address. Nothing that we send to providers, keys and mails, may go there.
import { expect, test } from "vitest";
import { createAnthropicProvider } from "~/ai/io/anthropic-provider.server";
import { createOpenAiProvider } from "~/ai/io/openai-provider.server";
import type { MailMessage } from "~/features/mail/core/mail-message";
import { createResendSender } from "~/features/mail/io/resend-sender.server";
import { checkTurnstile } from "~/features/newsletter/io/turnstile.server";
import { rewrite, script } from "./scripted";

const STATUSES = [301, 302, 303, 307, 308];
/** An answer that would pass every check if it were believed. */
const GOOD_BODY = JSON.stringify({ id: "x", success: true, hostname: "site.example" });

const MAIL: MailMessage = {
  purpose: "confirmation",
  idempotencyKey: "key",
  to: "ana@example.com",
  from: "news@site.example",
  subject: "Subject",
  text: "Text",
  html: "<p>Text</p>",
  headers: {},
  language: "en",
};
const PROMPT = { system: "s", user: "u", schemaName: "n", schema: {} };

function model(kind: "openai" | "anthropic", baseUrl: string) {
  const create = kind === "openai" ? createOpenAiProvider : createAnthropicProvider;
  const config = { name: kind, kind, baseUrl, model: "m", secret: "S" };
  return create(config, "sk-test", { fetch, now: () => Date.now() }).ask(PROMPT, Date.now() + 5000);
}

const CALLS: readonly (readonly [
  name: string,
  path: string,
  call: (baseUrl: string) => Promise<unknown>,
  failure: object,
])[] = [
  [
    "Resend",
    "/emails",
    (baseUrl) => createResendSender({ fetch, apiKey: "re_test", baseUrl }).send(MAIL),
    { kind: "retry", isBusy: true },
  ],
  [
    "siteverify",
    "",
    (verifyUrl) =>
      checkTurnstile({
        fetch,
        settings: { siteKey: "k", secretKey: "secret", verifyUrl },
        token: "token",
        clientAddress: "203.0.113.1",
        hostname: "site.example",
      }),
    { kind: "unavailable" },
  ],
  ["OpenAI", "/chat/completions", (baseUrl) => model("openai", baseUrl), { ok: false, reason: "rejected" }],
  ["Anthropic", "/v1/messages", (baseUrl) => model("anthropic", baseUrl), { ok: false, reason: "rejected" }],
];

test.each(CALLS)(
  "a redirect of %s is a failure, and its target is never asked",
  async (_, path, call, failure) => {
    for (const status of STATUSES) {
      const target = await script({ body: GOOD_BODY });
      const base = await script();
      const asked = base.below(path);
      await rewrite(asked.url, { status, headers: { Location: target.url }, body: GOOD_BODY });
      expect(await call(base.url), String(status)).toMatchObject(failure);
      expect(await asked.seen()).toHaveLength(1);
      expect(await target.seen()).toEqual([]);
    }
  },
);
