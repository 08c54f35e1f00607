// A word that no test needs is not in a list of the check of summaries. Whether a test fails without a word takes minutes
// to try for all; that a sentence of the tests has it is seen at once.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { foldText } from "~/lib/fold-text";
import { ROOT } from "./import-graph";

const SUMMARY = join(ROOT, "app/features/news/summary");
const RULES = join(ROOT, "app/features/news/core/rules");
const LISTS = [
  "closed-classes",
  "translation-classes",
  "translation-names",
  "read-numbers",
  "shorten-sentence",
];

const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");
const readTests = (folder: string) =>
  readdirSync(folder).flatMap((file) => (file.endsWith(".test.ts") ? [read(folder, file)] : []));

test("each word of the lists stands in a sentence of the tests", () => {
  const code = [...LISTS.map((file) => read(SUMMARY, `${file}.ts`)), read(RULES, "stands-alone.ts")];
  const plain = code.join("\n").replace(/^(?:import|type) .*$|\/\/.*$|\/\*[\s\S]*?\*\//gm, "");
  const literals = plain.match(/\/(?:\[[^\]\n]*\]|[^/\n])+\/|"[^"\n]*"|`[^`]*`/g) ?? [];
  const lists = literals.join(" ").replace(/\$\{[^}]*\}|\\p\{\w+\}|\[\p{Ll}+\]/gu, " ");
  const words = lists.match(/\p{Ll}{3,}/gu) ?? [];
  const sentences = foldText([...readTests(SUMMARY), ...readTests(RULES)].join("\n"));
  expect(words.length).toBeGreaterThan(600);
  expect(words.filter((word) => !sentences.includes(foldText(word)))).toEqual([]);
});
