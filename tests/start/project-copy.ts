import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { PROJECT } from "./started-site";

/** The copies lie below the project, because hard links do not reach another disk. */
const COPIES = join(PROJECT, ".cache", "start");
/** Names that a clone does not bring along. */
const NOT_CLONED = new Set(["node_modules", "build", ".git", ".cache", ".wrangler", ".dev.vars"]);

/** A fresh clone of the project in a folder of this name. */
export function copyProject(name: string): string {
  const folder = join(COPIES, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(PROJECT)) {
    if (!NOT_CLONED.has(entry)) cpSync(join(PROJECT, entry), join(folder, entry), { recursive: true });
  }
  return folder;
}

/** As a clone that has installed its packages. */
export function copyInstalledProject(name: string): string {
  const folder = copyProject(name);
  linkFolder(join(PROJECT, "node_modules"), join(folder, "node_modules"));
  // The packages must be younger than the lock file, or they would count as those of an older one.
  const installed = join("node_modules", ".package-lock.json");
  rmSync(join(folder, installed));
  cpSync(join(PROJECT, installed), join(folder, installed));
  return folder;
}

/** As a clone that has installed its packages and was built, and whose pages were never finished. */
export function copyBuiltProject(name: string): string {
  const folder = copyInstalledProject(name);
  const isNoSite = (path: string) => basename(path) !== "sites";
  cpSync(join(PROJECT, "build"), join(folder, "build"), { recursive: true, filter: isNoSite });
  return folder;
}

/**
 * Gives the copy another build: it removes the client's files, as a build does before it writes its own, and then stops.
 * Once it is `resumed`, it takes a second in place of half a minute, since it writes what the project's own build wrote.
 */
export function holdBuild(folder: string) {
  const config = join(folder, "vite.config.ts");
  const begun = join(folder, "build-begun");
  const built = join(PROJECT, "build");
  rmSync(begun, { force: true });
  writeFileSync(
    config,
    `import { rmSync, writeFileSync } from "node:fs";
rmSync("build/client", { recursive: true });
writeFileSync("build-begun", "");
setInterval(() => {}, 60_000);
await new Promise(() => {});
`,
  );
  return {
    hasBegun: () => existsSync(begun),
    resume: () =>
      writeFileSync(
        config,
        `import { cpSync } from "node:fs";
for (const part of ["client", "server"])
  cpSync(${JSON.stringify(built)} + "/" + part, "build/" + part, { recursive: true });
process.exit(0);
`,
      ),
  };
}

/**
 * Leaves a copy that is not built yet few pages and files to finish: it starts with few of them as with all, in a third
 * of the time. prerendered-site.test.ts looks at all.
 */
export function prerenderFew(folder: string, pages: readonly string[]): void {
  const pagesFolder = join(folder, "workers", "pages");
  const listing = join(pagesFolder, "prerendered-addresses.ts");
  renameSync(listing, join(pagesFolder, "all-prerendered-addresses.ts"));
  writeFileSync(
    listing,
    `import { listFileAddresses as listFiles, listPageAddresses as listPages } from "./all-prerendered-addresses";
export const listPageAddresses = () => listPages().filter((path) => ${JSON.stringify(pages)}.includes(path));
export const listFileAddresses = () => listFiles().slice(0, 9);
`,
  );
}

/** Finishes the pages of a copy with these values, as a deployment does without starting the site. */
export async function prerenderAlone(
  folder: string,
  variables: Readonly<Record<string, string>>,
  origin: string,
): Promise<void> {
  const asked = JSON.stringify({ variables, origin });
  const code = `import { readVariables } from "./scripts/configuration.mjs";
import { ensurePrerendered } from "./scripts/prerendered-site.mjs";
if ((await ensurePrerendered({ values: readVariables().values, ...${asked} })) === null) process.exit(1);`;
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code], { cwd: folder });
}

/** Hard links, not one symbolic link: tools look for the place of a file, and would find the folder it came from. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    // Caches of tools, which write into their files.
    if (entry.isDirectory() && basename(source).startsWith(".") && entry.name !== ".bin") continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
