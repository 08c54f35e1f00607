// Everything `npm test` checks; a failure anywhere fails it. Ends with one plain line.
import { constants } from "node:os";
import { build, command, endChecks, journeys, step, vitest } from "./check-steps.mjs";
import { readCommandLine } from "./run-command.mjs";

readCommandLine("test");
console.log("Checking everything: about 8 minutes on two quiet cores. Each step is told when it ends.");

/** The check gets what the others leave of the processor, and a little in any case. */
function yielding(check) {
  return (options) => check({ ...options, priority: constants.priority.PRIORITY_BELOW_NORMAL });
}

/** What needs no build. */
async function readCode() {
  await step("types", yielding(command("tsc", "--noEmit")));
  await step("lint", yielding(command("biome", "check", ".")));
  await step("dead code", yielding(command("knip")));
  await step("unit tests", yielding(vitest("vitest.config.ts")));
}

// The longest way is build, starts and journeys, which leave half a core idle while a site or a browser is waited for. The
// other steps work in that time.
const code = readCode();
await step("build", build);
const worker = step("tests in the workers runtime", yielding(vitest("vitest.worker.config.ts")));
await step("starts", vitest("vitest.start.config.ts"));
await step("browser journeys", journeys());
await Promise.all([code, worker]);
endChecks();
