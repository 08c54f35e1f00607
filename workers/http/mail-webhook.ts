// A bounce or a complaint stops further mail. The provider is recognised by its signature alone, so this address is
// exempt from the guard of same-origin posts. A repeated event changes nothing.
import type { Context } from "hono";
import { createDb } from "~/db/client.server";
import { MAIL_PROVIDERS } from "~/features/mail/core/mail-providers";
import { stopAddress } from "~/features/newsletter/io/subscription.server";
import { getConfig } from "../env";
import { createLog } from "../log";
import type { AppBindings } from "./app-bindings";
import { readBody, refuseBody } from "./same-origin-post";

/** Events carry the headers of the mail and little else. */
const EVENT_MAX_BYTES = 64 * 1024;

/** `POST /api/mail-events`: 204 once the event is dealt with; anything from 400 on makes the provider send again. */
export async function mailWebhook(c: Context<AppBindings>): Promise<Response> {
  const log = createLog({ requestId: c.get("requestId") });
  const { mail, addressHashKey } = getConfig(c.env);
  const { webhook } = mail;
  const reader = webhook === null ? null : MAIL_PROVIDERS[webhook.provider].webhook;
  if (webhook === null || reader === null) return c.json({ error: "no signing secret is set" }, 503);
  const bytes = await readBody(c.req.raw, EVENT_MAX_BYTES);
  if (typeof bytes === "string") return refuseBody(c, bytes);
  const body = new TextDecoder().decode(bytes);
  const now = new Date();
  const reading = await reader.readEvent({ headers: c.req.raw.headers, body }, webhook.secret, now);
  if (!reading.ok) return c.json({ error: reading.error }, reading.status);
  const { event } = reading;
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
