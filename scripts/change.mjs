// `npm run change`: names the values that changed without a line, and writes the line of one as a person tells it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { LOCALES } from "../app/addresses/languages.ts";
import { loadSource } from "./load-source.mjs";
import { ROOT, run } from "./project-node.mjs";
import { runCommand } from "./run-command.mjs";

const OPENING = join(ROOT, "tests/fixtures/changes/opening.txt");
const CHANGES_FILE = join(ROOT, "app/content/changes/fact-changes.server.ts");

/** Does work that asks on the terminal, then formats the content. The end of the input is no answer. */
export async function withTerminal(work) {
  const lines = createInterface({ input: process.stdin });
  const answers = lines[Symbol.asyncIterator]();
  try {
    return await work(async (question) => {
      process.stdout.write(question);
      const { value, done } = await answers.next();
      if (done) throw new Error("There are no more answers.");
      return value.trim();
    });
  } finally {
    lines.close();
    await run("biome", ["format", "--write", "app/content"], { stdio: "ignore" });
  }
}

/** Asks until something is answered. */
async function insist(question, ask) {
  for (;;) {
    const answer = await ask(`  ${question}: `);
    if (answer !== "") return answer;
  }
}

async function insistOnWords(question, ask) {
  const words = {};
  for (const locale of LOCALES) words[locale] = await insist(`${question} (${locale})`, ask);
  return words;
}

/** A date, or null where the answer is "none". */
async function askDate(question, ask) {
  const answer = await insist(`${question} (YYYY-MM-DD, YYYY-MM or YYYY), or none`, ask);
  return answer === "none" ? null : answer;
}

/** The line of a changed value. Whatever of `known` is missing is asked: `was`, and the `source` that says so. */
export async function askChange({ subject, field, value, was = null, source = null }, { ask, today }) {
  const [name, place] = field.split(" ");
  return {
    about: name === "rule" ? "rule" : "record",
    subjects: [subject],
    field: name,
    ...(place === undefined ? {} : { place }),
    was: was ?? (await insistOnWords("What stood there", ask)),
    now: await insistOnWords("What stands there now", ask),
    since: await askDate("Since when it holds", ask),
    seenOn: today,
    why: await insistOnWords("Why, or what it means in class", ask),
    source: source ?? {
      name: await insist("Who says so", ask),
      address: await insist("Its address", ask),
      month: await askDate("Its date", ask),
    },
    values: [value],
  };
}

/** Writes a line of change behind all others. */
export function appendChange(change, file = CHANGES_FILE) {
  const text = readFileSync(file, "utf8");
  const end = text.lastIndexOf("];");
  writeFileSync(file, `${text.slice(0, end)}${JSON.stringify(change)},\n${text.slice(end)}`);
}

await runCommand(import.meta.url, "change", async ({ words: [subject, field] }) => {
  const { listUnannounced, needsLine, readValues, getWatchedValues, CHANGES, UNKNOWN } = await loadSource(
    "app/features/changes/core/announced.ts",
    "app/features/changes/io/watched-values.server.ts",
    "app/features/changes/io/changes.server.ts",
  );
  const opening = readValues(readFileSync(OPENING, "utf8"));
  const changed = listUnannounced(getWatchedValues(), opening, CHANGES.toReversed()).filter(needsLine);
  if (subject === undefined) {
    for (const { key, was, now } of changed)
      console.log(
        `A line is missing: npm run change -- ${key.replace(/ (.*)/, ' "$1"')}   (${was} -> ${now ?? UNKNOWN})`,
      );
    console.log(`${changed.length} values changed without a line.`);
    return;
  }
  const change = changed.find(({ key }) => key === `${subject} ${field}`);
  if (change === undefined) throw new Error(`Nothing was changed: ${subject} ${field} says what it said.`);
  const value = change.now ?? UNKNOWN;
  const today = new Date().toISOString().slice(0, "2026-11-24".length);
  await withTerminal(async (ask) => appendChange(await askChange({ subject, field, value }, { ask, today })));
  console.log(`Written: ${subject} ${field}, ${change.was} -> ${value}.`);
});
