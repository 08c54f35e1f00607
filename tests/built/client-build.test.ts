// What the build makes of the client: files that hold several islands.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { PRINTED_PAGES } from "~/addresses/printed-codes";
import { TOGETHER } from "../../scripts/vite/island-chunks";
import { readModules } from "../../scripts/vite/registry-modules";

const FILES: {
  readonly scripts: readonly string[];
  readonly islands: Readonly<Record<string, readonly string[]>>;
  readonly later: Readonly<Record<string, readonly string[]>>;
} = JSON.parse(
  readFileSync(fileURLToPath(new URL("../../build/client/.vite/islands.json", import.meta.url)), "utf8"),
);

test("the client is one file, and an island that starts with a page adds its own and one that others have, too", () => {
  expect(FILES.scripts).toHaveLength(1);
  const [cards = [], kit = []] = [FILES.islands["card-controls"], FILES.islands["kit-sheet"]];
  // The kit leads to other pages, which it knows by their ids.
  expect([cards.length, kit.length]).toEqual([2, 3]);
  expect(kit.filter((file) => cards.includes(file))).toHaveLength(1);
});

test("the table of the pages comes with islands that name other pages by their ids, so with no landing and no list", () => {
  const hasTable = (file: string) =>
    readFileSync(new URL(`../../build/client${file}`, import.meta.url), "utf8").includes(PRINTED_PAGES[1].id);
  const files = (name: string) => [...FILES.scripts, ...(FILES.islands[name] ?? [])];
  expect(files("kit-sheet").some(hasTable)).toBe(true);
  for (const name of ["prompt-workbench", "open-in", "card-controls", "resource-list"])
    expect(files(name).filter(hasTable), name).toEqual([]);
});

test("what an island loads on a click is not what others load", () => {
  expect(FILES.later["school-kit"]).toContainEqual(expect.stringContaining("/word-file.client-"));
  expect(FILES.later["school-kit"]).not.toContainEqual(expect.stringContaining("/cards-"));
});

test("the islands of one file are those of the registry", () => {
  const modules = [...readModules().values()].map((path) => path.replace(/^.*\//, ""));
  const named = Object.values(TOGETHER).flat();
  expect(named.filter((name) => !modules.includes(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test("nothing that starts with the home page formats a date or number, or comes in a file of its own", () => {
  const isOfHome = (name: string) => FILES.islands[name]?.some((file) => file.includes("/cards-"));
  const files = new Set(
    Object.keys(FILES.islands)
      .filter(isOfHome)
      .flatMap((name) => FILES.islands[name] ?? []),
  );
  // The first formatter of a page blocks a phone slowed down four times for 50 ms.
  for (const file of [...FILES.scripts, ...files]) {
    const script = readFileSync(new URL(`../../build/client${file}`, import.meta.url), "utf8");
    expect(script, file).not.toMatch(/\bIntl\b|\.toLocale(?:Date|Time)?String\b/);
  }
  expect(FILES.later["particle-background"]).not.toContainEqual(expect.stringContaining("painter"));
});
