// `npm run facts`: what the site knows of its tools, by question and by what it rests on; the oldest texts; and a list
// of what to read first, `-- --all` prints the whole of it; then the rules of law to read again.
import { loadSource } from "./load-source.mjs";

/** Enough for an evening's work. */
const SHOWN = 40;
const OLDEST_SHOWN = 15;

function table(head, rows) {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => String(row[column]).length)),
  );
  const line = (cells) =>
    cells
      .map((cell, column) =>
        typeof cell === "number"
          ? String(cell).padStart(widths[column])
          : String(cell).padEnd(widths[column]),
      )
      .join("  ")
      .trimEnd();
  return [line(head), ...rows.map(line)].join("\n");
}

const [{ TOOL_EVIDENCE }, { reportFacts }, { BASES }, { isCheckOld }, { RULES }, { listRulesToRead }] =
  await Promise.all(
    [
      "app/features/catalogue/io/catalogue.server.ts",
      "app/features/evidence/core/facts-report.ts",
      "app/features/evidence/core/evidence.ts",
      "app/lib/check-age.ts",
      "app/content/rules/rules.server.ts",
      "app/features/rules/core/rules-report.ts",
    ].map(loadSource),
  );
const now = new Date();
const { coverage, oldest, recheck } = reportFacts(TOOL_EVIDENCE, (month) => isCheckOld(month, now));
const shown = process.argv.includes("--all") ? recheck : recheck.slice(0, SHOWN);
const row = ({ tool, question, basis, month, address }) => [
  tool,
  question,
  basis,
  month ?? (basis === "not-found" ? "" : "undated"),
  address ?? "",
];
const head = ["tool", "question", "basis", "month", "address"];

console.log(`What is known of ${TOOL_EVIDENCE.length} tools, by question and by what it rests on:\n`);
console.log(
  table(
    ["question", ...BASES, "undated"],
    coverage.map(({ question, counts, undated }) => [
      question,
      ...BASES.map((basis) => counts[basis]),
      undated,
    ]),
  ),
);
console.log(`\nThe oldest texts:\n\n${table(head, oldest.slice(0, OLDEST_SHOWN).map(row))}`);
console.log(`\nTo read first (${shown.length} of ${recheck.length}; all with -- --all):\n`);
console.log(table(head, shown.map(row)));

const rules = listRulesToRead(RULES, now);
console.log(`\nRules of law to read again (${rules.length} of ${RULES.length}):\n`);
console.log(
  table(
    ["rule", "state", "what was read", "of", "address"],
    rules.map(({ id, state, sourceType, sourceDate, address }) => [
      id,
      state,
      sourceType,
      sourceDate ?? "undated",
      address ?? "",
    ]),
  ),
);
