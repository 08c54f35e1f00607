// `npm run facts`: what the site knows and what that rests on.
import { loadSource } from "./load-source.mjs";
import { queryDatabase } from "./query-database.mjs";
import { readCommandLine } from "./run-command.mjs";
import { textTable } from "./text-table.mjs";

/** Enough for an evening's work. */
const SHOWN = 40;
const OLDEST_SHOWN = 15;

const { all: isAll = false, remote } = readCommandLine("facts").values;

const LINKS = `
  select address, state, since, final_address as finalAddress, notice, noticed_on as noticedOn,
    json_extract(seen, '$.detail') as detail, substr(seen_at, 1, 10) as seen
  from watched_links`;
const sources = await loadSource(
  "app/features/catalogue/io/catalogue.server.ts",
  "app/features/evidence/core/facts-report.ts",
  "app/features/evidence/core/evidence.ts",
  "app/lib/check-age.ts",
  "app/content/rules/rules.server.ts",
  "app/features/rules/core/rules-report.ts",
  "app/features/facts/io/sourced-facts.server.ts",
  "app/features/facts/core/kinds-report.ts",
  "app/features/link-watch/core/links-report.ts",
);
const {
  TOOL_EVIDENCE,
  reportFacts,
  BASES,
  isCheckOld,
  RULES,
  listRulesToRead,
  listSourcedFacts,
  reportKinds,
} = sources;
const now = new Date();
const { coverage, oldest, recheck } = reportFacts(TOOL_EVIDENCE, (month) => isCheckOld(month, now));
const kinds = reportKinds(listSourcedFacts(), ({ days }, month) => isCheckOld(month, now, days));
const getFirst = (list) => (isAll ? list : list.slice(0, SHOWN));
const shown = getFirst(recheck);
/** A text that nobody found lacks no month. */
const monthWords = (basis, month) => month ?? (basis === "not-found" ? "" : "undated");
const row = ({ tool, question, basis, month, address }) => [
  tool,
  question,
  basis,
  monthWords(basis, month),
  address ?? "",
];
const head = ["tool", "question", "basis", "month", "address"];

console.log("What is known, by kind of record and by what it rests on:\n");
console.log(
  textTable(
    ["kind", ...BASES, "undated", "oldest"],
    kinds.coverage.map(({ group, counts, undated, oldest: month }) => [
      group,
      ...BASES.map((basis) => counts[basis]),
      undated,
      month ?? "",
    ]),
  ),
);
console.log(`\nWhat is known of ${TOOL_EVIDENCE.length} tools, by question and by what it rests on:\n`);
console.log(
  textTable(
    ["question", "official share", ...BASES, "undated"],
    coverage.map(({ question, counts, undated }) => [
      question,
      `${Math.round((100 * counts.official) / TOOL_EVIDENCE.length)} %`,
      ...BASES.map((basis) => counts[basis]),
      undated,
    ]),
  ),
);
console.log(`\nThe oldest texts:\n\n${textTable(head, oldest.slice(0, OLDEST_SHOWN).map(row))}`);
console.log(`\nTo read first (${shown.length} of ${recheck.length}; all with -- --all):\n`);
console.log(textTable(head, shown.map(row)));

// Tools stand above by question, and rules below by kind.
const others = kinds.recheck.filter(({ group }) => group !== "tools" && group !== "rules");
const some = getFirst(others);
console.log(`\nOther records to read again (${some.length} of ${others.length}):\n`);
console.log(
  textTable(
    ["kind", "id", "basis", "month", "address"],
    some.map(({ group, id, basis, month, address }) => [
      group,
      id,
      basis,
      monthWords(basis, month),
      address ?? "",
    ]),
  ),
);

const rules = listRulesToRead(RULES, now);
console.log(`\nRules of law to read again (${rules.length} of ${RULES.length}):\n`);
console.log(
  textTable(
    ["rule", "kind", "what was read", "of", "address"],
    rules.map(({ id, kind, sourceType, sourceDate, address }) => [
      id,
      kind,
      sourceType,
      sourceDate ?? "undated",
      address ?? "",
    ]),
  ),
);

/** The part about the watched addresses, which the database holds. */
async function linkLines() {
  const { describeLink, listLinksToSee } = sources;
  const links = await queryDatabase(LINKS, { remote });
  const toSee = listLinksToSee(links, now, isAll);
  const head = ["address", "state", "last answer", "last look"];
  const lines = toSee.map((link) => [link.address, describeLink(link), link.detail ?? "", link.seen ?? ""]);
  const rest = isAll ? "" : "; those that only refuse machines with -- --all";
  return `Addresses outside to look at (${toSee.length} of ${links.length}${rest}):\n\n${textTable(head, lines)}`;
}

try {
  console.log(`\n${await linkLines()}`);
} catch (error) {
  console.log(`\nThe watched addresses could not be read. ${error.message}`);
  if (remote) process.exitCode = 1;
}
