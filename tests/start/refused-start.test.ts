// Starts that cannot serve say why, end with 1 and touch neither the data nor anybody else's server.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isPortTaken } from "../../scripts/local-port.mjs";
import { SHARED_PAGES } from "./shared-configuration";
import { freePort, freshState, PROJECT, start, startSilentServer } from "./started-site";

/** A feed that is refused at once, because nobody allows a private address. */
const NO_NEWS = {
  ...SHARED_PAGES,
  NEWS_SOURCES: JSON.stringify([
    {
      name: "None",
      url: "https://example.org",
      feed: "http://127.0.0.1:9/feed.xml",
      language: "en",
      kind: "press",
    },
  ]),
};

function toDatabase(state: string): string {
  return join(PROJECT, state, "v3", "d1");
}

test("a port that is none is refused in words", async () => {
  const state = freshState();
  const site = start(PROJECT, { PORT: "abc", STATE_DIR: state });
  expect(await site.ended()).toBe(1);
  expect(site.output()).toContain("PORT=abc is not a port");
  expect(existsSync(toDatabase(state))).toBe(false);
});

test("a port that something silent has is refused before anything is prepared", async () => {
  const { port } = await startSilentServer();
  const state = freshState();
  const site = start(PROJECT, { PORT: String(port), STATE_DIR: state });
  expect(await site.ended()).toBe(1);
  expect(site.output()).toContain(`Port ${port} is taken`);
  expect(existsSync(toDatabase(state))).toBe(false);
});

test("a port that is taken while the site prepares is told, and its new owner is asked nothing", async () => {
  const port = await freePort();
  const state = freshState();
  const site = start(PROJECT, { ...NO_NEWS, PORT: String(port), STATE_DIR: state });
  await site.reaches(() => existsSync(toDatabase(state)));
  const other = await startSilentServer(port);
  expect(await site.ended()).toBe(1);
  expect(site.output()).toContain(`Port ${port} is taken`);
  expect(site.output()).not.toContain("is running");
  expect(other.asked()).toBe(0);
});

test("of two starts at once on one folder of data one serves and the other says so", async () => {
  const state = freshState();
  const ports = [await freePort(), await freePort()];
  const sites = ports.map((port) =>
    start(PROJECT, { ...NO_NEWS, PORT: String(port), STATE_DIR: state }, ["npm", "start"]),
  );
  // Either of the two may be the one that has the folder. Both lines begin like this.
  await Promise.all(sites.map((site) => site.says("AI Teacher Pro ")));
  const saying = (words: string) => sites.find((site) => site.output().includes(words));
  const serving = saying("AI Teacher Pro is running");
  const refused = saying("AI Teacher Pro runs already on this data");
  expect(await refused?.ended()).toBe(1);
  // As a supervisor does, which knows npm alone. `ended` looks for whatever was started, the runtime too.
  serving?.signal("SIGTERM", true);
  await serving?.ended();
  expect(await Promise.all(ports.map(isPortTaken))).toEqual([false, false]);
});
