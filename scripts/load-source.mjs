import { join } from "node:path";
import { runnerImport } from "vite";
import { ROOT } from "./project-node.mjs";

/** A module of the site's own sources, such as its content, loaded into this process. */
export async function loadSource(file) {
  const { module } = await runnerImport(join(ROOT, file), {
    configFile: false,
    root: ROOT,
    resolve: { alias: { "~": join(ROOT, "app") } },
    logLevel: "error",
  });
  return module;
}
