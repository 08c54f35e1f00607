// Starts after one that was killed or ran under a wrong clock: the news comes in all the same.
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openLocalDatabase } from "../../scripts/query-database.mjs";
import { SHARED_PAGES } from "./shared-configuration";
import { eventually, freePort, freshState, PROJECT, start } from "./started-site";

const FUTURE = "2046-01-01T00:00:00.000Z";

const FEED = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Gazette</title><item>
<title>Teachers test a reading assistant</title><link>https://example.org/reading</link>
<pubDate>${new Date().toUTCString()}</pubDate>
<description>Artificial intelligence in twelve schools: what teachers and pupils said about it after a term.</description>
</item></channel></rss>`;

/** A feed that says nothing until it is opened, and from then on answers. */
async function startFeed() {
  let isOpen = false;
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    if (isOpen)
      response.setHeader("ETag", '"one"').setHeader("Content-Type", "application/rss+xml").end(FEED);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  const host = `127.0.0.1:${address.port}`;
  const source = {
    name: "Gazette",
    url: "https://example.org",
    feed: `http://${host}/`,
    language: "en",
    kind: "press",
  };
  return {
    asked: () => asked,
    open: () => {
      isOpen = true;
    },
    options: { NEWS_SOURCES: JSON.stringify([source]), FETCH_ALLOW: host },
  };
}

async function readLastRun(port: number): Promise<{ status: string; startedAt: string }> {
  const answer = await fetch(`http://localhost:${port}/healthz`);
  const { lastRun } = (await answer.json()) as { lastRun: { status: string; startedAt: string } };
  return lastRun;
}

/** On a slow machine a start does not wait for the end of the run. */
function runCompletes(port: number) {
  return eventually(async () => {
    const lastRun = await readLastRun(port);
    expect(lastRun.status).toBe("completed");
    return lastRun;
  });
}

test("a start after a run that was killed brings the news in at once, and ends when its data is removed", async () => {
  const state = freshState();
  const feed = await startFeed();
  const options = { ...SHARED_PAGES, ...feed.options, STATE_DIR: state };
  const killed = start(PROJECT, { ...options, PORT: String(await freePort()) });
  await killed.says("Bringing in the news");
  await eventually(() => expect(feed.asked()).toBeGreaterThan(0));
  killed.signal("SIGKILL");
  await killed.ended();

  feed.open();
  const port = await freePort();
  const next = start(PROJECT, { ...options, PORT: String(port) });
  await next.says("AI Teacher Pro is running");
  await runCompletes(port);
  const archive = await fetch(`http://localhost:${port}/news?q=assistant`);
  expect(await archive.text()).toContain("Teachers test a reading assistant");
  next.signal("SIGINT");
  expect(await next.ended()).toBe(0);

  // As after a run under a clock that is years ahead, which has removed the article by its age.
  const database = openLocalDatabase(join(PROJECT, state), { readOnly: false });
  database.exec("delete from ai_news");
  for (const sql of [
    "update pipeline_runs set started_at = ?",
    "update feed_states set last_attempt_at = ?",
    "insert into leases (name, owner, until) values ('fetch_enhanced_global_news', 'nobody', ?)",
  ])
    database.prepare(sql).run(FUTURE);
  database.close();
  const later = start(PROJECT, { ...options, PORT: String(port) });
  await later.says("AI Teacher Pro is running");
  expect((await runCompletes(port)).startedAt < FUTURE).toBe(true);
  const again = await fetch(`http://localhost:${port}/news?q=assistant`);
  expect(await again.text()).toContain("Teachers test a reading assistant");

  // As when somebody removes the folder of the site while it runs.
  rmSync(join(PROJECT, state), { recursive: true });
  expect(await later.ended()).toBe(1);
  expect(later.output()).toContain("The data of the site is gone");
});
