import * as z from "zod";
import { PAGE_LANGUAGES } from "~/addresses/languages";
import { textsSchema } from "~/content/texts-schema";
import { BOOK_CATEGORIES, BOOK_CHAPTERS } from "~/features/book-resources/core/book-parts";
import { HUB_TASK_IDS } from "~/features/hub/core/hub-task";

const sentence = z.string().trim().min(10);

const contentSchema = z.strictObject({
  objective: sentence,
  prompt: z.string().min(80),
  steps: z.array(sentence).min(3),
  teacherCheck: sentence,
  adaptation: sentence,
});

const textSchema = z.strictObject({
  title: z.string().trim().min(5).max(70),
  description: sentence.max(160),
  qrContext: z.string().trim().min(5),
  content: contentSchema.nullable(),
});

/** Schema of a companion item. Only tests check it, so that no time is spent on it when a Worker starts. */
export const bookResourceSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  chapter: z.enum(BOOK_CHAPTERS),
  category: z.enum(BOOK_CATEGORIES),
  lists: z.array(z.enum(PAGE_LANGUAGES)).min(1),
  stepCounts: z.tuple([z.int().min(0), z.int().min(0), z.int().min(0)]).nullable(),
  tasks: z.array(z.enum(HUB_TASK_IDS)),
  text: textsSchema(textSchema),
});
