// `npm run links:publish`: writes every short link to KV, locally or with --remote to production. The author may
// change a value in KV afterwards; publishing again restores the built-in targets.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { runnerImport } from "vite";
import { ROOT, run } from "./project-node.mjs";

/** Writes all links; returns false when wrangler refuses. */
export async function publishLinks({ remote = false, state } = {}) {
  const { module } = await runnerImport(join(ROOT, "app/content/short-links.server.ts"), {
    configFile: false,
    root: ROOT,
    resolve: { alias: { "~": join(ROOT, "app") } },
    logLevel: "error",
  });
  const entries = module
    .listShortLinks()
    .map(({ id, targets }) => ({ key: id, value: JSON.stringify(targets) }));
  const folder = join(ROOT, ".cache");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `links-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(entries));
  const place = remote ? ["--remote"] : ["--local", ...(state === undefined ? [] : ["--persist-to", state])];
  const code = await run("wrangler", ["kv", "bulk", "put", file, "--binding", "LINKS", ...place], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  rmSync(file);
  if (code === 0) console.log(`${entries.length} short links are in KV.`);
  return code === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  process.exit((await publishLinks({ remote: process.argv.includes("--remote") })) ? 0 : 1);
}
