// Resend: its values, and its webhook, which is signed by the scheme of Svix.
// Event shapes: https://resend.com/docs/dashboard/webhooks/event-types
import * as z from "zod/mini";
import { isHttpAddress, readKey } from "~/lib/configured-text";
import { parseJson } from "~/lib/parse-json";
import { withoutEndSlashes } from "~/lib/without-end-slashes";
import {
  type MailEvent,
  type MailEventReading,
  mailProvider,
  type ReadValue,
  type RefuseValue,
} from "./mail-provider";

import { verifyWebhook } from "./webhook-signature";

const BASE_URL = "https://api.resend.com";

type Variable = "RESEND_API_KEY" | "RESEND_BASE_URL" | "RESEND_WEBHOOK_SECRET";

export const resend = mailProvider({
  service: "Resend",
  variables: ["RESEND_API_KEY", "RESEND_BASE_URL", "RESEND_WEBHOOK_SECRET"],
  read: readResend,
  webhook: { readSecret, readEvent },
});

function readResend(
  value: ReadValue<Variable>,
  refuse: RefuseValue<Variable>,
  { isWanted }: { readonly isWanted: boolean },
) {
  const given = value("RESEND_API_KEY");
  const key = given === "" ? { value: "", wrong: [] } : readKey(given);
  for (const detail of key.wrong) refuse("RESEND_API_KEY", detail);
  if (given === "" && isWanted) refuse("RESEND_API_KEY", "is needed because MAIL_PROVIDER is resend");
  const baseUrl = withoutEndSlashes(value("RESEND_BASE_URL") || BASE_URL);
  if (!isHttpAddress(baseUrl)) return refuse("RESEND_BASE_URL", "must be an http(s) address");
  return key.value === "" ? null : ({ kind: "resend", apiKey: key.value, baseUrl } as const);
}

function readSecret(value: ReadValue<Variable>, refuse: RefuseValue<Variable>): string | null {
  const secret = value("RESEND_WEBHOOK_SECRET");
  if (secret === "" || /^whsec_[A-Za-z0-9+/]{16,}={0,2}$/.test(secret)) return secret || null;
  return refuse(
    "RESEND_WEBHOOK_SECRET",
    "must be the signing secret of the webhook, which begins with whsec_",
  );
}

async function readEvent(
  { headers, body }: { readonly headers: Headers; readonly body: string },
  secret: string,
  now: Date,
): Promise<MailEventReading> {
  const signed = {
    id: headers.get("svix-id"),
    timestamp: headers.get("svix-timestamp"),
    signatures: headers.get("svix-signature"),
    body,
  };
  const verdict = await verifyWebhook(signed, secret, now);
  if (!verdict.ok) return { ok: false, status: 401, error: verdict.reason };
  const event = parseResendEvent(parseJson(body));
  return event === null ? { ok: false, status: 400, error: "not-an-event" } : { ok: true, event };
}

const eventSchema = z.object({
  type: z.string(),
  data: z.object({
    to: z.union([z.array(z.string()), z.string()]),
    bounce: z.optional(z.object({ type: z.string() })),
  }),
});

/** Reads the JSON of a verified webhook; null when it is no event at all. */
export function parseResendEvent(body: unknown): MailEvent | null {
  const parsed = eventSchema.safeParse(body);
  if (!parsed.success) return null;
  const { type, data } = parsed.data;
  const recipients = typeof data.to === "string" ? [data.to] : data.to;
  if (type === "email.complained") return { kind: "stop", cause: "complaint", recipients };
  // A transient bounce (mailbox full, server away) heals by itself.
  const isPermanent = data.bounce === undefined || data.bounce.type.toLowerCase() === "permanent";
  if (type === "email.bounced" && isPermanent) return { kind: "stop", cause: "bounce", recipients };
  return { kind: "ignore" };
}
