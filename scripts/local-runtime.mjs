// The Worker of wrangler.toml in workerd, as a process of its own whose output is a log: forked by serve.mjs.
//
// Not `wrangler dev`: that command ends when a visitor leaves while a request body is still being sent (a beacon of
// a closed page is enough), while the same runtime, started from here, answers that one request with an error.
import { unstable_startWorker } from "wrangler";
import { CONFIG_FILE } from "./configuration.mjs";

const [port, state, variables] = process.argv.slice(2);

const worker = await unstable_startWorker({
  config: CONFIG_FILE,
  bindings: Object.fromEntries(
    Object.entries(JSON.parse(variables)).map(([name, value]) => [name, { type: "plain_text", value }]),
  ),
  dev: {
    server: { hostname: "localhost", port: Number(port) },
    persist: state,
    logLevel: process.env.LOG_LEVEL ?? "error",
    inspector: false,
    watch: false,
  },
});

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await worker.dispose();
  process.exit(0);
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
// Whoever started it is gone: nothing stays behind on the port.
process.on("disconnect", stop);
