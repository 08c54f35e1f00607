// `npm run doctor` shows what is configured, what is missing or wrong, and what that switches off. It also lists the
// author's targets that no short link follows, and says whether the prerendered pages of a running site are those of
// its Worker, of this machine or with --remote of production. It shows no value.
import {
  CONFIGURATION,
  isAbsent,
  listWrongValues,
  loadConfigParser,
  readConfig,
  readDeployment,
  readLocalSecrets,
  readVariables,
  toText,
} from "./configuration.mjs";
import { listDeployProblems } from "./deploy-problems.mjs";
import { describeDomain } from "./domain-notice.mjs";
import { withLinkStore } from "./link-store.mjs";
import { loadSource } from "./load-source.mjs";
import { readPort } from "./local-port.mjs";
import { readCommandLine } from "./run-command.mjs";
import { describePages } from "./running-site.mjs";
import { describeRefused, hasLocalLinks, readRetargets } from "./short-links.mjs";

const { remote } = readCommandLine("doctor").values;
const { values } = readVariables();
const wrong = await listWrongValues(values);

const deployment = readDeployment();
const parseConfig = await loadConfigParser();
const problems = listDeployProblems(deployment, readLocalSecrets(), parseConfig);
const isAbout = (name) => (problem) => problem.startsWith(`${name} `);

/** Describes a value, for this machine and for a deployment at once. */
function toState({ name }) {
  const details = wrong.filter(({ variable }) => variable === name).map(({ detail }) => detail);
  if (details.length > 0) return `WRONG: ${details.join("; ")}`;
  const problem = problems.find(isAbout(name))?.slice(`${name} `.length);
  const isDeployed = toText(deployment.vars[name]) === toText(values[name]);
  if (!isAbsent(values[name]) && problem !== undefined)
    return isDeployed ? problem : `set here; it ${problem}`;
  if (!isAbsent(values[name])) return "set";
  return toText(values[name]).trim() === "" ? "not set" : "none, on purpose";
}

console.log("Configuration of this machine (wrangler.toml, .dev.vars, environment)\n");
for (const variable of CONFIGURATION) {
  const { name, about, absent, secret } = variable;
  console.log(`  ${name.padEnd(24)}${secret ? "secret  " : "        "}${toState(variable)}`);
  console.log(`${" ".repeat(34)}${about}. Without it: ${absent}.`);
}
const said = CONFIGURATION.map(({ name }) => name).filter((name) => problems.some(isAbout(name)));
console.log(problems.length === 0 ? "\nReady to deploy." : "\nBefore `npm run deploy`:");
if (said.length > 0) console.log(`  these, as said above: ${said.join(", ")}`);
for (const problem of problems) if (!said.some((name) => isAbout(name)(problem))) console.log(`  ${problem}`);

// The configuration of a deployment, unless this machine knows better.
const { domainPaidUntil } = parseConfig({ ...deployment.vars, ...values });
const { countDomainDays, listPartsOff } = await loadSource(
  "app/features/desk/core/troubles.ts",
  "workers/desk/parts-off.ts",
);
console.log(`\n${describeDomain(domainPaidUntil, new Date(), countDomainDays)}`);
const off = listPartsOff(await readConfig(values));
if (off.length > 0) console.log(`\nParts of the site that are off: ${off.join(", ")}`);

const origin = remote
  ? toText(deployment.vars.SITE_ORIGIN)
  : `http://localhost:${readPort(process.env.PORT)}`;
const pages = await describePages(origin);
if (pages !== null) console.log(`\n${pages}`);
else if (remote) console.log(`\nNo site answers at ${origin}.`);

if (remote || hasLocalLinks()) {
  try {
    const rows = await withLinkStore({ remote }, readRetargets);
    console.log(`\n${describeRefused(rows).join("\n")}`);
  } catch (error) {
    console.log(`\nThe targets of short links could not be read. ${error.message}`);
  }
}
