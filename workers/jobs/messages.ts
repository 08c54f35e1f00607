// Parsed at the edge: a message of an older deploy, or one written by hand, must not reach a job.
import * as z from "zod";

const id = z.string().min(1).max(200);

const jobMessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("fetch-source"), runId: id, sourceId: id }),
  z.object({ type: z.literal("summarise-article"), runId: id, id }),
]);

export type JobMessage = z.output<typeof jobMessageSchema>;

/** The message, or null when it is none that this Worker knows. */
export function parseJobMessage(body: unknown): JobMessage | null {
  const result = jobMessageSchema.safeParse(body);
  return result.success ? result.data : null;
}
