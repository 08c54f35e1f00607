// The local Worker as a process of its own, whose output is a log: forked by serve.mjs.
import { startWorkerRuntime } from "./worker-runtime.mjs";

const [port, state, variables] = process.argv.slice(2);
const { runtime } = await startWorkerRuntime({
  port: Number(port),
  state,
  variables: JSON.parse(variables),
  withCronAddress: true,
});

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await runtime.dispose();
  process.exit(0);
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
// Whoever started it is gone: nothing stays behind on the port.
process.on("disconnect", stop);
