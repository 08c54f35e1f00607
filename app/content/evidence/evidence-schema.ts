import * as z from "zod";
import { forEachLocale } from "~/addresses/languages";
import { OFFICIAL_KINDS } from "~/features/evidence/core/evidence";
import {
  ACCOUNT_FREE,
  AUDIENCES,
  BILLING,
  CONSENT_BY,
  PORTUGUESE_PARTS,
  PUPIL_ACCESS,
  type ToolEvidence,
  TRAINING,
} from "~/features/evidence/core/tool-evidence";

const text = z.string().trim().min(1);
const localText = z.strictObject(forEachLocale(() => text));
const country = z.string().regex(/^[A-Z]{2}$/);
const age = z.number().int().min(3).max(18);

/** Fields of a text that was read: it has an address, and only such a text can say anything. */
const read = {
  document: z.union([text, localText]),
  address: z.url({ protocol: /^https$/ }),
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .nullable(),
};

function fact<Value extends z.ZodType>(value: Value) {
  const said = { ...read, value: value.nullable(), text: localText, note: localText.optional() };
  return z.discriminatedUnion("basis", [
    z.strictObject({ basis: z.literal("official"), kind: z.enum(OFFICIAL_KINDS), ...said }),
    z.strictObject({ basis: z.literal("third-party"), ...said }),
    z.strictObject({ basis: z.literal("not-stated"), ...read }),
    z.strictObject({ basis: z.literal("not-found"), month: z.null() }),
  ]);
}

const price = fact(
  z.strictObject({ currency: z.enum(["USD", "BRL"]), amount: z.number().positive(), per: z.enum(BILLING) }),
);

/** Schema of a tool's evidence. Only tests check it, so that no time is spent on it when a Worker starts. */
export const toolEvidenceSchema: z.ZodType<ToolEvidence> = z.strictObject({
  id: text,
  minimumAge: fact(age),
  guardianConsent: fact(z.strictObject({ by: z.enum(CONSENT_BY), below: age.nullable() })),
  pupilLogin: fact(z.enum(PUPIL_ACCESS)),
  noAccount: fact(z.enum(ACCOUNT_FREE)),
  trainsOnInputs: fact(z.enum(TRAINING)),
  trainsElsewhere: fact(z.enum(TRAINING)).optional(),
  portuguese: fact(z.enum(PORTUGUESE_PARTS)),
  freePlan: fact(
    z.strictObject({ free: z.boolean().nullable(), countries: z.array(country).min(1).optional() }),
  ),
  price,
  priceIn: z.record(country, price).optional(),
  educationOffer: fact(
    z.strictObject({
      audiences: z.array(z.enum(AUDIENCES)),
      countries: z.union([z.array(country).min(1), z.literal("worldwide")]).nullable(),
    }),
  ),
  availability: fact(z.array(country).min(1)),
});
