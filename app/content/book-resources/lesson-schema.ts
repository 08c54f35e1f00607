import * as z from "zod";
import { textsSchema } from "~/content/texts-schema";
import {
  LESSON_EQUIPMENT,
  LESSON_INTERNET,
  LESSON_STAGES,
  LESSON_SUBJECTS,
} from "~/features/book-resources/core/lesson";

const words = z.string().trim().min(2);
const sentence = z.string().trim().min(10);
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

export const curriculumSchema = z.array(z.strictObject({ code: words.nullable(), text: sentence }));

/** Schema of the facts of a lesson in one language. */
export const factsSchema = z.strictObject({
  stages: z.array(z.enum(LESSON_STAGES)).min(1),
  subjects: z.array(z.enum(["any", ...LESSON_SUBJECTS])).min(1),
  minutesToPrepare: z.int().min(5).max(120),
  minutesInClass: z.int().min(5).max(120).nullable(),
  note: sentence.nullable(),
  group: words,
  equipment: z.enum(LESSON_EQUIPMENT),
  internet: z.enum(LESSON_INTERNET),
  materials: z.array(words).min(1),
  curriculum: curriculumSchema,
});

export const sampleSchema = z
  .strictObject({
    of: words,
    context: sentence.nullable(),
    answer: z.string().min(200),
    flaw: z.strictObject({ sentence, why: sentence, howToSpot: sentence, mended: sentence }),
  })
  .refine(
    ({ answer, flaw }) => answer.split(flaw.sentence).length === 2,
    "the flaw stands once in the answer, word for word",
  )
  .refine(({ flaw }) => flaw.mended !== flaw.sentence, "the mended sentence is another one");

export const planSchema = z
  .array(z.strictObject({ minutes: z.int().min(1).max(60), task: sentence, say: sentence.nullable() }))
  .min(3);

const items = z.array(z.string().trim().min(1)).min(1);
/** The texts of a block, whose shape its type gives. A cell of a table may be empty, to be written in. */
const blockSchema = z.looseObject({
  text: words.optional(),
  items: items.optional(),
  columns: items.optional(),
  rows: z.array(z.array(z.string())).min(1).optional(),
  fields: z
    .array(z.strictObject({ label: words, lines: z.int().min(1).max(12) }))
    .min(1)
    .optional(),
});

export const sheetsSchema = z
  .array(z.strictObject({ id, title: words, pupils: words, blocks: z.array(blockSchema).min(1) }))
  .min(1);

const variantSchema = z.strictObject({
  stage: z.enum(LESSON_STAGES),
  curriculum: curriculumSchema.min(1),
  examples: z.record(words, z.string().trim().min(1)),
  sample: sampleSchema,
});

const lessonSchema = z.strictObject({
  facts: factsSchema,
  blanks: z.array(z.strictObject({ name: words, label: words, example: z.string().trim().min(1) })).min(1),
  sample: sampleSchema,
  followUps: z.strictObject({ level: sentence, check: sentence, adapt: sentence }),
  troubles: z.array(z.strictObject({ problem: sentence, write: sentence })).min(2),
  law: z.strictObject({ note: sentence.nullable(), ruleIds: z.array(id) }),
  toolIds: z.array(id).min(1),
  extras: z.array(z.strictObject({ title: words, items: z.array(words).min(1) })),
  plan: planSchema,
  sheets: sheetsSchema,
  otherStage: z.union([variantSchema, z.strictObject({ whyNot: sentence })]),
});

/** Schema of a lesson in every language. Only tests check it, so that no Worker spends time on it at its start. */
export const lessonByLocaleSchema = textsSchema(lessonSchema);
