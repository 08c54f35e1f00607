import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./project-node.mjs";

const SOURCES = ["app", "workers", "public", "scripts/vite", "vite.config.ts", "package-lock.json"];
const STAMP = join(ROOT, "build", "sources.txt");

function* filesBelow(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** A hash over the content of everything the build is made from. */
export function sourceFingerprint() {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of filesBelow(join(ROOT, source)))
      hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Builds the site unless the build of exactly these sources exists. Returns false when the build fails. */
export async function ensureBuilt() {
  const fingerprint = sourceFingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint) return true;
  console.log("Building the site ...");
  // An interrupted build leaves no hash. Otherwise a half replaced build would pass for the old one.
  rmSync(STAMP, { force: true });
  // Reading the content with Vite has set this process to development mode.
  const env = { ...process.env, NODE_ENV: "production" };
  const code = await run("remix", ["vite:build", "--logLevel", "warn"], {
    stdio: ["ignore", "inherit", "inherit"],
    env,
  });
  if (code !== 0) return false;
  writeFileSync(STAMP, fingerprint);
  return true;
}
