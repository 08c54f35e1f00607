import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT, run } from "./project-node.mjs";
import { stage } from "./stage.mjs";

const SOURCES = [
  ...["app", "workers", "public", "scripts/vite"],
  // The desk names the lines of wrangler.toml.
  ...["vite.config.ts", "wrangler.toml", "package-lock.json"],
];
const STAMP = join(ROOT, "build", "sources.txt");
const LOCK = join(ROOT, ".cache", "build.sqlite");
const POLL_MS = 200;

function* filesBelow(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** A hash over the content of everything the build is made from. */
function sourceFingerprint() {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of filesBelow(join(ROOT, source)))
      hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * Waits until no other process builds into the folder, and keeps others from it until the lock is closed. The system
 * closes it when the process ends, however that happens.
 */
async function lockBuild() {
  mkdirSync(dirname(LOCK), { recursive: true });
  const lock = new DatabaseSync(LOCK);
  for (let isTold = false; ; await pause(POLL_MS)) {
    try {
      lock.exec("pragma locking_mode = exclusive; begin exclusive");
      return lock;
    } catch (error) {
      if (!/locked/.test(error.message)) throw error;
      if (!isTold) console.log("Waiting for another build of the site ...");
      isTold = true;
    }
  }
}

function isBuilt(fingerprint) {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint;
}

async function build(fingerprint) {
  // An interrupted build leaves no hash. Otherwise a half replaced build would pass for the old one.
  rmSync(STAMP, { force: true });
  // Reading the content with Vite has set this process to development mode.
  const env = { ...process.env, NODE_ENV: "production" };
  const stdio = ["ignore", "inherit", "inherit"];
  if ((await run("remix", ["vite:build", "--logLevel", "warn"], { stdio, env })) !== 0) return false;
  writeFileSync(STAMP, fingerprint);
  return true;
}

/**
 * Builds the site unless the build of exactly these sources exists; with `anew` it builds in any case. Returns false
 * when the build fails.
 */
export async function ensureBuilt({ anew = false } = {}) {
  const fingerprint = sourceFingerprint();
  if (!anew && isBuilt(fingerprint)) return true;
  const lock = await lockBuild();
  try {
    // The other process may have built the same.
    return (!anew && isBuilt(fingerprint)) || (await stage("Building the site", () => build(fingerprint)));
  } finally {
    lock.close();
  }
}
