// The shape of the catalogue's records. Content files use the types alone; the schemas run in
// tests/content.test.ts, never at isolate start.
import * as z from "zod";
import { WRITTEN_LANGUAGES } from "~/addresses/languages";
import { textsSchema } from "~/content/texts-schema";
import { type RecordStatus, STATUSES } from "~/features/catalogue/core/record-status";
import { LEADS_TO, LEARN_GROUPS, TOOL_GROUP_IDS, VIDEO_FORMS } from "~/features/catalogue/core/resource";
import { COURSE_LEVELS } from "~/features/courses/core/course";
import { OFFICIAL_KINDS } from "~/features/evidence/core/evidence";
import type { EvidenceRecord } from "~/features/evidence/core/evidence-record";
import { SOURCE_KINDS } from "~/features/news/core/article";
import { TAGS, type TagId } from "./tags.server";

const text = z.string().trim().min(1);
const localText = textsSchema(text);
const localTexts = textsSchema(z.array(text).min(1));
const https = z.url({ protocol: /^https$/ });
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
const tagId = z.custom<TagId>((id) => typeof id === "string" && Object.hasOwn(TAGS, id), "no such tag");
const language = z.enum(WRITTEN_LANGUAGES);
const level = z.enum(COURSE_LEVELS);

/** Evidence of a record. Without a basis there is no record. */
const evidenceSchema: z.ZodType<EvidenceRecord> = z.discriminatedUnion("basis", [
  z.strictObject({
    basis: z.literal("official"),
    kind: z.enum(OFFICIAL_KINDS),
    document: localText.optional(),
    address: https,
    month: month.nullable(),
  }),
  z.strictObject({
    basis: z.literal("third-party"),
    document: localText,
    address: https,
    month: month.nullable(),
  }),
  z.strictObject({ basis: z.literal("not-found"), month: z.null() }),
]);

const cents = z.number().int().positive();
const read = {
  document: localText,
  address: https,
  month: month.nullable(),
  note: localText.optional(),
  plans: z
    .array(z.strictObject({ id: text, name: text, centsPerMonth: cents, centsPerYear: cents.optional() }))
    .min(1),
};

/** Prices of plans, with the official text or third party that names them. */
export const priceReadingSchema = z.discriminatedUnion("basis", [
  z.strictObject({ basis: z.literal("official"), kind: z.enum(OFFICIAL_KINDS), ...read }),
  z.strictObject({ basis: z.literal("third-party"), ...read }),
]);

/** A year, a month or a day. */
const date = z.string().regex(/^20\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/);

/** Status of the subject of a record. Something renamed has a former name. */
export const statusSchema: z.ZodType<RecordStatus> = z
  .strictObject({
    is: z.enum(STATUSES),
    since: date.nullable(),
    was: text.optional(),
    successor: z.strictObject({ name: text, id: text.optional() }).optional(),
    advice: localText,
  })
  .refine(
    ({ is, was }) => (is === "renamed") === (was !== undefined),
    "a former name is of something renamed",
  );

/** Fields of every record. Facts of a tool, by question, stand in `evidence/`. */
const described = {
  /** Also the short link on paper, so an id is never changed and never reused. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  url: https,
  /** One text where all languages use the same name. */
  title: z.union([text, localText]),
  description: localText,
  tags: z.array(tagId).min(1),
  /** Doubt that remained after the check, in words. */
  caution: localText.optional(),
  /** Month of entry, where it is not the month of the first collection. */
  addedMonth: month.optional(),
  coverUrl: https.optional(),
  /** Its status; left out while it is live. Its record stays for ever. */
  status: statusSchema.optional(),
};

/** Fields of every record that rests on one text. */
const base = {
  ...described,
  evidence: evidenceSchema,
  /** Kind of page behind the address where it is not the record's own. */
  leadsTo: z.enum(LEADS_TO).optional(),
};

export const toolSchema = z.strictObject({
  ...described,
  group: z.enum(TOOL_GROUP_IDS),
  maker: text,
  type: localText,
  keyFeatures: localTexts,
  classroomUse: localText,
  /** Advice to the teacher about it in class. Only evidence speaks of the maker's conduct. */
  care: localText,
  aiRelevance: localText,
  futurePotential: localText,
});

export const courseSchema = z.strictObject({
  ...base,
  title: text,
  provider: text,
  /** Kind of provider, in the Portuguese catalogue. */
  providerKind: localText.optional(),
  platform: text,
  duration: localText,
  level,
  featured: z.boolean(),
  cost: localText,
  /** null where the cost depends on the place, or was not confirmed. */
  free: z.boolean().nullable(),
  /** null where nobody says. */
  certificate: z.boolean().nullable(),
  /** Made for teachers: these lead the list. */
  forTeachers: z.literal(true).optional(),
  /** Further languages in which it is given. */
  alsoIn: z.array(language).min(1).optional(),
});

export const learnToolSchema = z.strictObject({
  ...base,
  group: z.enum(LEARN_GROUPS),
  twinOf: text.optional(),
});

export const certificationSchema = z.strictObject({
  ...base,
  provider: text,
  cost: localText,
  free: z.boolean().nullable(),
  level,
  /** Further languages in which it is given. */
  alsoIn: z.array(language).min(1).optional(),
  /** Id of the tool that it is about. */
  tool: text.optional(),
});

export const bookSchema = z.strictObject({
  ...base,
  title: text,
  author: text,
  year: z.number().int().min(1950).max(2100).nullable(),
  publisher: text,
  isbn13: z
    .string()
    .regex(/^97[89]\d{10}$/)
    .nullable(),
  language,
  free: z.literal(true).optional(),
  /** Id of the same book in another language. */
  otherEdition: text.optional(),
});

export const siteSchema = z.strictObject({
  ...base,
  title: text,
  organisation: text,
  language,
  free: z.literal(true).optional(),
});

export const videoSchema = z.strictObject({
  ...base,
  title: text,
  /** null where it was not read. */
  channel: text.nullable(),
  form: z.enum(VIDEO_FORMS),
  minutes: z.number().int().min(1).optional(),
  language,
});

export const toolGroupSchema = z.strictObject({
  id: z.enum(TOOL_GROUP_IDS),
  name: localText,
  description: localText,
});

export const newsSourceSchema = z.strictObject({
  id: text,
  name: text,
  url: https,
  feed: https,
  language,
  kind: z.enum(SOURCE_KINDS),
});

export type LocalText = z.infer<typeof localText>;
export type ToolRecord = z.infer<typeof toolSchema>;
export type CourseRecord = z.infer<typeof courseSchema>;
export type LearnToolRecord = z.infer<typeof learnToolSchema>;
export type CertificationRecord = z.infer<typeof certificationSchema>;
export type BookRecord = z.infer<typeof bookSchema>;
export type SiteRecord = z.infer<typeof siteSchema>;
export type VideoRecord = z.infer<typeof videoSchema>;
export type ToolGroupRecord = z.infer<typeof toolGroupSchema>;
