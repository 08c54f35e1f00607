// `npm run bench:search`: how well the search answers the judged questions of tests/fixtures/search, and how large its
// index is. With `-- --worst` it lists the questions that pull the figures down.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
// Beside the source, from where it reads the questions.
const BUNDLE = join(ROOT, "tests", `.search-report.${process.pid}.mjs`);

try {
  await build({
    entryPoints: [join(ROOT, "tests", "search-report.ts")],
    outfile: BUNDLE,
    bundle: true,
    platform: "node",
    format: "esm",
    alias: { "~": join(ROOT, "app") },
    logLevel: "error",
  });
  const { reportOn } = await import(pathToFileURL(BUNDLE).href);
  for (const line of reportOn({ withWorst: process.argv.includes("--worst") })) console.log(line);
} finally {
  await rm(BUNDLE, { force: true });
}
