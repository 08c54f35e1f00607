// The files under /data/: what they hold, what their schemas say, and the questions of the page, asked of them.
import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { DATA_SET_IDS, dataPath } from "~/features/open-data/core/data-set";
import { fileSchema, writeDataFiles } from "~/features/open-data/io/data-files.server";
import { loadOpenData } from "~/page-parts/open-data-page.server";

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
  const record = schema.$defs[schema.properties.records.items.$ref.replace("#/$defs/", "")];
  expect(record.type ?? record.allOf).toBeDefined();
});

const server = createServer(({ url = "" }, response) => {
  const text = files.get(url);
  response.writeHead(text === undefined ? 404 : 200).end(text);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

test("the questions of the page are answered by ten lines each, in its language", async () => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pages = LOCALES.map((locale) => loadOpenData(origin, DATE, locale).questions);
  // A process costs half a second, so the languages take turns.
  const asked = (pages[0] ?? []).map((question, index) => pages[index % pages.length]?.[index] ?? question);
  expect(asked).toHaveLength(4);
  const answers = asked.map(async ({ id, script }) => {
    expect(script.split("\n").length, id).toBeLessThanOrEqual(10);
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
    expect(stdout, id).toMatch(/\p{L}{4}/u);
    expect(stdout, id).not.toMatch(/undefined|null|\[object/);
  });
  await Promise.all(answers);
});
