// The commands of an author as processes of their own: they find the data by themselves, and keep off where a site runs.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyMigrations } from "../scripts/apply-migrations.mjs";
import { lockState } from "../scripts/state-lock.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const STATE = mkdtempSync(join(tmpdir(), "commands-"));
const start = promisify(execFile);

/** Runs a command of the project and gives its output. Throws when it refuses. */
async function command(name: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, STATE_DIR: STATE };
  const script = join(ROOT, "scripts", `${name}.mjs`);
  return (await start(process.execPath, [script, ...args], { cwd: ROOT, env })).stdout.trim();
}

beforeAll(() => applyMigrations(STATE));
afterAll(() => rmSync(STATE, { recursive: true }));

test("a link that was set is there for the next command", async () => {
  const told = await command("link", "claude", "https://example.org/video");
  expect(told).toMatch(/^claude leads to https:\/\/example\.org\/video; instead of/);
  expect(await command("link", "claude")).toBe(told);
});

test("none begins while a site runs on the data: each says where that is", async () => {
  await expect(command("article", "a1")).rejects.toThrow("There is no article a1.");
  await expect(command("article", "a1", "--delete")).rejects.toMatchObject({ code: 2 });
  expect(lockState(STATE, "http://localhost:8790")).toBeNull();
  for (const [name, ...args] of [
    ["article", "a1"],
    ["backup", join(STATE, "copy")],
    ["restore", STATE],
  ])
    await expect(command(name ?? "", ...args), name).rejects.toThrow(
      "runs already on this data: http://localhost:8790",
    );
});
