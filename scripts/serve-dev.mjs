// The site with hot reload on the same local state as `npm start`.
import { readVariables } from "./configuration.mjs";
import { prepareState, sampleVariables } from "./local-state.mjs";
import { run } from "./project-node.mjs";

const PORT = process.env.PORT ?? "8787";
process.env.WRANGLER_SEND_METRICS = "false";

const { values, fromEnvironment } = readVariables();
const problem = await prepareState(".wrangler/state");
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
// The dev server takes bindings from wrangler.toml and .dev.vars; workers/dev.ts lays these over them.
const variables = {
  SITE_ORIGIN: `http://localhost:${PORT}`,
  ...fromEnvironment,
  ...(await sampleVariables(values)),
};
process.exit(
  await run("remix", ["vite:dev", "--port", PORT, "--strictPort"], {
    env: { ...process.env, DEV_VARIABLES: JSON.stringify(variables) },
  }),
);
