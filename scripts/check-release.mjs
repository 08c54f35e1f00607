// `npm run check:release`: the proofs that take too long for every change (tests/release-files.ts). `npm run deploy`
// begins with them. Ends with one plain line.
import { build, endChecks, journeys, step, vitest } from "./check-steps.mjs";
import { readCommandLine } from "./run-command.mjs";

readCommandLine("check:release");
console.log("The long proofs: 15 to 30 minutes on two cores. Each step is told when it ends.");
process.env.CHECKS = "release";

await step("build", build);
await step("unit proofs", vitest("vitest.config.ts", "--passWithNoTests"));
await step("proofs in the workers runtime", vitest("vitest.worker.config.ts", "--passWithNoTests"));
await step("proofs of a start", vitest("vitest.start.config.ts"));
await step("proofs in the browser", journeys("--pass-with-no-tests"));
endChecks();
