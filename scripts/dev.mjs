// `npm run dev`: the same app, whose open pages are loaded again after every change; see workers/dev.ts.
import { runWithProjectNode } from "./project-node.mjs";

await runWithProjectNode("scripts/serve-dev.mjs");
