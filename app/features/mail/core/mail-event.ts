// What the mail provider reports after sending: permanent bounces and complaints stop further mail.
// Event shapes: https://resend.com/docs/dashboard/webhooks/event-types
import * as z from "zod/mini";

export type MailEvent =
  | { readonly kind: "stop"; readonly cause: "bounce" | "complaint"; readonly recipients: readonly string[] }
  /** Delivered, opened, a full mailbox, or an event of a later date: nothing to do. */
  | { readonly kind: "ignore" };

const mailEvent = z.object({
  type: z.string(),
  data: z.object({
    to: z.union([z.array(z.string()), z.string()]),
    bounce: z.optional(z.object({ type: z.string() })),
  }),
});

/** Reads the JSON of a verified webhook; null when it is no event at all. */
export function parseMailEvent(body: unknown): MailEvent | null {
  const parsed = mailEvent.safeParse(body);
  if (!parsed.success) return null;
  const { type, data } = parsed.data;
  const recipients = typeof data.to === "string" ? [data.to] : data.to;
  if (type === "email.complained") return { kind: "stop", cause: "complaint", recipients };
  // A transient bounce (mailbox full, server away) heals by itself.
  const isPermanent = data.bounce === undefined || data.bounce.type.toLowerCase() === "permanent";
  if (type === "email.bounced" && isPermanent) return { kind: "stop", cause: "bounce", recipients };
  return { kind: "ignore" };
}
