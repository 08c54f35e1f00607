// Everything `npm test` checks; a failure anywhere fails it. Ends with one plain line.
import { constants } from "node:os";
import { build, command, endChecks, journeys, step, types, vitest } from "./check-steps.mjs";
import { readCommandLine } from "./run-command.mjs";

readCommandLine("test");
console.log(
  "Checking everything: 5 to 13 minutes on two cores, by how fast they draw pages. Each step is told when it ends.",
);

/** The check gets what the others leave of the processor, and a little in any case. */
function yielding(check) {
  return (options) => check({ ...options, priority: constants.priority.PRIORITY_BELOW_NORMAL });
}

// The longest way is build and journeys. The other steps work while a browser or a site is waited for.
const built = step("build", build);

/** Steps that need no build, and the starts, which by then find pages that the journeys have prerendered. */
async function readCode() {
  await step("types", yielding(types));
  await step("lint", yielding(command("biome", "check", ".")));
  await step("dead code", yielding(command("knip")));
  await step("unit tests", yielding(vitest("vitest.config.ts")));
  await built;
  await step("starts", yielding(vitest("vitest.start.config.ts")));
}

const code = readCode();
await built;
const worker = step("tests in the workers runtime", yielding(vitest("vitest.worker.config.ts")));
await step("browser journeys", journeys());
await Promise.all([code, worker]);
endChecks();
