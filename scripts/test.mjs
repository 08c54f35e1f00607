// `npm test`: everything that can be checked, in one command; see scripts/run-checks.mjs.
import { runWithProjectNode } from "./project-node.mjs";

await runWithProjectNode("scripts/run-checks.mjs");
