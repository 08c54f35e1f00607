// `npm run read`: opens the texts that the facts of a tool rest on, and writes down what a person read there. Nothing is
// written of a text that did not open, and nothing that was not answered.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { chromium } from "@playwright/test";
import { DEFAULT_LOCALE, LANGUAGES, LOCALES } from "../app/addresses/languages.ts";
import { ensureChromium } from "./chromium.mjs";
import { loadSource } from "./load-source.mjs";
import { ROOT, run } from "./project-node.mjs";
import { appendRecord, findEvidenceFile, rewriteFact } from "./rewrite-fact.mjs";
import { runCommand, usageError } from "./run-command.mjs";

/** Pages that are drawn by script get so long to become quiet. */
const QUIET_MS = 5000;
/** Shorter texts are walls, not terms. */
const SHORTEST_TEXT = 300;
const MOST_SENTENCES = 8;

/** The text of a document as Chromium shows it, with its language. Throws where there is none to read. */
async function openDocument(browser, address) {
  const page = await browser.newPage();
  try {
    const answer = await page.goto(address, { waitUntil: "domcontentloaded" });
    await page.waitForLoadState("networkidle", { timeout: QUIET_MS }).catch(() => {});
    const text = await page.evaluate(() => document.body.innerText);
    if (answer.status() >= 400) throw new Error(`it answers ${answer.status()}`);
    if (text.length < SHORTEST_TEXT) throw new Error(`it shows ${text.length} characters only`);
    return { text, language: await page.evaluate(() => document.documentElement.lang) };
  } finally {
    await page.close();
  }
}

/** Asks for a text in every language. */
async function askWords(what, ask) {
  const words = {};
  for (const locale of LOCALES) words[locale] = await ask(`  ${what} (${locale}): `);
  return words;
}

/** A value as it is typed: JSON, or a word as it is. */
function readValue(typed) {
  try {
    return JSON.parse(typed);
  } catch {
    return typed.trim();
  }
}

/** Asks what has changed: the fields of the fact, and the line of change for them. */
async function askChange(tool, question, { ask, today, schema }) {
  const fact = tool[question];
  const isValue = (value) => schema.safeParse({ ...tool, [question]: { ...fact, value } }).success;
  let value = readValue(await ask("  New value: "));
  while (!isValue(value)) value = readValue(await ask(`  That is no value of ${question}. New value: `));
  const text = await askWords("What it says now", ask);
  const why = await askWords("Why, or what it means in class", ask);
  const source = { name: fact.document, address: fact.address, month: today.slice(0, 7) };
  const change = { about: "record", subjects: [tool.id], field: question, was: fact.text, now: text };
  return { fields: { value, text }, change: { ...change, since: null, seenOn: today, why, source } };
}

/** Asks about one fact and writes the answer down. */
async function settleFact(tool, question, services) {
  const { ask, say, today, folder, changesFile } = services;
  const fact = tool[question];
  const known =
    "text" in fact ? `${JSON.stringify(fact.value)}: ${fact.text[DEFAULT_LOCALE]}` : "it is silent";
  say(`\n${tool.id} ${question}, ${fact.basis}, ${fact.month ?? "undated"}\n  ${known}`);
  const answer = (await ask("  u unchanged, c changed, n could not be read, Enter leaves it: ")).trim();
  const file = findEvidenceFile(folder, tool.id, question);
  if (answer !== "u" && answer !== "c") return say("  Nothing is written.");
  if (file === null || (answer === "c" && !("text" in fact))) {
    return say("  Nothing is written: this fact has to be changed in app/content by hand.");
  }
  const changed = answer === "c" ? await askChange(tool, question, services) : null;
  if (changed !== null) {
    writeFileSync(changesFile, appendRecord(readFileSync(changesFile, "utf8"), changed.change));
  }
  const fields = { month: today.slice(0, 7), ...changed?.fields };
  writeFileSync(file, rewriteFact(readFileSync(file, "utf8"), tool.id, question, fields));
  say(`  Written into ${file}.`);
}

/** Opens each text of a tool's facts in turn, shows what it says, and settles the facts that rest on it. */
export async function readTool(tool, questions, services) {
  const { browser, say, sentencesOf } = services;
  for (const address of new Set(questions.map((question) => tool[question].address))) {
    say(`\n${address}`);
    const { text, language, message } = await openDocument(browser, address).catch((error) => error);
    if (text === undefined) {
      say(`Could not be read: ${message.split("\n")[0]}. Nothing is written.`);
      continue;
    }
    for (const { topic, sentences } of sentencesOf(text, language)) {
      say(`\n${topic}: ${sentences.length} sentences`);
      for (const sentence of sentences.slice(0, MOST_SENTENCES)) say(`  - ${sentence}`);
    }
    for (const question of questions.filter((one) => tool[one].address === address)) {
      await settleFact(tool, question, services);
    }
  }
}

runCommand(import.meta.url, "read", async ({ words: [id, asked] }) => {
  const { TOOL_EVIDENCE, QUESTIONS, toolEvidenceSchema, TERM_WORDS, listTermSentences } = await loadSource(
    "app/features/catalogue/io/catalogue.server.ts",
    "app/features/evidence/core/tool-evidence.ts",
    "app/content/evidence/evidence-schema.ts",
    "app/content/words/term-words.ts",
    "app/features/facts/core/term-sentences.ts",
  );
  const tool = TOOL_EVIDENCE.find((one) => one.id === id);
  if (tool === undefined) throw usageError("read", `There is no tool ${id ?? "without an id"}.`);
  const questions = QUESTIONS.filter(
    (question) => tool[question]?.address !== undefined && (asked ?? question) === question,
  );
  if (questions.length === 0) throw usageError("read", `No text is known for ${asked ?? "it"}.`);
  const browser = await chromium.launch({ executablePath: (await ensureChromium()) ?? undefined });
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // The end of the input is no answer.
  const end = new Promise((_, reject) => {
    lines.on("close", () => reject(new Error("There are no more answers.")));
  });
  end.catch(() => {});
  try {
    await readTool(tool, questions, {
      browser,
      ask: (text) => Promise.race([end, lines.question(text)]),
      say: (text) => console.log(text),
      today: new Date().toISOString().slice(0, 10),
      folder: join(ROOT, "app", "content", "evidence"),
      changesFile: join(ROOT, "app", "content", "changes", "fact-changes.server.ts"),
      schema: toolEvidenceSchema,
      sentencesOf: (text, language) =>
        listTermSentences(
          text,
          TERM_WORDS[language.slice(0, 2)] ?? TERM_WORDS[LANGUAGES[DEFAULT_LOCALE].written],
        ),
    });
  } finally {
    lines.close();
    await browser.close();
    await run("biome", ["format", "--write", "app/content"], { stdio: "ignore" });
  }
});
