import type { PluginOption } from "vite";

/**
 * Makes the whole Worker one module graph, so that nothing the pages and the handlers share is bundled twice. Its
 * style sheets are those of the client: a second set would be moved there and handed out, for nobody.
 */
export function workerEntry(): PluginOption {
  return {
    name: "worker-entry",
    // After the sheets have been written, before the manifest that names them.
    enforce: "post",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    config: () => ({
      build: { rollupOptions: { input: "workers/app.ts", output: { inlineDynamicImports: false } } },
    }),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") file.viteMetadata?.importedCss.clear();
        else if (file.fileName.endsWith(".css")) delete bundle[file.fileName];
      }
    },
  };
}
