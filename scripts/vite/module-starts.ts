import type { Rollup } from "vite";

/** What must have been asked for before a module is evaluated: every way to it begins at one of these. */
export function startsOf(module: string, read: Rollup.ManualChunkMeta["getModuleInfo"]): string[] {
  const modules = new Set([module]);
  const starts: string[] = [];
  for (const id of modules) {
    const info = read(id);
    if (info === null) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) starts.push(id);
    for (const importer of info.importers) modules.add(importer);
  }
  return starts.sort();
}
