import * as z from "zod";
import { textsSchema } from "~/content/texts-schema";
import { RECORD_FIELDS } from "~/features/changes/core/change";
import { QUESTIONS } from "~/features/evidence/core/tool-evidence";

const text = z.string().trim().min(1);
const words = textsSchema(text);
/** A year, a month or a day. */
const date = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/);

/** Schema of a change, as it is published. Old pages of the Brazilian ministry answer over http alone. */
export const changeSchema = z.strictObject({
  about: z.enum(["record", "rule"]),
  subjects: z.array(text),
  field: z.enum([...QUESTIONS, ...RECORD_FIELDS]),
  place: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  was: words.nullable(),
  now: words,
  since: date.nullable(),
  seenOn: z.iso.date(),
  why: words.nullable(),
  source: z
    .strictObject({
      name: z.union([text, words]),
      address: z.url({ protocol: /^https?$/ }).nullable(),
      month: date.nullable(),
    })
    .nullable(),
  values: z.array(text).optional(),
});
