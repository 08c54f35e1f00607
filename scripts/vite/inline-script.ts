import { build } from "esbuild";
import { minify } from "terser";
import type { PluginOption } from "vite";
import { modulePath } from "./module-path";

const APP = modulePath("../../app", import.meta.url);
/** `x.ts?inline-script=prompts-ages` is for a page with prompts and with ages of checks. */
const ADDRESS = /^(.+)\?inline-script(?:=([a-z-]+))?$/;

/** `import text from "x.ts?inline-script"`: the module bundled and minified to the text of one inline script. */
export function inlineScript(): PluginOption {
  return {
    name: "inline-script",
    enforce: "pre",
    async load(id) {
      const [, entry, has = ""] = ADDRESS.exec(id) ?? [];
      if (entry === undefined) return null;
      const result = await build({
        entryPoints: [entry],
        alias: { "~": APP },
        bundle: true,
        format: "iife",
        target: "es2022",
        define: {
          PAGE_HAS_PROMPTS: String(has.includes("prompts")),
          PAGE_HAS_AGES: String(has.includes("ages")),
        },
        write: false,
      });
      this.addWatchFile(entry);
      // Smaller by two in a hundred than what the bundler's own makes of it.
      // Checked code is the same with and without the strict mode that the bundler asks for.
      const script = result.outputFiles[0]?.text.replace('"use strict";', "") ?? "";
      const { code } = await minify(script, {
        ecma: 2020,
        compress: { passes: 3 },
      });
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
