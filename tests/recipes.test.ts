// The recipes of the README, and those of CONTRIBUTING for content, name exactly the files they touch, and each edit still
// finds its place there. That the checks stay green is a proof of the release (recipes.release.test.ts).
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CONTENT_RECIPES, RECIPES } from "./recipes/edits";

/** The text of a file of the project; empty where there is none. */
function readText(name: string): string {
  const path = join(import.meta.dirname, "..", name);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** This list is written by the tests. */
const PRINTED_ADDRESSES = "tests/printed-addresses.txt";
const README = readText("README.md");
const CONTRIBUTING = readText("CONTRIBUTING.md");

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

/** The pattern that a named file stands for. */
function toPattern(named: string): RegExp {
  const plain = named.replace(/[.[\]{}()*+?^$|]/g, "\\$&");
  return new RegExp(`^${plain.replace(/<\w+>/g, "[\\w-]+")}$`);
}

test("each recipe names the files it touches, and no others", () => {
  const ofReadme = recipesIn(section("Change something"));
  expect(Object.keys(ofReadme).sort()).toEqual(Object.keys(RECIPES).sort());
  const named = { ...recipesIn(section("Recipes besides those of the README", CONTRIBUTING)), ...ofReadme };
  for (const [name, recipe] of Object.entries({ ...RECIPES, ...CONTENT_RECIPES })) {
    const files = Object.keys(recipe);
    const patterns = (named[name] ?? []).map(toPattern);
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

test("each edit of a recipe finds its place in the file as it is", () => {
  const edits = Object.entries({ ...RECIPES, ...CONTENT_RECIPES }).flatMap(([name, recipe]) =>
    Object.entries(recipe).map(([file, edit]) => ({ name, file, edit })),
  );
  const without = edits.filter(({ file, edit }) => edit(readText(file)) === readText(file));
  expect(without.map(({ name, file }) => `${name}: ${file}`)).toEqual([
    `A printed code: ${PRINTED_ADDRESSES}`,
  ]);
});
