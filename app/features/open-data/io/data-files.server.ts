// Writes the files under /data/. The step that prerenders the site calls it, so that the schemas stay out of the Worker.
import * as z from "zod";
import { WRITTEN_LANGUAGES } from "~/addresses/languages";
import { bookResourceSchema } from "~/content/book-resources/book-resource-schema";
import { factsSchema } from "~/content/book-resources/lesson-schema";
import { changeSchema } from "~/content/changes/change-schema";
import { toolEvidenceSchema } from "~/content/evidence/evidence-schema";
import { DATA_LICENCE } from "~/content/open-data/licence";
import { ruleSchema } from "~/content/rules/rule-schema";
import { bookSchema, courseSchema, newsSourceSchema, toolSchema } from "~/content/schemas";
import { textsSchema } from "~/content/texts-schema";
import { writeCsv } from "../core/csv";
import {
  DATA_SET_IDS,
  type DataSetId,
  dataPath,
  type Publication,
  toCsvRecords,
  toDataFile,
} from "../core/data-set";
import { listRecords } from "./data-sets.server";

const addresses = textsSchema(z.url());

const SCHEMAS: Readonly<Record<DataSetId, z.ZodType>> = {
  tools: toolSchema.extend({ evidence: toolEvidenceSchema }),
  courses: courseSchema.extend({ language: z.enum(WRITTEN_LANGUAGES) }),
  books: bookSchema,
  lessons: bookResourceSchema.extend({
    facts: textsSchema(factsSchema.nullable()),
  }),
  codes: z.strictObject({ id: z.string(), shortLink: addresses, page: addresses }),
  rules: ruleSchema,
  changes: changeSchema,
  "news-sources": newsSourceSchema,
};

/** The schema of a file with all its records, by which zod checks them and from which their JSON Schema is made. */
export function fileSchema(id: DataSetId) {
  return z.strictObject({
    $schema: z.url(),
    source: z.url(),
    licence: z.strictObject({ name: z.string(), address: z.url() }),
    date: z.iso.date(),
    count: z.int().min(1),
    records: z.array(SCHEMAS[id]).min(1),
  });
}

function toText(value: object): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}

/** Hands every file to `keep` with its path; `date` is the day (YYYY-MM-DD) on which they are written. */
export function writeDataFiles(
  { origin, date }: Pick<Publication, "origin" | "date">,
  keep: (path: string, text: string) => void,
): void {
  const publication = { origin, date, licence: DATA_LICENCE };
  for (const id of DATA_SET_IDS) {
    const records = listRecords(id, publication);
    // Checks of the site's own code have no form in JSON Schema; tests hold the records against them. What a schema says
    // at many places it says once, which takes five sixths of that of the tools.
    const schema = z.toJSONSchema(fileSchema(id), {
      target: "draft-2020-12",
      reused: "ref",
      unrepresentable: "any",
    });
    keep(dataPath(id, "json"), toText(toDataFile(id, records, publication)));
    keep(dataPath(id, "csv"), writeCsv(toCsvRecords(records, publication)));
    keep(dataPath(id, "schema.json"), toText({ $id: origin + dataPath(id, "schema.json"), ...schema }));
  }
}
