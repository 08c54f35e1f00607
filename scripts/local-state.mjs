// What a local run needs before it can serve: a migrated database, the short links in KV, sample feeds.
import { publishLinks } from "./links-publish.mjs";
import { run } from "./project-node.mjs";
import { startSampleNews } from "./sample-news/server.mjs";

/** Applies the migrations and writes the short links; returns what failed, or null. */
export async function prepareState(state) {
  const migrated = await run(
    "wrangler",
    ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, CI: "true", WRANGLER_LOG: "error" },
    },
  );
  if (migrated !== 0) return "The database migrations failed.";
  return (await publishLinks({ state })) ? null : "The short links could not be written.";
}

/** Variables that add the sample feeds, unless the configuration names its own sources. */
export async function sampleVariables({ NEWS_SOURCES, FETCH_ALLOW }) {
  if (NEWS_SOURCES !== "") return {};
  const { sources, host } = await startSampleNews();
  return {
    SAMPLE_SOURCES: JSON.stringify(sources),
    FETCH_ALLOW: [FETCH_ALLOW, host].filter(Boolean).join(","),
  };
}
