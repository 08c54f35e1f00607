// The commands that an author types, against local KV: how they are started, and what they leave behind.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const STATE = mkdtempSync(join(tmpdir(), "links-"));
const PATIENCE_MS = 300_000;
const start = promisify(execFile);

afterAll(() => rmSync(STATE, { recursive: true }));

/** The output of a script of the project, run as npm runs it. Throws when the script refuses. */
async function run(script: string, ...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    PATH: `${join(ROOT, "node_modules", ".bin")}:${process.env.PATH}`,
    STATE_DIR: STATE,
    SITE_ORIGIN: "https://site.example",
  };
  const { stdout } = await start(process.execPath, [join(ROOT, "scripts", script), ...args], {
    cwd: ROOT,
    env,
  });
  return stdout.trim();
}

/** Writes to KV without the commands, as an earlier version or a person in the dashboard would. */
async function putByHand(entries: readonly { readonly key: string; readonly value: string }[]) {
  const file = join(STATE, "entries.json");
  writeFileSync(file, JSON.stringify(entries));
  const place = ["--binding", "LINKS", "--local", "--persist-to", STATE];
  const wrangler = join(ROOT, "node_modules", ".bin", "wrangler");
  await start(wrangler, ["kv", "bulk", "put", file, ...place], { cwd: ROOT });
}

const BUILT_IN = "/resources/chatgpt (en), /pt-br/resources/chatgpt (pt-br)";

test(
  "an author sets, shows and removes a target; what was there before is carried over, and faults are named",
  async () => {
    await putByHand([
      { key: "gemini", value: "https://former.example/" },
      { key: "retarget/kimi", value: "https://site.example/r/kimi" },
    ]);

    await expect(run("link.mjs", "chatgpt", "/r/gemini")).rejects.toThrow("is itself a short link");
    expect(await run("link.mjs", "ChatGPT.", " example.org/começo ", "--pt-br")).toBe(
      `chatgpt leads to /resources/chatgpt (en), https://example.org/come%C3%A7o (pt-br); instead of ${BUILT_IN}`,
    );

    const published = (await run("links-publish.mjs")).split("\n");
    expect(published[0]).toBe("Carried over: gemini");
    for (const line of [
      /^ {2}chatgpt leads to .*example\.org/,
      /^ {2}gemini leads to https:\/\/former\.example\//,
      /^ {2}kimi is not followed: it is itself a short link/,
    ]) {
      expect(published).toContainEqual(expect.stringMatching(line));
    }

    expect(await run("link.mjs", "chatgpt", "--remove")).toBe(
      `chatgpt leads to ${BUILT_IN}, as the site has it.`,
    );
    const doctor = await run("doctor.mjs");
    expect(doctor).toContain("Targets of short links that are yours: 2, of which not followed: 1");
    expect(doctor).toContain("  kimi is not followed: it is itself a short link");
  },
  PATIENCE_MS,
);
