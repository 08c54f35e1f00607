// `npm run change`: names the values that changed without a line, and writes the line of one.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { appendChange, askChange, withTerminal } from "./ask-change.mjs";
import { loadSource } from "./load-source.mjs";
import { ROOT } from "./project-node.mjs";
import { runCommand } from "./run-command.mjs";

const OPENING = join(ROOT, "tests/fixtures/changes/opening.txt");

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
