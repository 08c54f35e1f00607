import type { PluginOption } from "vite";

const NOTHING = "\0no-file-system";

/** qrcode-svg can also write files, with a module that neither browser nor Worker has; we never ask it to. */
export function withoutFileSystem(): PluginOption {
  let isAskedFor = false;
  return {
    name: "without-file-system",
    enforce: "pre",
    apply: "build",
    resolveId(source, importer) {
      if (source !== "fs" || importer?.includes("/qrcode-svg/") !== true) return null;
      isAskedFor = true;
      return NOTHING;
    },
    load: (id) => (id === NOTHING ? "export default {}" : null),
    generateBundle() {
      if (!isAskedFor) this.error("qrcode-svg no longer asks for `fs`: look what it does instead");
    },
  };
}
