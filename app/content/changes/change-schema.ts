// The form of a change as it is published and as tests hold every one against it.
import * as z from "zod";
import { textsSchema } from "~/content/texts-schema";
import { CHANGE_FIELDS } from "~/features/changes/core/change";

const words = textsSchema(z.string().min(1));
const day = z.iso.date();

export const changeSchema = z.strictObject({
  about: z.enum(["record", "rule"]),
  subjects: z.array(z.string()),
  field: z.enum(CHANGE_FIELDS),
  place: z.string().optional(),
  was: words.nullable(),
  now: words,
  since: z
    .string()
    .regex(/^\d{4}(-\d\d){0,2}$/)
    .nullable(),
  seenOn: day,
  why: words.nullable(),
  source: z
    .strictObject({
      name: z.union([z.string().min(1), words]),
      address: z.url().nullable(),
      month: z.string().nullable(),
    })
    .nullable(),
  value: z.string().optional(),
});
