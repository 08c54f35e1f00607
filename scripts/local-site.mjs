// The process of the local Worker as the start script sees it.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync } from "node:fs";
import { dirname, join } from "node:path";
import { portTaken } from "./local-port.mjs";
import { ROOT, signalChild } from "./project-node.mjs";

const RUNTIME = join(ROOT, "scripts", "local-runtime.mjs");
const PATIENCE_MS = 3000;
/** On Windows there are no groups of processes. */
const leadsGroup = process.platform !== "win32";

/** Message about a Worker that does not serve; null for one that does. */
function toWords({ refusal, problem }, { port, log }) {
  switch (refusal) {
    case null:
      return null;
    case "port":
      return portTaken(port);
    case "configuration":
      return `The configuration does not parse. ${problem}`;
    default:
      return `The site could not start on port ${port}; ${log} may say why.`;
  }
}

/**
 * Starts the Worker with the files below `assets`. `ready` resolves with what keeps it from serving, or null. `ended`
 * resolves with the exit code of its process.
 */
export function startLocalSite({ port, state, assets, variables, log }) {
  // Every unreachable feed is a line there. On the screen those lines would hide what matters.
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, "w");
  const child = fork(RUNTIME, [String(port), state, assets], {
    cwd: ROOT,
    // Not as words of the command, which everybody on the machine sees.
    env: { ...process.env, SITE_VARIABLES: JSON.stringify(variables) },
    stdio: ["ignore", output, output, "ipc"],
    detached: leadsGroup,
  });
  const ended = once(child, "exit").then(([code]) => {
    // A runtime that was killed leaves behind the server that it has started.
    signalChild(child, "SIGKILL", leadsGroup);
    return code;
  });
  const died = ended.then(() => [{ refusal: "start" }]);
  return {
    ended,
    ready: Promise.race([once(child, "message"), died]).then(([word]) => toWords(word, { port, log })),
    /** Resolves when the run is over, or has lasted so long that nobody should wait for it. */
    async bringInNews() {
      if (!child.connected) return;
      child.send({ type: "news" });
      await Promise.race([once(child, "message"), died]);
    },
    async stop() {
      child.kill("SIGINT");
      const last = setTimeout(() => signalChild(child, "SIGKILL", leadsGroup), PATIENCE_MS);
      await ended;
      clearTimeout(last);
    },
  };
}
