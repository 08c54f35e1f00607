import type { PluginOption } from "vite";

/** Makes the whole Worker one module graph, so that nothing the pages and the handlers share is bundled twice. */
export function workerEntry(): PluginOption {
  return {
    name: "worker-entry",
    config: (_, { isSsrBuild }) =>
      isSsrBuild === true
        ? { build: { rollupOptions: { input: "workers/app.ts", output: { inlineDynamicImports: false } } } }
        : undefined,
  };
}
