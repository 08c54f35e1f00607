// `npm run doctor`: what is configured, what is not, and what that switches off. Shows no value.
import { CONFIGURATION, listDeployProblems, readVariables } from "./configuration.mjs";

const { values } = readVariables();
console.log("Configuration of this machine (wrangler.toml, .dev.vars, environment)\n");
for (const { name, secret, absent } of CONFIGURATION) {
  const state = values[name] ? "set" : `not set: ${absent}`;
  console.log(`  ${name.padEnd(24)}${secret ? "secret  " : "        "}${state}`);
}
const problems = listDeployProblems();
console.log(problems.length === 0 ? "\nReady to deploy." : "\nBefore `npm run deploy`:");
for (const problem of problems) console.log(`  ${problem}`);
