// The recipes of the README hold, and those of CONTRIBUTING for content: each names exactly the files it touches, and
// following it leaves the checks green.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { parseConfig } from "../workers/config";
import { CONTENT_RECIPES, FORGOTTEN, MODEL_ENTRY, RECIPES } from "./recipes/edits";
import { copyProject, type ProjectCopy } from "./recipes/project-copy";

const readText = (name: string) => readFileSync(join(import.meta.dirname, "..", name), "utf8");
const README = readText("README.md");
const CONTRIBUTING = readText("CONTRIBUTING.md");
const HEADINGS = [
  ...["Run it", "Change something", "Map", "How it fits together", "How to read the code", "Six words"],
  ...["Deploy", "Configuration", "Where to read more"],
];
/** A newcomer reads so much in ten minutes. */
const MOST_WORDS = 1400;
/** The checks start several programs, on machines that may be slow. */
const PATIENCE_MS = 300_000;

function section(heading: string, document = README): string {
  return new RegExp(`\\n## ${heading}\\n([\\s\\S]*?)(?=\\n## |$)`).exec(document)?.[1] ?? "";
}

/** The files of each recipe, as a section names them. */
function recipesIn(text: string): Record<string, string[]> {
  const entries = text.split("\n- **").slice(1);
  return Object.fromEntries(
    entries.map((entry) => {
      const [name = "", text = ""] = entry.split("**:", 2);
      const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, token = ""]) => token);
      return [name, quoted.filter((token) => /\.(?:tsx?|toml|md|txt|example)$/.test(token))];
    }),
  );
}

/** The patterns that a named file stands for: one, or one for each language. */
function patternsOf(named: string): RegExp[] {
  const languages = named.includes("<language>") ? LOCALES : [""];
  return languages.map((language) => {
    const plain = named.replace("<language>", language).replace(/[.[\]{}()*+?^$|]/g, "\\$&");
    return new RegExp(`^${plain.replace(/<\w+>/g, "[\\w-]+")}$`);
  });
}

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

test("a newcomer finds what there is to know in ten minutes, in the order it is needed", () => {
  expect([...README.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual(HEADINGS);
  const words = README.replace(section("Configuration"), "").trim().split(/\s+/).length;
  expect(words).toBeLessThanOrEqual(MOST_WORDS);
  expect(section("Six words").match(/^- \*\*/gm)).toHaveLength(6);
});

test("each recipe names the files it touches, and no others", () => {
  const ofReadme = recipesIn(section("Change something"));
  expect(Object.keys(ofReadme).sort()).toEqual(Object.keys(RECIPES).sort());
  const named = { ...recipesIn(section("Recipes besides those of the README", CONTRIBUTING)), ...ofReadme };
  for (const [name, recipe] of Object.entries({ ...RECIPES, ...CONTENT_RECIPES })) {
    const files = Object.keys(recipe);
    const patterns = (named[name] ?? []).flatMap(patternsOf);
    expect(
      files.filter((file) => !patterns.some((pattern) => pattern.test(file))),
      `${name}: not named`,
    ).toEqual([]);
    expect(
      patterns.filter((pattern) => !files.some((file) => pattern.test(file))),
      `${name}: not touched`,
    ).toEqual([]);
  }
});

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
