// What several places write in their own words soon reads as several things. These tables have one writer each.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, sourcesBelow } from "./import-graph";

const NEWS_IO = "app/features/news/io";

/** The table by its name and as a property of the schema, and who may write it. */
const WRITERS = [
  // A script that repairs a local database has no Worker to do it for it.
  ["pipeline_logs", "pipelineLogs", [`${NEWS_IO}/pipeline-log.server.ts`, "scripts/previous-start.mjs"]],
  ["article_texts", "articleTexts", [`${NEWS_IO}/article-texts.server.ts`]],
] as const;

function writersOf(table: string, property: string): string[] {
  const write = new RegExp(
    `(insert\\s+(or\\s+\\w+\\s+)?into|replace\\s+into|update)\\s+["\`]?(${table}\\b|\\$\\{${property}\\})|\\.(insert|update)\\(${property}\\)`,
    "i",
  );
  return ["app", "workers", "scripts"]
    .flatMap(sourcesBelow)
    .filter((file) => write.test(readFileSync(join(ROOT, file), "utf8")))
    .sort();
}

test.each(WRITERS)("%s is written in one place", (table, property, writers) => {
  expect(writersOf(table, property)).toEqual([...writers]);
});
