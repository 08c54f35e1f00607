// `npm run bench:plan`: what a day of the site takes of the free plan at Cloudflare, as the built Worker really asked
// for it of its bindings. Reads /proc, so it needs Linux.
import { DEFAULT_LOCALE, LANGUAGES } from "../app/addresses/languages.ts";
import { Day } from "./bench/day.mjs";
import { ARTICLES_PER_DAY, startDayServers } from "./bench/day-servers.mjs";
import { prepareWorker } from "./bench/workers.mjs";
import { ensureBuilt } from "./build.mjs";
import { readCommandLine } from "./run-command.mjs";

const DAY_MS = 86_400_000;
const READERS = 200;
const { views, links: isLinksOnly } = readCommandLine("bench:plan").values;
const VIEWS = Number(views ?? 10_000);

/** Daily limits of the free plan. */
const LIMITS = [
  ["Requests to the Worker", "requests", 100_000],
  ["Queue operations", "queue", 10_000],
  ["D1 rows read", "read", 5_000_000],
  ["D1 rows written", "written", 100_000],
  ["KV reads", "kvReads", 100_000],
  ["KV writes", "kvWrites", 1000],
];

function row(...cells) {
  console.log(`| ${cells.join(" | ")} |`);
}

const count = (value) => Math.round(value).toLocaleString(LANGUAGES[DEFAULT_LOCALE].formats);

function percentile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(1);
}

if (!(await ensureBuilt())) process.exit(1);
const problem = await prepareWorker();
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}

// Yesterday: the database has the clock of the machine, and nothing may be written ahead of it.
const start = Math.floor(Date.now() / DAY_MS - 1) * DAY_MS;
const clock = { start, now: start };
const servers = await startDayServers(clock);
const day = new Day(servers.variables, clock);

/** Use by each kind of invocation. */
function printKinds({ byKind, cpu }, span) {
  row(
    "Kind of invocation",
    span,
    "CPU p50, ms",
    "p99, ms",
    "Queue",
    "Rows read",
    "Rows written",
    "KV reads",
    "KV writes",
  );
  row(...Array(9).fill("---"));
  for (const [kind, own] of [...byKind].toSorted(([a], [b]) => a.localeCompare(b))) {
    const times = [percentile(cpu.get(kind), 0.5), percentile(cpu.get(kind), 0.99)];
    row(
      kind,
      count(own.times),
      ...times,
      ...["queue", "read", "written", "kvReads", "kvWrites"].map((name) => count(own[name])),
    );
  }
}

for (const number of [1, 2]) {
  const states = await day.links(number);
  const told = states.map((one) => `${count(one.count)} ${one.state}`).join(", ");
  const { queue } = day.totals;
  console.log(
    `\nWeek ${number} of the link watch: ${count(queue)} operations of the queue; addresses: ${told}\n`,
  );
  printKinds(day, "A week");
}

let isWithin = true;
if (!isLinksOnly) {
  await day.prepare(READERS);
  await day.run(VIEWS);
  const { totals, statuses } = day;
  console.log(
    `\n${servers.feeds} feeds, ${ARTICLES_PER_DAY} new articles, ${READERS} readers of the digest, ${count(totals.views)} page views, ${count(totals.files)} files without the Worker; answers ${JSON.stringify(statuses)}\n`,
  );
  row("Of a day", "Counted", "Free plan", "Share");
  row("---", "---", "---", "---");
  for (const [label, name, limit] of LIMITS) {
    isWithin &&= totals[name] <= limit / 2;
    row(label, count(totals[name]), count(limit), `${((totals[name] / limit) * 100).toFixed(1)} %`);
  }
  console.log("");
  printKinds(day, "A day");
  if (!isWithin) console.log("\nA count is above half of its limit.");
}
await day.site.stop();
servers.stop();
process.exit(isWithin ? 0 : 1);
