// `npm run deploy`: checks, builds, migrates and deploys, at once or in the two steps of Workers Builds. In a dry run the secrets of .dev.vars stand for those of
// production.
import { ensureBuilt } from "./build.mjs";
import { loadConfigParser, readDeployment, readLocalSecrets, toText } from "./configuration.mjs";
import { listDeployProblems } from "./deploy-problems.mjs";
import { productionLinks } from "./link-store.mjs";
import { publishLinks } from "./links-publish.mjs";
import { drawPreviews, ensurePrerendered } from "./prerendered-site.mjs";
import { readProductionSecrets } from "./production-secrets.mjs";
import { run } from "./project-node.mjs";
import { readCommandLine } from "./run-command.mjs";

const { "dry-run": isDryRun, build: isBuildStep, publish: isPublishStep } = readCommandLine("deploy").values;
if (isBuildStep && isPublishStep) stop("--build and --publish are two steps: one at a time.");

/** Proofs of a pushed commit. Those that need a browser are for a machine that has one. */
const CHECKS = ["typecheck", "lint", "test:unit"];

function stop(message) {
  console.error(message);
  process.exit(1);
}

const secrets = isDryRun
  ? readLocalSecrets()
  : await readProductionSecrets().catch((error) => stop(`Not deployed. ${error.message}`));
const problems = listDeployProblems(readDeployment(), secrets, await loadConfigParser());
if (problems.length > 0) {
  stop(
    `Not deployed. Missing or wrong:\n${problems.map((problem) => `  ${problem}`).join("\n")}
What is to stay away is set to the word none.`,
  );
}
if (!(await ensureBuilt())) stop("Not deployed: the build failed.");
// A dry run says in a minute what is missing, and proves nothing.
if (isBuildStep) {
  for (const check of CHECKS)
    if ((await run("npm", ["run", check])) !== 0) stop(`Not deployed: npm run ${check} failed.`);
} else if (
  !isDryRun &&
  !isPublishStep &&
  (await run(process.execPath, ["scripts/check-release.mjs"])) !== 0
) {
  stop("Not deployed: a proof failed. The running site is unchanged.");
}
const { vars } = readDeployment();
const values = {
  ...Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, toText(value)])),
  ...secrets,
};
const assets = await ensurePrerendered({ values, variables: values, origin: values.SITE_ORIGIN });
if (assets === null) stop("Not deployed: the pages could not be finished.");
if (!(await drawPreviews(assets))) stop("Not deployed: the preview pictures could not be drawn.");
if (isBuildStep) process.exit(0);
if (isDryRun) process.exit(await run("wrangler", ["deploy", "--assets", assets, "--dry-run"]));
if ((await run("wrangler", ["d1", "migrations", "apply", "DB", "--remote"])) !== 0) {
  stop("Not deployed: the migrations failed. The running site is unchanged.");
}
// The version that is still answering may read the former keys, so they are deleted last.
const links = productionLinks();
const formerKeys = await publishLinks(links).catch((error) =>
  stop(`Not deployed: the targets of the short links could not be read. ${error.message}`),
);
const code = await run("wrangler", ["deploy", "--assets", assets]);
if (code === 0) {
  await links
    .remove(formerKeys)
    .catch(() =>
      console.log(
        "Deployed. Keys that an earlier version wrote to KV are still there; the next deployment tries again.",
      ),
    );
}
process.exit(code);
