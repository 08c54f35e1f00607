// `npm run doctor`: what is configured, what is not, and what that switches off, and which targets of the author's no
// short link follows (of this machine, or with --remote of production). Shows no value.
import { CONFIGURATION, listDeployProblems, readVariables } from "./configuration.mjs";
import { hasLocalLinks, readRetargets } from "./short-links.mjs";

const { values } = readVariables();
console.log("Configuration of this machine (wrangler.toml, .dev.vars, environment)\n");
for (const { name, secret, absent } of CONFIGURATION) {
  const state = values[name] ? "set" : `not set: ${absent}`;
  console.log(`  ${name.padEnd(24)}${secret ? "secret  " : "        "}${state}`);
}
const problems = listDeployProblems();
console.log(problems.length === 0 ? "\nReady to deploy." : "\nBefore `npm run deploy`:");
for (const problem of problems) console.log(`  ${problem}`);

const remote = process.argv.includes("--remote");
if (remote || hasLocalLinks()) {
  try {
    const rows = await readRetargets({ remote });
    const refused = rows.filter(({ problem }) => problem !== null);
    console.log(
      `\nTargets of short links that are yours: ${rows.length}, of which not followed: ${refused.length}`,
    );
    for (const { id, problem } of refused) console.log(`  ${id} ${problem}`);
  } catch (error) {
    console.log(`\nThe targets of short links could not be read. ${error.message}`);
  }
}
