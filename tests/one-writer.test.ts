// What several places write in their own words soon reads as several things. These tables have one writer each.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

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
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => write.test(readFileSync(path, "utf8")))
    .map((path) => relative(ROOT, path))
    .sort();
}

test.each(WRITERS)("%s is written in one place", (table, property, writers) => {
  expect(writersOf(table, property)).toEqual([...writers]);
});
