// A day of the site against the real Worker: its crons, the messages they send, and what visitors ask for, one after
// another, with the counts and the CPU of each.
import { join } from "node:path";
import { buildSync } from "esbuild";
import { LOCALES } from "../../app/addresses/languages.ts";
import { ROOT } from "../project-node.mjs";
import { requestsOfView } from "./day-views.mjs";
import { ask, median } from "./measure.mjs";
import { startSite } from "./workers.mjs";

const HOUR_MS = 3_600_000;
const HOURS = 24;
const HOURLY = "7 * * * *";
const WEEKLY = "0 9 * * MON";
const LINKS = "0 13 * * SAT";
const LINKS_HOUR = 13;
const CRON_NAMES = { [HOURLY]: "cron, hourly", [WEEKLY]: "cron, weekly", [LINKS]: "cron of the link watch" };
const QUEUE = "ai-teacher-pro-jobs";
/** Most runs that one visitor's presses start in an hour: one for each cooldown of the default configuration. */
const PRESSES_PER_HOUR = 6;
/** A message of the queue is counted for each 64 KB. */
const QUEUE_UNIT = 64_000;
const EMPTY_CALLS = 40;
const BROWSER =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";

/** The entry that counts, as one module beside the built ones. */
function countingEntry() {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import site from "./index.js";
import { countedWorker } from "./counted-worker.mjs";
export default countedWorker(site);`,
      resolveDir: join(ROOT, "scripts", "bench"),
    },
    bundle: true,
    write: false,
    format: "esm",
    external: ["./index.js"],
  });
  return outputFiles[0].text;
}

/** What the site answers to a visitor, or to the JSON that one posts. */
async function askAsVisitor(url, { body, client = "192.0.2.1" } = {}) {
  const visitor = { "User-Agent": BROWSER, "CF-Connecting-IP": client };
  const post = { ...visitor, "Content-Type": "application/json", Origin: new URL(url).origin };
  const answer = await (body === undefined
    ? ask(url, { headers: visitor })
    : ask(url, { headers: post, method: "POST", body: JSON.stringify(body) }));
  return { status: answer.status, isKept: answer.headers.etag !== undefined, text: answer.body };
}

/** How a page came about, by what was asked of the stores for it; only what is kept has an entity tag. */
function kindOfPage({ rows, kv }, { status, isKept }) {
  if (status === 404) return "page not found";
  if (!isKept) return "page rendered";
  if (kv.found > 0) return "page from KV";
  return kv.reads === 0 && rows.calls <= 1 ? "page from memory" : "page rendered";
}

/** The site through one day; `clock` is shared with the servers it reads from. */
export class Day {
  totals = { requests: 0, views: 0, files: 0, queue: 0, read: 0, written: 0, kvReads: 0, kvWrites: 0 };
  /** Milliseconds of CPU of each invocation, by kind. */
  cpu = new Map();
  /** The same counts by kind, to see what costs. */
  byKind = new Map();
  statuses = {};
  #waiting = [];
  #views = 0;
  #articles = [];
  #entry = countingEntry();

  constructor(variables, clock) {
    this.variables = variables;
    this.clock = clock;
  }

  /** A new isolate, and how much CPU of an invocation is the measuring itself. */
  async restart() {
    await this.site?.stop();
    this.site = await startSite({ ...this.variables, RUN_COOLDOWN_SECONDS: "600" }, this.#entry);
    // The simulators of D1 and KV start with their first use, which is none of the Worker's.
    this.d1 = await this.site.runtime.getD1Database("DB");
    await this.d1.prepare("select 1").first();
    await (await this.site.runtime.getKVNamespace("LINKS")).get("none");
    this.worker = await this.site.runtime.getWorker();
    await this.#setClock();
    const empty = [];
    for (let call = 0; call < EMPTY_CALLS; call += 1) {
      const before = this.site.cpu();
      await this.#settle();
      empty.push(this.site.cpu() - before);
    }
    this.measuring = median(empty);
  }

  async #settle() {
    return JSON.parse((await ask(`${this.site.origin}/bench/settle`)).body);
  }

  async #setClock() {
    await ask(`${this.site.origin}/bench/clock?now=${this.clock.now}`);
  }

  /** Does something and books what it took. `toKind` says under which name. */
  async #measure(toKind, work) {
    const before = this.site.cpu();
    const result = await work();
    const used = await this.#settle();
    const cpu = Math.max(0, this.site.cpu() - before - this.measuring);
    const kind = typeof toKind === "string" ? toKind : toKind(used, result);
    this.#waiting.push(
      ...used.messages.map(({ body, delaySeconds }) => ({ body, at: this.clock.now + delaySeconds * 1000 })),
    );
    const writes = used.messages.reduce(
      (sum, { body }) => sum + Math.ceil(Math.max(1, JSON.stringify(body).length) / QUEUE_UNIT),
      0,
    );
    this.#book(kind, { queue: writes, ...listRows(used), kvReads: used.kv.reads, kvWrites: used.kv.writes });
    this.cpu.set(kind, [...(this.cpu.get(kind) ?? []), cpu]);
    return { result, used };
  }

  #book(kind, counts) {
    const own = this.byKind.get(kind) ?? { times: 0, queue: 0, read: 0, written: 0, kvReads: 0, kvWrites: 0 };
    own.times += 1;
    for (const [name, count] of Object.entries(counts)) {
      own[name] += count;
      this.totals[name] += count;
    }
    this.byKind.set(kind, own);
  }

  /**
   * Delivers what waits, and what that sends, one message per batch as configured: at once, or `inTime`, which moves the
   * clock on to when each is due.
   */
  async drain({ inTime = false } = {}) {
    while (this.#waiting.length > 0) {
      if (inTime) this.#waiting.sort((one, other) => one.at - other.at);
      const { body, at } = this.#waiting.shift();
      if (inTime) {
        this.clock.now = Math.max(at, this.clock.now);
        await this.#setClock();
      }
      const attempts = body.attempts ?? 1;
      const message = { id: crypto.randomUUID(), timestamp: new Date(this.clock.now), attempts, body };
      const kind = `queue: ${body.type}`;
      const { result } = await this.#measure(kind, () => this.worker.queue(QUEUE, [message]));
      // Read and deleted; one that fails is read again.
      const failed =
        result.outcome !== "ok" || result.retryMessages.length > 0 || result.retryBatch?.retry === true;
      this.totals.queue += failed ? 1 : 2;
      this.byKind.get(kind).queue += failed ? 1 : 2;
      if (failed) throw new Error(`a message failed: ${JSON.stringify(body)} ${JSON.stringify(result)}`);
    }
  }

  async cron(cron, { inTime = false } = {}) {
    await this.#setClock();
    const scheduledTime = new Date(this.clock.now);
    const kind = CRON_NAMES[cron];
    const { result } = await this.#measure(kind, () => this.worker.scheduled({ cron, scheduledTime }));
    if (result.outcome !== "ok") throw new Error(`the cron ended with ${result.outcome}`);
    await this.drain({ inTime });
    const { results } = await this.d1
      .prepare("select id from ai_news order by published_at desc limit 20")
      .all();
    this.#articles = results.map(({ id }) => id);
  }

  async #request({ kind, path, body }) {
    const client = `198.51.${(this.#views >> 8) % 256}.${this.#views % 256}`;
    const toKind = (used, answer) => {
      if (used.invocations === 0) return "file (no Worker)";
      return kind === "page" ? kindOfPage(used, answer) : kind;
    };
    const { result, used } = await this.#measure(toKind, () =>
      askAsVisitor(this.site.origin + path, { body, client }),
    );
    this.totals[used.invocations === 0 ? "files" : "requests"] += 1;
    this.statuses[result.status] = (this.statuses[result.status] ?? 0) + 1;
    if (result.status >= 500) throw new Error(`${path} answered ${result.status}: ${result.text}`);
  }

  /** One hour: a new isolate, the cron, and the views evenly spread with as many presses as start a run. */
  async hour(start, views) {
    this.clock.now = start;
    await this.restart();
    await this.cron(HOURLY);
    const until = Array.from({ length: PRESSES_PER_HOUR }, (_, index) =>
      Math.floor((index / PRESSES_PER_HOUR) * views),
    );
    for (let view = 0; view < views; view += 1) {
      this.clock.now = start + (view / views) * HOUR_MS;
      await this.#setClock();
      if (view > 0 && until.includes(view)) {
        const body = { trigger: "manual_user_request" };
        await this.#request({ kind: "press of the button", path: "/api/fetch-ai-news", body });
        await this.drain();
      }
      for (const wanted of requestsOfView(this.#views, this.#articles)) await this.#request(wanted);
      this.#views += 1;
      this.totals.views += 1;
      await this.drain();
    }
  }

  /** Prepares the day before: reads every feed once and subscribes some readers to the digest. */
  async prepare(readers) {
    this.clock.now = this.clock.start - HOUR_MS;
    await this.restart();
    await this.cron(HOURLY);
    for (const locale of LOCALES) {
      const ids = Array.from({ length: readers / LOCALES.length }, (_, index) => `reader-${index}-${locale}`);
      await this.d1
        .prepare(`insert into subscribers (
            address_hash, confirm_token_hash, state, address, locale, confirmed_at, confirm_token_expires_at)
          select value, value, 'confirmed', value || '@example.com', ?1, ?2, ?2 from json_each(?3)`)
        .bind(locale, new Date(this.clock.now).toISOString(), JSON.stringify(ids))
        .run();
    }
    await this.d1.prepare("delete from digest_issues").run();
    this.#forget();
  }

  #forget() {
    for (const name of Object.keys(this.totals)) this.totals[name] = 0;
    this.cpu.clear();
    this.byKind.clear();
  }

  /** A week of the link watch, the `number`th: in the first one every address is new and looked at twice. */
  async links(number) {
    this.#forget();
    this.clock.now = this.clock.start + (number - 4) * 7 * HOURS * HOUR_MS + LINKS_HOUR * HOUR_MS;
    await this.restart();
    await this.cron(LINKS, { inTime: true });
    const states = await this.d1
      .prepare(
        "select coalesce(state, 'not counted yet') as state, count(*) as count from watched_links group by 1",
      )
      .all();
    return states.results;
  }

  async run(views) {
    for (let hour = 0; hour < HOURS; hour += 1) {
      if (hour === 9) {
        this.clock.now = this.clock.start + hour * HOUR_MS - 1000;
        await this.cron(WEEKLY);
      }
      const share = Math.floor(((hour + 1) * views) / HOURS) - Math.floor((hour * views) / HOURS);
      await this.hour(this.clock.start + hour * HOUR_MS, share);
      process.stderr.write(`\r${hour + 1} of ${HOURS} hours`);
    }
    process.stderr.write("\n");
  }
}

function listRows({ rows }) {
  return { read: rows.rowsRead, written: rows.rowsWritten };
}
