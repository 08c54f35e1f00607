// `npm run facts`: what the site knows and what that rests on.
import { loadSource } from "./load-source.mjs";
import { queryDatabase } from "./query-database.mjs";
import { readCommandLine } from "./run-command.mjs";
import { textTable } from "./text-table.mjs";

/** Enough for an evening's work. */
const SHOWN = 40;
const OLDEST_SHOWN = 15;
const LINKS = `
  select address, state, since, final_address as finalAddress, notice, noticed_on as noticedOn,
    json_extract(seen, '$.detail') as detail, substr(seen_at, 1, 10) as lastLook
  from watched_links`;

const { all: isAll = false, remote } = readCommandLine("facts").values;
const site = await loadSource(
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
const { BASES, isCheckOld } = site;
const now = new Date();

/** Prints a table with its title. */
function print(title, head, rows) {
  console.log(
    `${title}:\n\n${textTable(
      head,
      rows.map((row) => row.map((cell) => cell ?? "")),
    )}\n`,
  );
}

/** Prints the first of a list to read, or all. */
function printToRead(title, head, list, toRow) {
  const rows = isAll ? list : list.slice(0, SHOWN);
  print(`${title} (${rows.length} of ${list.length}; all with -- --all)`, head, rows.map(toRow));
}

const countBases = (counts) => BASES.map((basis) => counts[basis]);
/** A text that nobody found lacks no month. */
const toText = ({ basis, month, address }) => [
  basis,
  month ?? (basis === "not-found" ? "" : "undated"),
  address,
];
const TEXT = ["basis", "month", "address"];

const kinds = site.reportKinds(site.listSourcedFacts(), ({ days }, month) => isCheckOld(month, now, days));
print(
  "What is known, by kind of record and by what it rests on",
  ["kind", ...BASES, "undated", "oldest"],
  kinds.coverage.map(({ group, counts, undated, oldest }) => [group, ...countBases(counts), undated, oldest]),
);

const tools = site.reportFacts(site.TOOL_EVIDENCE, (month) => isCheckOld(month, now));
const toShare = ({ official }) => `${Math.round((100 * official) / site.TOOL_EVIDENCE.length)} %`;
print(
  `What is known of ${site.TOOL_EVIDENCE.length} tools, by question and by what it rests on`,
  ["question", "official share", ...BASES, "undated"],
  tools.coverage.map(({ question, counts, undated }) => [
    question,
    toShare(counts),
    ...countBases(counts),
    undated,
  ]),
);
const toFact = (fact) => [fact.tool, fact.question, ...toText(fact)];
print("The oldest texts", ["tool", "question", ...TEXT], tools.oldest.slice(0, OLDEST_SHOWN).map(toFact));
printToRead("To read first", ["tool", "question", ...TEXT], tools.recheck, toFact);

// Tools stand above by question, and rules below by kind.
const others = kinds.recheck.filter(({ group }) => group !== "tools" && group !== "rules");
const toRecord = (record) => [record.group, record.id, ...toText(record)];
printToRead("Other records to read again", ["kind", "id", ...TEXT], others, toRecord);
printToRead(
  `Rules of law to read again, of ${site.RULES.length}`,
  ["rule", "kind", "what was read", "of", "address"],
  site.listRulesToRead(site.RULES, now),
  (rule) => [rule.id, rule.kind, rule.sourceType, rule.sourceDate ?? "undated", rule.address],
);

try {
  const links = await queryDatabase(LINKS, { remote });
  printToRead(
    `Addresses outside to look at, of ${links.length}`,
    ["address", "state", "last answer", "last look"],
    site.listLinksToSee(links, now, isAll),
    (link) => [link.address, site.describeLink(link), link.detail, link.lastLook],
  );
} catch (error) {
  console.log(`The watched addresses could not be read. ${error.message}`);
  if (remote) process.exitCode = 1;
}
