// `npm run check`: types, lint and the unit tests that a change touches, and the seconds of each. Ends with one plain line.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { command, endChecks, step, types, vitest } from "./check-steps.mjs";
import { ROOT } from "./project-node.mjs";
import { readCommandLine } from "./run-command.mjs";

/** These read the sources as text, so that no import leads from a change to them. */
const GUARDS = ["architecture", "configuration-lists", "messages", "recipes", "words"].map(
  (name) => `tests/${name}.test.ts`,
);

function git(...args) {
  return execFileSync("git", ["-c", "core.quotePath=off", ...args], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter(Boolean);
}

/** The files that differ from a commit, those that git does not know yet included. */
function listChanged([commit]) {
  const unknown = git("ls-files", "--others", "--exclude-standard");
  const open = [...git("diff", "--name-only", "HEAD"), ...unknown];
  if (commit === undefined && open.length > 0) return open;
  return [...git("diff", "--name-only", commit ?? git("merge-base", "main", "HEAD")[0]), ...unknown];
}

const changed = listChanged(readCommandLine("check").words).filter((file) => existsSync(join(ROOT, file)));
if (changed.length === 0) {
  console.log("Nothing has changed.");
  process.exit(0);
}
console.log(
  `${changed.length} changed: ${changed.slice(0, 5).join(", ")}${changed.length > 5 ? ", ..." : ""}`,
);
if (changed.some((file) => /^app\/(content|addresses)\//.test(file)))
  console.log("Content and addresses reach into most pages: about a minute on two quiet cores.");
await Promise.all([
  step("types", types),
  step("lint", command("biome", "check", ".")),
  step("unit tests", vitest("vitest.config.ts", "related", ...changed, ...GUARDS)),
]);
endChecks();
