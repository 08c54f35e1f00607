// `npm run dev`: the same app with hot reload; see workers/dev.ts.
import { runWithProjectNode } from "./project-node.mjs";

await runWithProjectNode("scripts/serve-dev.mjs");
