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
/**
 * What the type checker remembers of the project (tsconfig.json): of a copy it then reads again what a recipe changes.
 */
const CHECKED_TYPES = join(".cache", "types.tsbuildinfo");
/** Packages keep the path that they have in the copy. With another one the checker would know none of them. */
const NODE_FLAGS = ["--preserve-symlinks", "--preserve-symlinks-main"];
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
  follow(isForgotten?: (recipe: string, file: string) => boolean): void;
  /** Each check with what it said, all of them at once. */
  check(tools: readonly Tool[]): Promise<Readonly<Record<string, Outcome>>>;
  remove(): void;
}

interface Outcome {
  readonly isGreen: boolean;
  readonly output: string;
}

/** Patient: other tests run beside these. */
const VITEST = ["vitest/vitest.mjs", "run", "--config", "vitest.config.ts", "--testTimeout", "120000"];

const TOOLS = {
  types: ["typescript/bin/tsc", "--noEmit", "--preserveSymlinks", "--pretty", "false"],
  guards: [...VITEST, ...GUARDS, ...RULES],
  // Those that a file left out of a recipe can break, where the types do not see it.
  "guards of what is forgotten": [
    ...VITEST,
    ...["tests/route-table.test.ts", "tests/configuration-lists.test.ts"],
    ...["app/content/book-resources", "app/content/evidence", "app/content/rules"],
  ],
  "dead code": ["knip/bin/knip.js", "--no-progress"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Tool = keyof typeof TOOLS;

function readText(path: string): string {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), "recipes-"));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (path) => dirname(path) !== ROOT || !LEFT_OUT.includes(basename(path)),
  });
  for (const name of LINKED) symlinkSync(join(ROOT, name), join(folder, name));
  mkdirSync(join(folder, ".cache"));
  if (existsSync(join(ROOT, CHECKED_TYPES))) cpSync(join(ROOT, CHECKED_TYPES), join(folder, CHECKED_TYPES));

  function run(tool: Tool): Promise<readonly [Tool, Outcome]> {
    const [program, ...args] = TOOLS[tool];
    // What the run outside has set for itself is not for the run inside.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(VITEST|CI$|NODE_ENV$|TEST$)/.test(name)),
    );
    return new Promise((resolve) => {
      const options = { cwd: folder, env: { ...env, NO_COLOR: "1" }, maxBuffer: 2 ** 26 };
      const command =
        tool === "types"
          ? [...NODE_FLAGS, join(folder, "node_modules", program), ...args]
          : [join(ROOT, "node_modules", program), ...args];
      execFile(process.execPath, command, options, (error, stdout, stderr) =>
        resolve([tool, { isGreen: error === null, output: stdout + stderr }]),
      );
    });
  }

  return {
    read: (file) => readText(join(folder, file)),
    follow(isForgotten = () => false) {
      const files = new Set(Object.values(FOLLOWED).flatMap((recipe) => Object.keys(recipe)));
      for (const file of files) {
        const original = readText(join(ROOT, file));
        const edited = Object.entries(FOLLOWED).reduce((text, [name, recipe]) => {
          const edit = recipe[file];
          return edit === undefined || isForgotten(name, file) ? text : edit(text);
        }, original);
        const path = join(folder, file);
        mkdirSync(dirname(path), { recursive: true });
        if (edited === "") rmSync(path, { force: true });
        else writeFileSync(path, edited);
      }
    },
    check: async (tools) => Object.fromEntries(await Promise.all(tools.map(run))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
