// Messages are parsed here, before any job sees them: one may come from an older deploy or be written by hand.
import * as z from "zod/mini";
import { LOCALES } from "~/addresses/languages";
import { MAILS_PER_BATCH } from "~/features/newsletter/io/digest-mailing.server";

const id = z.string().check(z.minLength(1), z.maxLength(200));

const jobMessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("fetch-source"), runId: id, sourceId: id }),
  z.object({ type: z.literal("summarise-article"), runId: id, id }),
  z.object({
    type: z.literal("send-mails"),
    keys: z.array(id).check(z.minLength(1), z.maxLength(MAILS_PER_BATCH)),
  }),
  z.object({ type: z.literal("mail-digest"), locale: z.enum(LOCALES), week: id }),
  z.object({ type: z.literal("judge-articles") }),
  z.object({
    type: z.literal("look-at-link"),
    address: z.url({ protocol: /^https?$/ }),
    place: z.int().check(z.minimum(0)),
    look: z.int().check(z.minimum(1)),
  }),
]);

export type JobMessage = z.output<typeof jobMessageSchema>;

/** The message, or null when this Worker does not know its kind. */
export function parseJobMessage(body: unknown): JobMessage | null {
  const result = jobMessageSchema.safeParse(body);
  return result.success ? result.data : null;
}
