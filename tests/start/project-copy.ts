import { cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { PROJECT } from "./started-site";

/** Below the project, because hard links do not reach another disk. */
const COPIES = join(PROJECT, ".cache", "start");
/** What a clone does not bring along. */
const NOT_CLONED = new Set(["node_modules", "build", ".git", ".cache", ".wrangler", ".dev.vars"]);

/** A fresh clone of the project in a folder of this name, with its packages installed or not. */
export function copyProject(name: string, { installed }: { installed: boolean }): string {
  const folder = join(COPIES, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(PROJECT)) {
    if (!NOT_CLONED.has(entry)) cpSync(join(PROJECT, entry), join(folder, entry), { recursive: true });
  }
  if (installed) linkFolder(join(PROJECT, "node_modules"), join(folder, "node_modules"));
  return folder;
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
