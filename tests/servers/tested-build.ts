// The built Worker as the tests' runtime can take it: that loads a file beside a script as a script, whatever the
// upload calls it, so the text becomes one.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const BUILD = fileURLToPath(new URL("../../build/server/assets/", import.meta.url));
const TESTED = fileURLToPath(new URL("../../build/tested-server/", import.meta.url));
const TEXT = "data.txt";

/** Copies the build for tests/worker/built-worker.ts; without a build there is none. */
export default function setup(): void {
  rmSync(TESTED, { recursive: true, force: true });
  if (!existsSync(BUILD)) return;
  const assets = join(TESTED, "assets");
  cpSync(join(BUILD, ".."), TESTED, { recursive: true });
  for (const name of readdirSync(assets)) {
    const content = readFileSync(join(assets, name), "utf8");
    writeFileSync(
      join(assets, name === TEXT ? `${TEXT}.js` : name),
      name === TEXT
        ? `export default ${JSON.stringify(content)}`
        : content.replace(`./${TEXT}`, `./${TEXT}.js`),
    );
  }
}
