import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { createDb } from "~/db/client.server";
import { unknownCodes } from "~/db/count-tables.server";
import { countUnknownCode } from "~/features/book-resources/io/unknown-code-store.server";
import { countRows } from "./counted-d1";

const db = createDb(env.DB);

test("a code is counted once per day and language", async () => {
  const evening = new Date("2026-11-20T23:59:00Z");
  const midnight = new Date("2026-11-21T00:01:00Z");
  await countUnknownCode(db, { code: "chapter9-ex1", language: "en" }, evening);
  await countUnknownCode(db, { code: "chapter9-ex1", language: "en" }, evening);
  await countUnknownCode(db, { code: "chapter9-ex1", language: "pt-br" }, evening);
  await countUnknownCode(db, { code: "chapter9-ex1", language: "en" }, midnight);
  expect(await db.select().from(unknownCodes)).toEqual([
    { day: "2026-11-20", code: "chapter9-ex1", language: "en", count: 2 },
    { day: "2026-11-20", code: "chapter9-ex1", language: "pt-br", count: 1 },
    { day: "2026-11-21", code: "chapter9-ex1", language: "en", count: 1 },
  ]);
});

test("somebody who tries out addresses cannot fill the table, and real codes are counted on", async () => {
  const now = new Date("2026-12-01T08:00:00Z");
  for (let number = 0; number < 180; number += 1) {
    await countUnknownCode(db, { code: `chapter${number}-ex1`, language: "en" }, now);
  }
  const tries = Array.from({ length: 150 }, () =>
    countUnknownCode(db, { code: "chapter0-ex1", language: "en" }, now),
  );
  await Promise.all(tries);
  const rows = (await db.select().from(unknownCodes)).filter((row) => row.day === "2026-12-01");
  expect(rows).toHaveLength(150);
  expect(rows.find((row) => row.code === "chapter0-ex1")?.count).toBe(100);
});

test("above the limits a wrong address writes nothing, and costs a read of the day once", async () => {
  const now = new Date("2026-12-02T08:00:00Z");
  const { database, count: rows, reset } = countRows(env.DB);
  const counted = createDb(database);
  const count = (code: string) => countUnknownCode(counted, { code, language: "en" }, now);
  for (let number = 0; number < 150; number += 1) await count(`chapter${number}-ex1`);
  for (let number = 0; number < 99; number += 1) await count("chapter0-ex1");
  reset();
  for (let number = 200; number < 300; number += 1) await count(`chapter${number}-ex1`);
  for (let time = 0; time < 100; time += 1) await count("chapter0-ex1");
  expect(rows.rowsWritten).toBe(0);
  expect(rows.mostRead).toBeLessThan(200);
  expect(rows.rowsRead).toBeLessThan(400);
  await count("chapter1-ex1");
  expect(rows.rowsWritten).toBeGreaterThan(0);
});
