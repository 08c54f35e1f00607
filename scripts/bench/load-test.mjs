// The home page under 16 connections for a minute while the pipeline brings in a new article. It counts the answers
// and the failures, and measures how long after the end of the run a page without the article was still sent. Two
// minutes are allowed, and nobody should have to wait.
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { WRITTEN_LANGUAGES } from "../../app/addresses/languages.ts";
import { ask } from "./measure.mjs";
import { readRun, runPipeline, startSite } from "./workers.mjs";

const CONNECTIONS = 16;
const SECONDS = 60;
const RUN_AFTER_MS = 10_000;
const HEADLINE = "Teachers test an article under load";

/** A feed that has the article from the given moment on. */
function startFeed() {
  const state = { hasArticle: false };
  const server = createServer((request, response) => {
    const title = state.hasArticle ? HEADLINE : "An older article about artificial intelligence";
    response.setHeader("Content-Type", "application/rss+xml; charset=utf-8");
    response.end(`<?xml version="1.0"?><rss version="2.0"><channel><title>Load</title><item><title>${title}</title>
<link>http://${request.headers.host}/${encodeURIComponent(title)}</link><pubDate>${new Date().toUTCString()}</pubDate>
<description>How teachers use artificial intelligence in class, and what their pupils learn from it.</description>
</item></channel></rss>`);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve({ state, host: `127.0.0.1:${server.address().port}`, stop: () => server.close() }),
    );
  });
}

/** Rows of label and value. */
export async function measureUnderLoad() {
  const feed = await startFeed();
  const source = {
    name: "Load",
    url: `http://${feed.host}`,
    feed: `http://${feed.host}/`,
    language: WRITTEN_LANGUAGES[0],
    kind: "press",
  };
  const site = await startSite({
    NEWS_SOURCES: JSON.stringify([source]),
    FETCH_ALLOW: feed.host,
    RUN_COOLDOWN_SECONDS: "1",
  });
  await runPipeline(site);
  feed.state.hasArticle = true;

  const started = Date.now();
  const statuses = {};
  let answers = 0;
  let slowest = 0;
  let runEnded = Number.POSITIVE_INFINITY;
  let lastWithout = 0;
  async function connect() {
    while (Date.now() - started < SECONDS * 1000) {
      const asked = Date.now();
      const { status, body } = await ask(`${site.origin}/`).catch(() => ({ status: "lost", body: "" }));
      answers += 1;
      slowest = Math.max(slowest, Date.now() - asked);
      if (status !== 200) statuses[status] = (statuses[status] ?? 0) + 1;
      else if (!body.includes(HEADLINE)) lastWithout = Math.max(lastWithout, asked);
    }
  }
  async function runMeanwhile() {
    await pause(RUN_AFTER_MS);
    await runPipeline(site);
    runEnded = Date.parse((await readRun(site)).finishedAt);
  }
  await Promise.all([runMeanwhile(), ...Array.from({ length: CONNECTIONS }, connect)]);
  await site.stop();
  feed.stop();
  const behind = Math.max(0, (lastWithout - runEnded) / 1000);
  return [
    [
      `Load  answers to ${CONNECTIONS} connections in ${SECONDS} s`,
      `${answers}, slowest ${(slowest / 1000).toFixed(1)} s`,
    ],
    ["Load  other than 200", JSON.stringify(statuses)],
    ["Load  last old page after the end of the run", `${behind.toFixed(1)} s`],
  ];
}
