import { join } from "node:path";
import { runnerImport } from "vite";
import { ROOT } from "./project-node.mjs";

const ENTRY = "virtual:sources";

/**
 * Loads modules of the site's own sources, such as its content, into this process and gives their exports. Several are
 * loaded at once, because modules that they share are then read once.
 */
export async function loadSource(...files) {
  const { module } = await runnerImport(ENTRY, {
    configFile: false,
    root: ROOT,
    resolve: { alias: { "~": join(ROOT, "app") } },
    plugins: [
      {
        name: "sources",
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) =>
          id === ENTRY
            ? files.map((file) => `export * from ${JSON.stringify(join(ROOT, file))};`).join("\n")
            : null,
      },
    ],
    logLevel: "error",
  });
  return module;
}
