import type { PluginOption } from "vite";

/** One script of the Worker, as `build/server/.vite/modules.json` tells of it by its name. */
export interface ChunkOfWorker {
  /** Modules in it, from the project's folder, with the bytes they came to. */
  readonly modules: Readonly<Record<string, number>>;
  /** Scripts that are evaluated before it. */
  readonly imports: readonly string[];
  /** Scripts that it may ask for later. */
  readonly dynamicImports: readonly string[];
}

/** Writes down which modules each script of the Worker holds, for tests/built/worker-scripts.test.ts. */
export function moduleList(): PluginOption {
  let root = "";
  return {
    name: "module-list",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    configResolved(config) {
      root = `${config.root}/`;
    },
    generateBundle(_, bundle) {
      const chunks: Record<string, ChunkOfWorker> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const modules = Object.entries(chunk.modules).map(([id, { renderedLength }]) => [
          id.replace(root, ""),
          renderedLength,
        ]);
        const { imports, dynamicImports } = chunk;
        chunks[chunk.fileName] = { modules: Object.fromEntries(modules), imports, dynamicImports };
      }
      this.emitFile({ type: "asset", fileName: ".vite/modules.json", source: JSON.stringify(chunks) });
    },
  };
}
