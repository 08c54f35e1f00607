// A bounce or a complaint stops further mail. The provider is known by its signature alone, so this
// address is exempt from the guard of same-origin posts; a repeated event changes nothing.
import type { Context } from "hono";
import { createDb } from "~/db/client.server";
import { parseMailEvent } from "~/features/mail/core/mail-event";
import { verifyWebhook } from "~/features/mail/core/webhook-signature";
import { stopAddress } from "~/features/newsletter/io/subscription.server";
import type { AppBindings } from "../create-app";
import { getConfig } from "../env";
import { createLog } from "../log";
import { readBody, refuseBody } from "./same-origin-post";

/** Events carry the headers of the mail and little else. */
const EVENT_MAX_BYTES = 64 * 1024;

/** `POST /api/mail-events`: 204 once the event is dealt with; anything from 400 on makes the provider send again. */
export async function mailWebhook(c: Context<AppBindings>): Promise<Response> {
  const log = createLog({ requestId: c.get("requestId") });
  const { mail, addressHashKey } = getConfig(c.env);
  const { webhookSecret } = mail;
  if (webhookSecret === null) return c.json({ error: "RESEND_WEBHOOK_SECRET is not set" }, 503);
  const bytes = await readBody(c.req.raw, EVENT_MAX_BYTES);
  if (typeof bytes === "string") return refuseBody(c, bytes);
  const body = new TextDecoder().decode(bytes);
  const signed = {
    id: c.req.header("svix-id") ?? null,
    timestamp: c.req.header("svix-timestamp") ?? null,
    signatures: c.req.header("svix-signature") ?? null,
    body,
  };
  const now = new Date();
  const verdict = await verifyWebhook(signed, webhookSecret, now);
  if (!verdict.ok) return c.json({ error: verdict.reason }, 401);
  const event = parseMailEvent(parseJson(body));
  if (event === null) return c.json({ error: "not-an-event" }, 400);
  if (event.kind === "stop") {
    try {
      const db = createDb(c.env.DB);
      for (const address of event.recipients) {
        await stopAddress(db, address, event.cause, addressHashKey, now);
      }
    } catch (error) {
      log.error("mail event not stored", { error });
      return c.json({ error: "unavailable" }, 503);
    }
    log.info("mail stopped", { cause: event.cause, recipients: event.recipients.length });
  }
  return c.body(null, 204);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
