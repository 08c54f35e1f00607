// Two starts at once share a folder of data: one serves, and the other says so. A port that is lost on the way is told.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isPortTaken } from "../../scripts/local-port.mjs";
import { NO_NEWS } from "./shared-configuration";
import { freePort, freshState, PROJECT, start, startSilentServer } from "./started-site";

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

test("a port that is taken while the site prepares is told, and its new owner is asked nothing", async () => {
  const port = await freePort();
  const state = freshState();
  const site = start(PROJECT, { ...NO_NEWS, PORT: String(port), STATE_DIR: state });
  await site.reaches(() => existsSync(join(PROJECT, state, "v3", "d1")));
  const other = await startSilentServer(port);
  expect(await site.ended()).toBe(1);
  expect(site.output()).toContain(`Port ${port} is taken`);
  expect(site.output()).not.toContain("is running");
  expect(other.asked()).toBe(0);
});
