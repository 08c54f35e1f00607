// `npm run read`: opens the texts that the facts of a tool rest on, and writes down what a person read there. Nothing is
// written of a text that did not open, and nothing that was not answered.
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { DEFAULT_LOCALE, LANGUAGES } from "../app/addresses/languages.ts";
import { appendChange, askChange, withTerminal } from "./change.mjs";
import { ensureChromium } from "./chromium.mjs";
import { loadSource } from "./load-source.mjs";
import { ROOT } from "./project-node.mjs";
import { findFact, rewriteFact } from "./rewrite-fact.mjs";
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

/** A value as it is typed: JSON, or a word as it is. */
function readValue(typed) {
  try {
    return JSON.parse(typed);
  } catch {
    return typed.trim();
  }
}

/** Asks for the new value of a fact until it is one. */
async function askValue(tool, question, { ask, schema }) {
  for (;;) {
    const value = readValue(await ask("  New value: "));
    if (schema.safeParse({ ...tool, [question]: { ...tool[question], value } }).success) return value;
  }
}

/** Asks about one fact and writes the answer down. */
async function settleFact(tool, question, services) {
  const { ask, say, today, folder, changesFile } = services;
  const fact = tool[question];
  const known =
    "text" in fact ? `${JSON.stringify(fact.value)}: ${fact.text[DEFAULT_LOCALE]}` : "it is silent";
  say(`\n${tool.id} ${question}, ${fact.basis}, ${fact.month ?? "undated"}\n  ${known}`);
  const answer = await ask("  u unchanged, c changed, n could not be read, Enter leaves it: ");
  if (answer !== "u" && answer !== "c") return say("  Nothing is written.");
  const place = findFact(folder, tool.id, question);
  if (place === null || (answer === "c" && !("text" in fact))) {
    return say("  Nothing is written: this fact has to be changed in app/content by hand.");
  }
  const month = today.slice(0, 7);
  if (answer === "u") rewriteFact(place, { month });
  else {
    const value = await askValue(tool, question, services);
    const source = { name: fact.document, address: fact.address, month };
    const asked = { subject: tool.id, field: question, value: JSON.stringify(value), was: fact.text, source };
    const change = await askChange(asked, services);
    rewriteFact(place, { month, value, text: change.now });
    appendChange(change, changesFile);
  }
  say(`  Written into ${place.source.fileName}.`);
}

/** Opens each text of a tool's facts in turn, shows what it says, and settles the facts that rest on it. */
export async function readTool(tool, questions, services) {
  const { browser, say, listSentences } = services;
  for (const address of new Set(questions.map((question) => tool[question].address))) {
    say(`\n${address}`);
    const { text, language, message } = await openDocument(browser, address).catch((error) => error);
    if (text === undefined) {
      say(`Could not be read: ${message.split("\n")[0]}. Nothing is written.`);
      continue;
    }
    for (const { topic, sentences } of listSentences(text, language)) {
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
  const firstWords = TERM_WORDS[LANGUAGES[DEFAULT_LOCALE].written];
  const browser = await chromium.launch({ executablePath: (await ensureChromium()) ?? undefined });
  try {
    await withTerminal((ask) =>
      readTool(tool, questions, {
        browser,
        ask,
        say: (text) => console.log(text),
        today: new Date().toISOString().slice(0, 10),
        folder: join(ROOT, "app", "content", "evidence"),
        schema: toolEvidenceSchema,
        listSentences: (text, language) =>
          listTermSentences(text, TERM_WORDS[language.slice(0, 2)] ?? firstWords),
      }),
    );
  } finally {
    await browser.close();
  }
});
