// `npm run languages`: what an incomplete language still lacks, and which of its texts are older than their source.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadSource } from "./load-source.mjs";
import { ROOT } from "./project-node.mjs";
import { readCommandLine } from "./run-command.mjs";
import { textTable } from "./text-table.mjs";

const { seen: isSeen } = readCommandLine("languages").values;
const { compareTexts, LANGUAGES, listEveryText, LOCALES, PAGE_LANGUAGES } = await loadSource(
  "app/addresses/languages.ts",
  "app/i18n/compare-texts.ts",
  "scripts/every-text.ts",
);
const texts = listEveryText();

function report(language) {
  const record = join(ROOT, "app", "i18n", "translated", `${language}.json`);
  const hashes = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {};
  const { name, incomplete } = LANGUAGES[language];
  const { source } = incomplete;
  const { missing, newer, known } = compareTexts(texts, { language, source, hashes });
  const files = Map.groupBy(missing, (path) => path.replace(/\.ts\..*/, ".ts"));
  console.log(`${name}: ${texts.length - missing.length} of ${texts.length} texts are translated.\n`);
  console.log(
    textTable(
      ["missing in", "texts"],
      [...files].map(([file, paths]) => [file, paths.length]),
    ),
  );
  for (const path of newer) console.log(`${LANGUAGES[source].name} is newer: ${path}`);
  if (!isSeen) return;
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, `${JSON.stringify(known, null, 1)}\n`);
}

const incomplete = PAGE_LANGUAGES.filter((language) => !LOCALES.includes(language));
for (const language of incomplete) report(language);
if (incomplete.length === 0) console.log("Every language of the site is complete.");
