// Prepares a local run before it serves: a migrated database, sample feeds.
import { join } from "node:path";
import { isAbsent } from "./configuration.mjs";
import { listPending } from "./local-migrations.mjs";
import { ROOT, run } from "./project-node.mjs";
import { startSampleNews } from "./sample-news/server.mjs";
import { stage } from "./stage.mjs";

const APPLY_MIGRATIONS = join(ROOT, "scripts", "apply-migrations.mjs");

/** Applies the migrations that the database lacks; returns what failed, or null. */
export async function prepareState(state) {
  if (listPending(state).length === 0) return null;
  const options = { stdio: ["ignore", "ignore", "inherit"] };
  const migrate = () => run(process.execPath, [APPLY_MIGRATIONS, state], options);
  const migrated = await stage("Preparing the database", migrate);
  return migrated === 0 ? null : "The database migrations failed.";
}

/** Variables that add the sample feeds, unless the configuration names its own sources. */
export async function sampleVariables({ NEWS_SOURCES, FETCH_ALLOW }) {
  if (!isAbsent(NEWS_SOURCES)) return {};
  const { sources, host } = await startSampleNews();
  return {
    SAMPLE_SOURCES: JSON.stringify(sources),
    FETCH_ALLOW: [...(isAbsent(FETCH_ALLOW) ? [] : [FETCH_ALLOW]), host].join(","),
  };
}
