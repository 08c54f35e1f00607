// `npm run deploy`: checks the configuration, builds, migrates, publishes the short links and deploys. Refuses
// while a value that only the author knows is missing.
import { ensureBuilt } from "./build.mjs";
import { listDeployProblems } from "./configuration.mjs";
import { publishLinks } from "./links-publish.mjs";
import { run } from "./project-node.mjs";

function stop(message) {
  console.error(message);
  process.exit(1);
}

const problems = listDeployProblems();
if (problems.length > 0)
  stop(`Not deployed. Missing:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
if (!(await ensureBuilt())) stop("Not deployed: the build failed.");
if ((await run("wrangler", ["d1", "migrations", "apply", "DB", "--remote"])) !== 0) {
  stop("Not deployed: the migrations failed. The running site is unchanged.");
}
if (!(await publishLinks({ remote: true }))) stop("Not deployed: the short links could not be written.");
process.exit(await run("wrangler", ["deploy"]));
