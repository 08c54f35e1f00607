// Runs on any Node from 18 on, before anything is installed.
import { spawn } from "node:child_process";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { homedir, setPriority } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stage } from "./stage.mjs";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The folder of the local data, below the project unless it is absolute. STATE_DIR names another one. */
export function localState() {
  return process.env.STATE_DIR ?? ".wrangler/state";
}

const isWindows = process.platform === "win32";
const BIN = join(ROOT, "node_modules", ".bin");

/** Signals that ask a process to end, and the exit code by which a shell tells that it did. */
export const END_SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** A child that has been asked to end is ended after this time. */
const PATIENCE_MS = 3000;
const LOOK_MS = 500;

/** The commands that are running. Each stays in the list until it has ended. */
const running = new Set();

function isInstalled() {
  const installed = join(ROOT, "node_modules", ".package-lock.json");
  if (!existsSync(installed)) return false;
  const wanted = Math.max(
    ...["package.json", "package-lock.json"].map((name) => statSync(join(ROOT, name)).mtimeMs),
  );
  return statSync(installed).mtimeMs >= wanted;
}

/** Sends a signal to a child. If the child leads a group of its own, the signal goes to everything it has started. */
export function signalChild(child, signal, leadsGroup) {
  try {
    if (leadsGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended in the meantime.
  }
}

/**
 * The words of a command as `spawn` takes them, and whether a shell is needed. On Windows npm and the tools are scripts
 * for the shell, which takes a blank for the end of a word.
 */
export function toSpawn(command, args) {
  const shell = isWindows && !isAbsolute(command);
  return { words: shell ? args.map((word) => `"${word}"`) : args, shell };
}

/**
 * How the child ended: `code`, and the signal that was passed on to it, if one was. SIGINT and its like are passed on,
 * so that nothing stays behind. A child without the keyboard gets a group of its own, which is ended with everything
 * in it should it not end by itself. With `priority` the child, and what it starts, has this place among the processes.
 */
function watch(command, args, { priority = null, ...options }) {
  const leadsGroup = !isWindows && Array.isArray(options.stdio) && options.stdio[0] === "ignore";
  const { words, shell } = toSpawn(command, args);
  const ended = new Promise((resolve, reject) => {
    const child = spawn(command, words, {
      cwd: ROOT,
      stdio: "inherit",
      ...options,
      shell,
      detached: leadsGroup,
    });
    // A child that could not be started has no id.
    if (priority !== null && child.pid !== undefined) setPriority(child.pid, priority);
    let passed = null;
    let last;
    const pass = (signal) => {
      passed = signal;
      signalChild(child, signal, leadsGroup);
      if (leadsGroup) last ??= setTimeout(() => signalChild(child, "SIGKILL", true), PATIENCE_MS);
    };
    const forget = () => {
      clearTimeout(last);
      for (const name of Object.keys(END_SIGNALS)) process.off(name, pass);
    };
    for (const signal of Object.keys(END_SIGNALS)) process.on(signal, pass);
    child.on("error", (error) => {
      forget();
      reject(error);
    });
    child.on("exit", (code, signal) => {
      forget();
      if (leadsGroup && passed !== null) signalChild(child, "SIGKILL", true);
      resolve({ code: code ?? END_SIGNALS[signal] ?? 1, passed });
    });
  });
  running.add(ended);
  return ended.finally(() => running.delete(ended));
}

/**
 * Resolves with the exit code of the command. A command that was told to end has not done its work, whatever code it
 * gives.
 */
export async function run(command, args, options = {}) {
  const { code, passed } = await watch(command, args, options);
  return passed === null ? code : END_SIGNALS[passed];
}

/** Resolves when no command of this process runs any more. */
export async function commandsEnded() {
  await Promise.allSettled([...running]);
}

/** Whether files can be written in the folder, or made in it where it is not there yet. */
function canWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch ({ code }) {
    return code === "ENOENT" && folder !== dirname(folder) && canWrite(dirname(folder));
  }
}

/** npm keeps what it downloads in the home folder, unless that cannot be written. */
function npmCache() {
  const usual = process.env.npm_config_cache ?? join(homedir(), ".npm");
  return canWrite(usual) ? {} : { npm_config_cache: join(ROOT, ".cache", "npm") };
}

async function install() {
  const options = { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, ...npmCache() } };
  const fetchAll = () => run("npm", ["install", "--no-audit", "--no-fund"], options);
  const code = await stage("Installing packages (once)", fetchAll);
  if (code !== 0) process.exit(code);
}

/**
 * Ends this process with the shell in which npm runs a script. npm passes a signal to that shell alone, which ends without a
 * word to what it has started.
 */
function endWithShellOfNpm() {
  const shell = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  const look = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(look);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_MS).unref();
}

/** Installs the packages when they are missing or older than the lock file, then runs the script to its end. */
export async function runWithProjectNode(script) {
  endWithShellOfNpm();
  if (!canWrite(ROOT)) {
    console.error(`This folder cannot be written by you, and the site keeps its data in it: ${ROOT}`);
    process.exit(1);
  }
  if (!isInstalled()) await install();
  const node = join(ROOT, "node_modules", "node", "bin", isWindows ? "node.exe" : "node");
  const { code } = await watch(
    existsSync(node) ? node : process.execPath,
    [script, ...process.argv.slice(2)],
    {
      env: { ...process.env, PATH: `${BIN}${isWindows ? ";" : ":"}${process.env.PATH}` },
    },
  );
  process.exit(code);
}
