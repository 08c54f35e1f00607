// `npm start`: installs what is missing with whatever Node the machine has, then serves the site with the Node
// that the project brings along.
import { runWithProjectNode } from "./project-node.mjs";

await runWithProjectNode("scripts/serve.mjs");
