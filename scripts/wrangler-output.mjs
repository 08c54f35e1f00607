import { spawn } from "node:child_process";
import { ROOT, toSpawn } from "./project-node.mjs";

/** Runs wrangler and resolves with its exit code and what it printed. */
export function wranglerOutput(args) {
  const { words, shell } = toSpawn("wrangler", args);
  return new Promise((resolve, reject) => {
    const child = spawn("wrangler", words, {
      cwd: ROOT,
      shell,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    });
    const printed = { output: "", errors: "" };
    child.stdout.setEncoding("utf8").on("data", (text) => {
      printed.output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      printed.errors += text;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, ...printed }));
  });
}

/** Resolves to wrangler's output, or rejects with its complaint when it fails. */
export async function askWrangler(...args) {
  const { code, output, errors } = await wranglerOutput(args);
  if (code === 0) return output;
  throw new Error(`wrangler ${args.slice(0, 3).join(" ")} failed. ${`${output}${errors}`.trim()}`);
}
