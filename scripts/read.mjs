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

const PATIENCE_MS = 30_000;
/** Pages that are drawn by script get so long to become quiet. */
const QUIET_MS = 5000;
/** Shorter texts are walls, not terms. */
const SHORTEST_TEXT = 300;
const MOST_SENTENCES = 8;

/** The text of a document as Chromium shows it, with its language, or the problem. */
async function openDocument(browser, address) {
  const page = await browser.newPage();
  try {
    const answer = await page.goto(address, { waitUntil: "domcontentloaded", timeout: PATIENCE_MS });
    await page.waitForLoadState("networkidle", { timeout: QUIET_MS }).catch(() => {});
    const { text, language } = await page.evaluate(() => ({
      text: document.body.innerText,
      language: document.documentElement.lang,
    }));
    const status = answer?.status() ?? 0;
    if (status >= 400) return { problem: `it answers ${status}` };
    if (text.length < SHORTEST_TEXT) return { problem: `it shows ${text.length} characters only` };
    return { text, language };
  } catch (error) {
    return { problem: error.message.split("\n")[0] };
  } finally {
    await page.close();
  }
}

/** Asks for a new value until the schema of the evidence takes it. */
async function askValue(tool, question, { ask, say, schema }) {
  for (;;) {
    const typed = await ask("  New value, as JSON: ");
    try {
      const value = JSON.parse(typed);
      const { success } = schema.safeParse({ ...tool, [question]: { ...tool[question], value } });
      if (success) return value;
    } catch {
      // Told below.
    }
    say(`  ${typed} is no value of ${question}; now it is ${JSON.stringify(tool[question].value)}.`);
  }
}

/** Asks for a text in every language. */
async function askWords(what, ask) {
  const words = [];
  for (const locale of LOCALES) words.push([locale, await ask(`  ${what} (${locale}): `)]);
  return Object.fromEntries(words);
}

/** Asks about one fact and writes the answer down. */
async function settleFact(tool, question, services) {
  const { ask, say, today, folder, changesFile } = services;
  const fact = tool[question];
  const known =
    "text" in fact
      ? `${JSON.stringify(fact.value)}: ${fact.text[DEFAULT_LOCALE]}`
      : "the text is silent on it";
  say(`\n${tool.id} ${question}, ${fact.basis}, ${fact.month ?? "undated"}\n  ${known}`);
  const answer = (await ask("  u unchanged, c changed, n could not be read, Enter leaves it: ")).trim();
  if (answer !== "u" && answer !== "c") return say("  Nothing is written.");
  const found = findEvidenceFile(folder, tool.id, question);
  if (found === null) return say("  It is not written out in app/content/evidence; nothing is written.");
  if (answer === "c" && !("text" in fact)) {
    return say("  A new answer has more than a value: write it into app/content/evidence by hand.");
  }
  const typed = (await ask(`  Month of the text, Enter for ${today.slice(0, 7)}, when it was read: `)).trim();
  const month = typed === "" ? today.slice(0, 7) : typed;
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) return say(`  ${month} is no month; nothing is written.`);
  const fields = { month };
  if (answer === "c") {
    fields.value = await askValue(tool, question, services);
    fields.text = await askWords("What it says now", ask);
    const why = await askWords("Why, or what it means in class", ask);
    const source = { name: fact.document, address: fact.address, month };
    const change = {
      ...{ about: "record", subjects: [tool.id], field: question, was: fact.text, now: fields.text },
      ...{ since: null, seenOn: today, why, source },
    };
    writeFileSync(changesFile, appendRecord(readFileSync(changesFile, "utf8"), change));
  }
  writeFileSync(found.file, rewriteFact(found.text, tool.id, question, fields));
  say(`  Written into ${found.file}.`);
}

/** Opens each text of a tool's facts in turn, shows what it says, and settles the facts that rest on it. */
export async function readTool(tool, questions, services) {
  const { browser, say, sentencesOf } = services;
  const addresses = [...new Set(questions.map((question) => tool[question].address))];
  for (const address of addresses) {
    say(`\n${address}`);
    const { text, language, problem } = await openDocument(browser, address);
    if (problem !== undefined) {
      say(`Could not be read: ${problem}. Nothing is written.`);
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
  if (id === undefined) throw usageError("read", "The tool is missing.");
  const { TOOL_EVIDENCE, QUESTIONS, toolEvidenceSchema, TERM_WORDS, listTermSentences } = await loadSource(
    "app/features/catalogue/io/catalogue.server.ts",
    "app/features/evidence/core/tool-evidence.ts",
    "app/content/evidence/evidence-schema.ts",
    "app/content/words/term-words.ts",
    "app/features/facts/core/term-sentences.ts",
  );
  const tool = TOOL_EVIDENCE.find((one) => one.id === id);
  if (tool === undefined) throw usageError("read", `There is no tool ${id}.`);
  const questions = QUESTIONS.filter(
    (question) => tool[question]?.address !== undefined && (asked === undefined || asked === question),
  );
  if (questions.length === 0) throw usageError("read", `No text is known for ${asked ?? "it"}.`);
  const path = await ensureChromium();
  if (path === null) throw new Error("Without a browser nothing can be read.");
  const browser = await chromium.launch({ executablePath: path });
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
      schema: toolEvidenceSchema,
      sentencesOf: (text, language) =>
        listTermSentences(
          text,
          TERM_WORDS[language.slice(0, 2)] ?? TERM_WORDS[LANGUAGES[DEFAULT_LOCALE].written],
        ),
      changesFile: join(ROOT, "app", "content", "changes", "fact-changes.server.ts"),
    });
    await run("biome", ["format", "--write", "app/content"], { stdio: "ignore" });
  } finally {
    lines.close();
    await browser.close();
  }
});
