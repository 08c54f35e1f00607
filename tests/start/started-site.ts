// `npm start` as a process of its own, told to end as a terminal tells it: by a signal to its whole group.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished, vi } from "vitest";

export const PROJECT = fileURLToPath(new URL("../../", import.meta.url));

/** Long enough for any machine; nothing is measured with it. */
const PATIENCE = { timeout: 300_000, interval: 50 };

/** This mark is in the environment of everything that a start has started, and of nothing else. */
const MARK = "START_UNDER_TEST";

export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, PATIENCE);
}

export interface StartedSite {
  readonly output: () => string;
  /** Resolves when the words are on the screen; rejects when the process ends before. */
  readonly says: (words: string) => Promise<void>;
  /** Resolves when this is so; rejects when the process ends before. */
  readonly reaches: (isSo: () => boolean) => Promise<void>;
  /** As a terminal does, to everything that was started, or to the first process alone. */
  readonly signal: (signal: NodeJS.Signals, isAlone?: boolean) => void;
  /** The exit code, once neither it nor anything it has started runs any more. */
  readonly ended: () => Promise<number | null>;
}

/**
 * The environment has nothing of the test runner, and a home folder and a package cache that nobody can write to, not
 * even root.
 */
function environment(extra: Readonly<Record<string, string>>, mark: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV|npm_|TEST)/.test(name),
  );
  const home = { HOME: "/dev/null/home", npm_config_cache: "/dev/null/npm" };
  return { ...Object.fromEntries(inherited), ...home, ...extra, [MARK]: mark };
}

let starts = 0;

/** Starts the site of a folder, by another command if one is named. Whatever is left of it ends with the test. */
export function start(
  folder: string,
  extra: Readonly<Record<string, string>>,
  [program, ...args]: readonly [string, ...string[]] = [process.execPath, "scripts/start.mjs"],
): StartedSite {
  starts += 1;
  const mark = `${process.pid}-${starts}`;
  const child = spawn(program, args, {
    cwd: folder,
    env: environment(extra, mark),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  onTestFinished(() => {
    for (const pid of processesWith(mark)) end(pid);
  });
  return watch(child, mark);
}

function watch(child: ChildProcess, mark: string): StartedSite {
  let output = "";
  let isOver = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const exited = once(child, "close").then(([code]: (number | null)[]) => {
    isOver = true;
    return code ?? null;
  });
  const reaches = async (isSo: () => boolean) => {
    const isReached = await eventually(() => {
      if (isSo()) return true;
      if (isOver) return false;
      throw new Error(`not there yet:\n${output}`);
    });
    if (!isReached) throw new Error(`ended before:\n${output}`);
  };
  return {
    output: () => output,
    says: (words) => reaches(() => output.includes(words)),
    reaches,
    signal: (signal, isAlone = false) => process.kill(isAlone ? (child.pid ?? 0) : -(child.pid ?? 0), signal),
    ended: async () => {
      const code = await exited;
      await eventually(() => {
        const left = processesWith(mark);
        if (left.length > 0) throw new Error(`still running: ${left.map(toName).join("; ")}`);
      });
      return code;
    },
  };
}

/** Ids of the processes with the mark. Without /proc, the closed output has to do instead. */
function processesWith(mark: string): number[] {
  if (!existsSync("/proc/self/environ")) return [];
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && readProcess(pid, "environ").includes(`${MARK}=${mark}\0`));
}

function toName(pid: number): string {
  return readProcess(pid, "cmdline").replaceAll("\0", " ");
}

function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return ""; // it has ended
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended in the meantime.
  }
}

/** A server on a free port, or on the given one, that takes connections and never says a word. */
export async function startSilentServer(
  port = 0,
): Promise<{ port: number; asked: () => number; close(): void }> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  onTestFinished(close);
  return { port: toPort(server), asked: () => sockets.length, close };
}

/** Below the ports that systems give away by themselves: another server may get one of those before it is used. */
const FIRST_PORT = 20_000;
const PORTS_PER_WORKER = 100;
/** Runs of these tests that may be at work beside each other. */
const RUNS = 30;

let ports = 0;

/** Each of the two workers of a run has its own. */
function firstPort(): number {
  const worker = Number(process.env.VITEST_POOL_ID ?? 0) % 2;
  return FIRST_PORT + (2 * (process.ppid % RUNS) + worker) * PORTS_PER_WORKER;
}

/** A port that nobody has now, and that no other test beside this one asks for. */
export async function freePort(): Promise<number> {
  const first = firstPort();
  const server = createServer();
  for (;;) {
    ports += 1;
    server.listen(first + (ports % PORTS_PER_WORKER), "127.0.0.1");
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (isFree) break;
  }
  const port = toPort(server);
  server.close();
  await once(server, "close");
  return port;
}

function toPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  return address.port;
}

let states = 0;

/** A folder of data that no start has used, by its path inside the project. */
export function freshState(): string {
  states += 1;
  const state = `.cache/start/state-${process.pid}-${states}`;
  const remove = () => rmSync(join(PROJECT, state), { recursive: true, force: true });
  remove();
  onTestFinished(remove);
  return state;
}
