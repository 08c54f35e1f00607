// What a local run needs before it can serve: a migrated database, sample feeds.
import { isAbsent } from "./configuration.mjs";
import { run } from "./project-node.mjs";
import { startSampleNews } from "./sample-news/server.mjs";

/** Applies the migrations; returns what failed, or null. */
export async function prepareState(state) {
  const migrated = await run(
    "wrangler",
    ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, CI: "true", WRANGLER_LOG: "error" },
    },
  );
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
