// Runs on any Node from 18 on, before anything is installed.
import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const isWindows = process.platform === "win32";
const BIN = join(ROOT, "node_modules", ".bin");

function isInstalled() {
  const installed = join(ROOT, "node_modules", ".package-lock.json");
  if (!existsSync(installed)) return false;
  const wanted = Math.max(
    ...["package.json", "package-lock.json"].map((name) => statSync(join(ROOT, name)).mtimeMs),
  );
  return statSync(installed).mtimeMs >= wanted;
}

/** Resolves with the exit code of the command. SIGINT and SIGTERM are passed on, so that nothing stays behind. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: "inherit", shell: isWindows, ...options });
    const pass = (signal) => child.kill(signal);
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, pass);
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      for (const name of ["SIGINT", "SIGTERM"]) process.off(name, pass);
      resolve(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1));
    });
  });
}

/** Installs the packages when they are missing or older than the lock file, then runs the script to its end. */
export async function runWithProjectNode(script) {
  if (!isInstalled()) {
    console.log("Installing packages (once) ...");
    const code = await run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"]);
    if (code !== 0) process.exit(code);
  }
  const node = join(ROOT, "node_modules", "node", "bin", isWindows ? "node.exe" : "node");
  const env = { ...process.env, PATH: `${BIN}${isWindows ? ";" : ":"}${process.env.PATH}` };
  process.exit(
    await run(existsSync(node) ? node : process.execPath, [script, ...process.argv.slice(2)], { env }),
  );
}
