// `npm run change`: names the values that changed without a line, and writes the line of one.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { LOCALES } from "../app/addresses/languages.ts";
import { loadSource } from "./load-source.mjs";
import { ROOT } from "./project-node.mjs";
import { appendRecord } from "./rewrite-fact.mjs";
import { runCommand } from "./run-command.mjs";

const OPENING = join(ROOT, "tests/fixtures/changes/opening.txt");
const LINES = join(ROOT, "app/content/changes/fact-changes.server.ts");
const SOURCES = [
  "app/features/changes/core/announced.ts",
  "app/features/changes/io/watched-values.server.ts",
  "app/content/changes/fact-changes.server.ts",
];

/** The questions of a line: each is an option of the same name, and is asked where that is missing. */
const QUESTIONS = [
  ...["was", "now", "why"].flatMap((part) =>
    LOCALES.map((locale) => [`${part}-${locale}`, `${part} (${locale})`]),
  ),
  ["source", "Who says so"],
  ["address", "The address of that text"],
  ["month", "Month of the text (YYYY-MM), or none"],
  ["since", "Since when it holds (YYYY-MM-DD, YYYY-MM or YYYY), or none"],
];

/** The answers to all questions, from the options or the person. Rejects where one is missing and nobody can be asked. */
async function askFor(values) {
  const missing = QUESTIONS.filter(([name]) => !values[name]);
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new Error(`Nothing was changed: ${missing.map(([name]) => `--${name}`).join(", ")} missing.`);
  const asked = { ...values };
  const terminal = missing.length === 0 ? null : createInterface(process.stdin, process.stdout);
  for (const [name, question] of missing) {
    while (!asked[name]) asked[name] = (await terminal.question(`${question}: `)).trim();
  }
  terminal?.close();
  return asked;
}

const orNull = (text) => (text === "none" ? null : text);

/** A line of change as the content holds it. */
function toLine({ subject, field, now }, given, today, unknown) {
  const [name, place] = field.split(" ");
  const words = (part) => Object.fromEntries(LOCALES.map((locale) => [locale, given[`${part}-${locale}`]]));
  return {
    about: "record",
    subjects: [subject],
    field: name,
    ...(place === undefined ? {} : { place }),
    was: words("was"),
    now: words("now"),
    since: orNull(given.since),
    seenOn: today,
    why: words("why"),
    source: { name: given.source, address: given.address, month: orNull(given.month) },
    value: now ?? unknown,
  };
}

function appendLine(line) {
  writeFileSync(LINES, appendRecord(readFileSync(LINES, "utf8"), line));
  execFileSync(join(ROOT, "node_modules/.bin/biome"), ["check", "--write", LINES], { stdio: "ignore" });
}

await runCommand(import.meta.url, "change", async ({ values, words: [subject, field] }) => {
  const { listUnannounced, readValues, listWatchedValues, FACT_CHANGES, UNKNOWN } = await loadSource(
    ...SOURCES,
  );
  const opening = readValues(readFileSync(OPENING, "utf8"));
  const unannounced = listUnannounced(listWatchedValues(), opening, FACT_CHANGES);
  if (subject === undefined) {
    const changed = unannounced.filter(({ was }) => was !== null);
    for (const { subject: id, field: what, was, now } of changed)
      console.log(`A line is missing: npm run change -- ${id} "${what}"   (${was} -> ${now ?? UNKNOWN})`);
    console.log(`${changed.length} values changed without a line.`);
    return;
  }
  const change = unannounced.find((one) => one.subject === subject && one.field === field);
  if (change === undefined || change.was === null)
    throw new Error(`Nothing was changed: ${subject} ${field} says what it said.`);
  const today = new Date().toISOString().slice(0, "2026-11-24".length);
  appendLine(toLine(change, await askFor(values), today, UNKNOWN));
  console.log(`Written: ${subject} ${field}, ${change.was} -> ${change.now ?? UNKNOWN}.`);
});
