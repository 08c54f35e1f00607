import * as z from "zod";
import { forEachIncomplete, forEachLocale } from "~/addresses/languages";

/** Schema of a text in every language; an incomplete one may lack it. */
export function textsSchema<Schema extends z.ZodType>(schema: Schema) {
  return z.strictObject({
    ...forEachLocale(() => schema),
    ...forEachIncomplete(() => schema.optional()),
  });
}
