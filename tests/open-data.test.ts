// The files under /data/: what they hold, what their schemas say, and the questions of the page, asked of them.
import { expect, test } from "vitest";
import { DATA_SET_IDS, dataPath } from "~/features/open-data/core/data-set";
import { fileSchema, writeDataFiles } from "~/features/open-data/io/data-files.server";

const ORIGIN = "https://site.example";
const DATE = "2026-11-24";

const files = new Map<string, string>();
writeDataFiles({ origin: ORIGIN, date: DATE }, (path, text) => files.set(path, text));

function readJson(path: string) {
  return JSON.parse(files.get(path) ?? "null");
}

test.each(DATA_SET_IDS)("%s: the file is what its schema says, with licence, date and count", (id) => {
  const file = readJson(dataPath(id, "json"));
  const checked = fileSchema(id).safeParse(file);
  expect(checked.error?.issues ?? []).toEqual([]);
  expect(file.count).toBe(file.records.length);
  expect(file.count).toBeGreaterThan(5);
  expect([file.date, file.licence.name]).toEqual([DATE, "MIT"]);
  const schema = readJson(dataPath(id, "schema.json"));
  expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
  expect([schema.$id, file.$schema]).toEqual([ORIGIN + dataPath(id, "schema.json"), schema.$id]);
  expect(schema.properties.records.items.type ?? schema.properties.records.items.allOf).toBeDefined();
});
