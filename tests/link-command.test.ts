// The commands that an author types for short links, on KV of the real local runtime: what they tell and what they leave
// behind.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readArguments, showOrRetarget } from "../scripts/link.mjs";
import { publishLinks } from "../scripts/links-publish.mjs";
import { parseCommand } from "../scripts/run-command.mjs";
import { describeRefused, readRetargets } from "../scripts/short-links.mjs";
import { openLocalSite } from "../scripts/site-data/local-site.mjs";

const STATE = mkdtempSync(join(tmpdir(), "links-"));
const BUILT_IN = "/resources/chatgpt (en), /pt-br/resources/chatgpt (pt-br)";

let site: Awaited<ReturnType<typeof openLocalSite>>;
beforeAll(async () => {
  vi.stubEnv("SITE_ORIGIN", "https://site.example");
  site = await openLocalSite(STATE);
});
afterAll(async () => {
  await site.close();
  vi.unstubAllEnvs();
  rmSync(STATE, { recursive: true });
});

/** Runs `npm run link` without a process of its own and gives its lines. */
async function link(...args: string[]): Promise<string> {
  const told: string[] = [];
  await showOrRetarget(site.links, readArguments(parseCommand("link", args)), (line: string) =>
    told.push(line),
  );
  return told.join("\n");
}

test("an author sets, shows and removes a target; what was there before is carried over, and faults are named", async () => {
  await site.links.write([
    { key: "gemini", value: "https://former.example/" },
    { key: "retarget/kimi", value: "https://site.example/r/kimi" },
  ]);

  await expect(link("chatgpt", "/r/gemini")).rejects.toThrow("is itself a short link");
  await expect(link("chatgpt", "/a", "/b")).rejects.toThrow("npm run link -- [ID [TARGET]]");
  await expect(link("no-such-item", "/a")).rejects.toThrow("Add --new");
  expect(await link("ChatGPT.", " example.org/começo ", "--pt-br")).toBe(
    `chatgpt leads to /resources/chatgpt (en), https://example.org/come%C3%A7o (pt-br); instead of ${BUILT_IN}`,
  );

  const published: string[] = [];
  expect(await publishLinks(site.links, (line: string) => published.push(line))).toEqual(["gemini"]);
  expect(published[0]).toBe("Carried over: gemini");
  for (const line of [
    /^ {2}chatgpt leads to .*example\.org/,
    /^ {2}gemini leads to https:\/\/former\.example\//,
    /^ {2}kimi is not followed: it is itself a short link/,
  ]) {
    expect(published).toContainEqual(expect.stringMatching(line));
  }

  expect(await link("chatgpt", "--remove")).toBe(`chatgpt leads to ${BUILT_IN}, as the site has it.`);
  expect(describeRefused(await readRetargets(site.links))).toEqual([
    "Targets of short links that are yours: 2, of which not followed: 1",
    expect.stringMatching(/^ {2}kimi is not followed: it is itself a short link/),
  ]);
});
