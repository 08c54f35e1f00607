// The site from its sources, as they change, on the same local state as `npm start`.
import "./quiet-tools.mjs";
import { readVariables, startVariables } from "./configuration.mjs";
import { exampleVariables } from "./example-values.mjs";
import { isPortTaken, notAPort, portTaken, readPort } from "./local-port.mjs";
import { prepareState, sampleVariables } from "./local-state.mjs";
import { commandsEnded, END_SIGNALS, run } from "./project-node.mjs";
import { settlePreviousStart } from "./recover-state.mjs";
import { readCommandLine } from "./run-command.mjs";
import { lockState, runsAlready } from "./state-lock.mjs";

readCommandLine("dev");
const STATE = ".wrangler/state";
const PORT = readPort(process.env.PORT);
const ORIGIN = `http://localhost:${PORT}`;

function stop(message) {
  console.error(message);
  process.exit(1);
}

let isServing = false;
for (const [signal, code] of Object.entries(END_SIGNALS)) {
  // Once the site is served, a signal is the normal way to end.
  process.on(signal, () => commandsEnded().then(() => process.exit(isServing ? 0 : code)));
}

if (PORT === null) stop(notAPort(process.env.PORT));
const other = lockState(STATE, ORIGIN);
if (other !== null) stop(runsAlready(other));
if (await isPortTaken(PORT)) stop(portTaken(PORT));
const configured = readVariables();
const { values } = configured;
const problem = await prepareState(STATE);
if (problem !== null) stop(problem);
settlePreviousStart(STATE);
// The dev server takes bindings from wrangler.toml and .dev.vars; workers/dev.ts lays these over them.
const variables = {
  ...startVariables(ORIGIN, configured),
  ...(await sampleVariables(values)),
  ...exampleVariables(values),
};
isServing = true;
process.exit(
  await run("remix", ["vite:dev", "--port", String(PORT), "--strictPort"], {
    env: { ...process.env, DEV_VARIABLES: JSON.stringify(variables) },
  }).then((code) => (code === END_SIGNALS.SIGINT ? 0 : code)),
);
