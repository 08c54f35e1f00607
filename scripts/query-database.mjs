import { spawn } from "node:child_process";
import { ROOT } from "./project-node.mjs";

/** The rows of one query on the local database of `npm start` (STATE_DIR names another), or on production's. */
export async function queryDatabase(sql, { remote = false } = {}) {
  const state = process.env.STATE_DIR ?? ".wrangler/state";
  const place = remote ? ["--remote"] : ["--local", "--persist-to", state];
  const command = ["d1", "execute", "DB", ...place, "--json", "--command", sql];
  const { code, output } = await capture("wrangler", command);
  // wrangler reports a refused query in the same JSON, on the same stream.
  const answer = parseJson(output);
  if (code === 0 && Array.isArray(answer)) return answer.flatMap(({ results }) => results);
  throw new Error(answer?.error?.text ?? output.trim());
}

function capture(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output }));
  });
}

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
