import * as z from "zod";
import { textsSchema } from "~/content/texts-schema";
import { OFFICIAL_KINDS } from "~/features/evidence/core/evidence";
import {
  ACCOUNT_FREE,
  AUDIENCES,
  BILLING,
  CONSENT_BY,
  PUPIL_ACCESS,
  type ToolEvidence,
  TRAINING,
} from "~/features/evidence/core/tool-evidence";

const text = z.string().trim().min(1);
const localText = textsSchema(text);
const country = z.string().regex(/^[A-Z]{2}$/);
const age = z.number().int().min(3).max(18);
/** 0 stands for any age. */
const anyAge = z.union([z.literal(0), age]);

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** Fields of a text that was read: it has an address, and only such a text can say anything. */
const read = {
  document: z.union([text, localText]),
  address: z.url({ protocol: /^https$/ }),
  month: month.nullable(),
};

/** Who says so, with the fields of what is said; only a trial of our own always has a month. */
function told<Said extends z.ZodRawShape>(said: Said) {
  return [
    z.strictObject({ basis: z.literal("official"), kind: z.enum(OFFICIAL_KINDS), ...read, ...said }),
    z.strictObject({ basis: z.literal("third-party"), ...read, ...said }),
    z.strictObject({ basis: z.literal("tried"), ...read, month, ...said }),
  ] as const;
}

function fact<Value extends z.ZodType>(value: Value) {
  const reading = { value: value.nullable(), text: localText };
  const others = z.array(z.discriminatedUnion("basis", told(reading))).min(1);
  const said = { note: localText.optional(), weak: z.literal(true).optional(), others: others.optional() };
  return z.discriminatedUnion("basis", [
    ...told({ ...reading, ...said }),
    z.strictObject({ basis: z.literal("not-stated"), ...read }),
    z.strictObject({ basis: z.literal("not-found"), month: z.null() }),
  ]);
}

/** BCP 47: a language, and a region where the text names one. */
const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/);
const languages = fact(
  z.strictObject({ tags: z.array(languageTag).min(1), only: z.literal(true).optional() }),
);

const price = fact(
  z.strictObject({ currency: z.enum(["USD", "BRL"]), amount: z.number().positive(), per: z.enum(BILLING) }),
);

/** Schema of a tool's evidence. Only tests check it, so that no time is spent on it when a Worker starts. */
export const toolEvidenceSchema: z.ZodType<ToolEvidence> = z.strictObject({
  id: text,
  termsHoldIn: z.array(country).min(1).optional(),
  minimumAge: fact(
    z.strictObject({
      from: age,
      orHigher: z.literal(true).optional(),
      places: z.record(country, age).optional(),
    }),
  ),
  guardianConsent: fact(
    z.strictObject({ by: z.enum(CONSENT_BY), below: age.nullable(), from: anyAge.optional() }),
  ),
  consentOrHigher: z.literal(true).optional(),
  pupilLogin: fact(z.enum(PUPIL_ACCESS)),
  namesOrganisations: z.literal(true).optional(),
  schoolAge: fact(anyAge).optional(),
  noAccount: fact(z.enum(ACCOUNT_FREE)),
  trainsOnInputs: fact(z.enum(TRAINING)),
  trainsElsewhere: fact(z.enum(TRAINING)).optional(),
  trainsElsewhereFor: z.literal("minors").optional(),
  answersIn: languages,
  menusIn: languages,
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
  freeForSchools: z.literal(true).optional(),
  availability: fact(z.array(country).min(1)),
});
