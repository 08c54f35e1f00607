// Starts that cannot serve say why, end with 1 and touch neither the data nor anybody else's server.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freshState, PROJECT, start, startSilentServer } from "./started-site";

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
