import { spawn } from "node:child_process";
import { ROOT } from "./project-node.mjs";

/** Runs wrangler and resolves with its exit code and what it printed. */
export function wranglerOutput(args) {
  return new Promise((resolve, reject) => {
    const child = spawn("wrangler", args, {
      cwd: ROOT,
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
