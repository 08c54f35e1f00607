// Files that are published under /data/: for each set of records a JSON file, its schema, and the same as CSV.
import { toPath } from "~/addresses/addresses";
import { DEFAULT_LOCALE } from "~/addresses/languages";

/** Every published set, in the order of the page. */
export const DATA_SET_IDS = [
  "tools",
  "courses",
  "books",
  "lessons",
  "codes",
  "rules",
  "changes",
  "news-sources",
] as const;
export type DataSetId = (typeof DATA_SET_IDS)[number];

export const DATA_FORMATS = ["json", "csv", "schema.json"] as const;
export type DataFormat = (typeof DATA_FORMATS)[number];

/** The path of a file; it is in no language, because its records hold each. */
export function dataPath(id: DataSetId, format: DataFormat): string {
  return `/data/${id}.${format}`;
}

/** Traits of every file of one publication. */
export interface Publication {
  /** Origin of the addresses in the files. */
  readonly origin: string;
  /** YYYY-MM-DD on which they were written. */
  readonly date: string;
  readonly licence: { readonly name: string; readonly address: string };
}

/** A set as its JSON file holds it, with licence, date and count before the records. */
export function toDataFile(id: DataSetId, records: readonly object[], publication: Publication) {
  const { origin, date, licence } = publication;
  return {
    $schema: origin + dataPath(id, "schema.json"),
    source: origin + toPath("open-data", DEFAULT_LOCALE),
    licence,
    date,
    count: records.length,
    records,
  };
}

/** The records with licence, date and count in the last columns: CSV has no other place for them. */
export function toCsvRecords(records: readonly object[], { date, licence }: Publication): readonly object[] {
  const about = { licence: licence.address, date, count: records.length };
  return records.map((record) => ({ ...record, file: about }));
}
