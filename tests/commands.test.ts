// The command lines of package.json: what each takes, and what it says to one that it does not understand.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readArguments as readArticle } from "../scripts/article.mjs";
import { COMMANDS } from "../scripts/commands.mjs";
import { readArguments as readLink } from "../scripts/link.mjs";
import { getHelp, parseCommand, UsageError } from "../scripts/run-command.mjs";

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(fileURLToPath(new URL("../package.json", import.meta.url)), "utf8"),
);
const OWN = Object.keys(scripts).filter((name) => scripts[name]?.startsWith("node scripts/"));

test("every command of our own has a row", () => {
  expect(Object.keys(COMMANDS).sort()).toEqual(OWN.sort());
});

test.each(OWN)(
  "npm run %s prints its help, refuses an option that there is not, and says which there are",
  (name) => {
    expect(parseCommand(name, ["--help"]).values).toMatchObject({ help: true });
    expect(getHelp(name)).toMatch(/^npm (?:run )?\S+ -- .*\[options\]\n\n[\s\S]+\n {2}--help +prints this$/);
    const refused = () => parseCommand(name, ["--no-such-option"]);
    expect(refused).toThrow(UsageError);
    expect(refused).toThrow(`Unknown option '--no-such-option'.\n\n${getHelp(name)}`);
  },
);

test("a missing value, a value too much and a word too many are refused", () => {
  expect(() => parseCommand("bench:plan", ["--views"])).toThrow("'--views <value>' argument missing");
  expect(() => parseCommand("stats", ["--remote=yes"])).toThrow("'--remote' does not take an argument");
  expect(() => parseCommand("stats", ["today"])).toThrow("today is one word too many.");
});

test("options stand before or behind words, with their value after a blank or an equals sign", () => {
  for (const args of [
    ["--withdraw", "wrong", "a1"],
    ["a1", "--withdraw=wrong"],
  ])
    expect(readArticle(parseCommand("article", args))).toMatchObject({
      typed: "a1",
      change: "withdraw",
      reason: "wrong",
    });
});

test.each([
  [[], "One article is named"],
  [["a1", "b2"], "One article is named"],
  [["check"], "One article is named"],
  [["a1", "--feature", "--anew"], "One change at a time"],
  [["a1", "--text=a.txt"], "That is no option of this"],
  [["check", "a1", "--anew"], "That is no option of this"],
  [["a1", "--withdraw=because"], "because is no reason"],
])("article %s is refused with the help", (args, said) => {
  const refused = () => readArticle(parseCommand("article", args));
  expect(refused).toThrow(UsageError);
  expect(refused).toThrow(said);
});

test("a link is removed by its id alone", () => {
  for (const args of [["--remove"], ["chatgpt", "/a", "--remove"]])
    expect(() => readLink(parseCommand("link", args))).toThrow("--remove takes an id and no target");
  expect(readLink(parseCommand("link", ["chatgpt", "--pt-br"])).languages).toEqual(["pt-br"]);
});
