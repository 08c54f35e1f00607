import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ROOT, toSpawn } from "./project-node.mjs";

/** Runs wrangler and resolves with its exit code and what it printed. */
export async function wranglerOutput(args) {
  const { words, shell } = toSpawn("wrangler", args);
  const child = spawn("wrangler", words, {
    cwd: ROOT,
    shell,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
  const [[code], output, errors] = await Promise.all([
    once(child, "close"),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, output, errors };
}

/**
 * Runs `use` with the path of a file of this content, since some of wrangler's commands take no other. Only its owner may
 * read it, and it is gone afterwards: it may hold addresses of people.
 */
export async function withFile(content, use) {
  const folder = mkdtempSync(join(tmpdir(), "wrangler-"));
  try {
    const file = join(folder, "content");
    writeFileSync(file, content, { mode: 0o600 });
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Resolves to wrangler's output, or rejects with its complaint when it fails. */
export async function askWrangler(...args) {
  const { code, output, errors } = await wranglerOutput(args);
  if (code === 0) return output;
  throw new Error(`wrangler ${args.slice(0, 3).join(" ")} failed. ${`${output}${errors}`.trim()}`);
}
