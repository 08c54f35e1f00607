// A line of change as a person tells it on the terminal, and its place in the content.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { LOCALES } from "../app/addresses/languages.ts";
import { ROOT, run } from "./project-node.mjs";
import { appendRecord } from "./rewrite-fact.mjs";

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

async function askSource(ask) {
  const name = await insist("Who says so", ask);
  return { name, address: await insist("Its address", ask), month: await askDate("Its date", ask) };
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
    source: source ?? (await askSource(ask)),
    values: [value],
  };
}

/** Writes a line of change behind all others. */
export function appendChange(change, file = CHANGES_FILE) {
  writeFileSync(file, appendRecord(readFileSync(file, "utf8"), change));
}
