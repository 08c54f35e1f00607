// Who follows the recipes of the README, and those of CONTRIBUTING for content, is left with green checks; who forgets a
// file is told.
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseConfig } from "../workers/config";
import { FORGOTTEN, MODEL_ENTRY } from "./recipes/edits";
import { copyProject, type ProjectCopy } from "./recipes/project-copy";

/** The checks start several programs, on machines that may be slow. */
const PATIENCE_MS = 300_000;

function isForgotten(recipe: string, file: string): boolean {
  return FORGOTTEN.some(([name, left]) => recipe === name && file === left);
}

let copy: ProjectCopy;
let types: ReturnType<ProjectCopy["checkTypes"]>;
beforeAll(() => {
  copy = copyProject();
  types = copy.checkTypes(isForgotten);
}, PATIENCE_MS);
afterAll(() => copy.remove());

test(
  "who follows every recipe has nothing else to do: types, guards and dead code stay green",
  async () => {
    copy.follow();
    const outcomes = await copy.check(["guards", "dead code"]);
    expect((await types).followed).toBe("");
    for (const [tool, { isGreen, output }] of Object.entries(outcomes))
      expect(isGreen, `${tool}:\n${output}`).toBe(true);
    expect(copy.read("tests/printed-addresses.txt")).toMatch(/^\/pt-br\/recipe-code$/m);
    const [, chain] = /^AI_PROVIDERS = '(.*)'$/m.exec(copy.read("wrangler.toml")) ?? [];
    const values = { AI_PROVIDERS: chain ?? "", [MODEL_ENTRY.secret]: "key" };
    const { aiProviders } = parseConfig(values);
    expect(aiProviders.map(({ config }) => config)).toEqual([MODEL_ENTRY]);
  },
  PATIENCE_MS,
);

test(
  "what is forgotten of a recipe is named",
  async () => {
    copy.follow(isForgotten);
    const outcomes = await copy.check(["guards of what is forgotten"]);
    const output = [
      (await types).forgotten,
      ...Object.values(outcomes).map((outcome) => outcome.output),
    ].join("\n");
    for (const [name, file, complaint] of FORGOTTEN) expect(output, `${name}: ${file}`).toMatch(complaint);
  },
  PATIENCE_MS,
);
