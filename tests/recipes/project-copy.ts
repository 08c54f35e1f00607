// A copy of the project in which recipes are followed and the checks run, so that the project itself stays as it is.
import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { CONTENT_RECIPES, RECIPES } from "./edits";

const ROOT = join(import.meta.dirname, "..", "..");
/** Links save the time of a copy: nothing writes there. */
const LINKED = ["node_modules", "public"];
const FOLLOWED = { ...RECIPES, ...CONTENT_RECIPES };
const LEFT_OUT = [...LINKED, "build", ".git", ".cache", ".wrangler", ".dev.vars", "test-results", "backup"];
const CHECK_TYPES = join(import.meta.dirname, "check-types.mjs");
/** The guards that a recipe can break. None needs a build. */
const GUARDS = [
  ...["content", "messages", "route-table", "languages", "architecture", "contract"],
  ...["configuration-lists", "printed-codes"],
].map((name) => `tests/${name}.test.ts`);
const RULES = [
  ...["app/content", "app/addresses", "app/ai", "app/features/book-resources", "app/features/catalogue"],
  ...["app/features/mail", "app/features/search", "app/features/seo"],
  ...["workers/config.test.ts", "workers/public-configuration.test.ts"],
];

export interface ProjectCopy {
  /** The text of a file of the copy; empty where there is none. */
  read(file: string): string;
  /** Follows every recipe, except in files that are forgotten. */
  follow(isForgotten?: IsForgotten): void;
  /** Each check with what it said, all of them at once. */
  check(tools: readonly Tool[]): Promise<Readonly<Record<string, Outcome>>>;
  /**
   * Complaints of the type checker with every recipe followed, and about the recipes' files when some are forgotten.
   */
  checkTypes(isForgotten: IsForgotten): Promise<{ readonly followed: string; readonly forgotten: string }>;
  remove(): void;
}

type IsForgotten = (recipe: string, file: string) => boolean;
const NOTHING_FORGOTTEN: IsForgotten = () => false;

interface Outcome {
  readonly isGreen: boolean;
  readonly output: string;
  /** The part of `output` without complaints. */
  readonly answer: string;
}

/** Patient: other tests run beside these. */
const VITEST = ["vitest/vitest.mjs", "run", "--config", "vitest.config.ts", "--testTimeout", "120000"];

const TOOLS = {
  guards: [...VITEST, ...GUARDS, ...RULES],
  // Those that a file left out of a recipe can break, where the types do not see it.
  "guards of what is forgotten": [
    ...VITEST,
    ...["tests/route-table.test.ts", "tests/configuration-lists.test.ts"],
    ...["app/content/book-resources", "app/content/evidence", "app/content/changes"],
  ],
  "dead code": ["knip/bin/knip.js", "--no-progress"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Tool = keyof typeof TOOLS;

function readText(path: string): string {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** The text of every file that a recipe touches; null where there is none. */
function followRecipes(isForgotten: IsForgotten): Readonly<Record<string, string | null>> {
  const files = new Set(Object.values(FOLLOWED).flatMap((recipe) => Object.keys(recipe)));
  const texts = [...files].map((file) => {
    const edited = Object.entries(FOLLOWED).reduce(
      (text, [name, recipe]) => {
        const edit = recipe[file];
        return edit === undefined || isForgotten(name, file) ? text : edit(text);
      },
      readText(join(ROOT, file)),
    );
    return [file, edited === "" ? null : edited] as const;
  });
  return Object.fromEntries(texts);
}

/** Runs a program of Node, and resolves with how it ended and what it said. */
function runNode(args: readonly string[], cwd: string): Promise<Outcome> {
  // Leaves out the variables of the outer test run.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|CHECKS$|CI$|NODE_ENV$|TEST$)/.test(name)),
  );
  return new Promise((resolve) => {
    const options = { cwd, env: { ...env, NO_COLOR: "1" }, maxBuffer: 2 ** 26 };
    execFile(process.execPath, [...args], options, (error, stdout, stderr) =>
      resolve({ isGreen: error === null, output: stdout + stderr, answer: stdout }),
    );
  });
}

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), "recipes-"));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (path) => dirname(path) !== ROOT || !LEFT_OUT.includes(basename(path)),
  });
  for (const name of LINKED) symlinkSync(join(ROOT, name), join(folder, name));
  return {
    read: (file) => readText(join(folder, file)),
    follow(isForgotten = NOTHING_FORGOTTEN) {
      for (const [file, text] of Object.entries(followRecipes(isForgotten))) {
        const path = join(folder, file);
        mkdirSync(dirname(path), { recursive: true });
        if (text === null) rmSync(path, { force: true });
        else writeFileSync(path, text);
      }
    },
    async check(tools) {
      const outcomes = tools.map(async (tool) => {
        const [program, ...args] = TOOLS[tool];
        return [tool, await runNode([join(ROOT, "node_modules", program), ...args], folder)] as const;
      });
      return Object.fromEntries(await Promise.all(outcomes));
    },
    async checkTypes(isForgotten) {
      const states = join(folder, ".cache", "states.json");
      mkdirSync(dirname(states), { recursive: true });
      const texts = { followed: followRecipes(NOTHING_FORGOTTEN), forgotten: followRecipes(isForgotten) };
      writeFileSync(states, JSON.stringify(texts));
      const { isGreen, output, answer } = await runNode([CHECK_TYPES, states], ROOT);
      if (!isGreen) throw new Error(output);
      return JSON.parse(answer);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
