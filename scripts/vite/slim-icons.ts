// An icon costs its shapes and nothing else.
import { readFileSync } from "node:fs";
import type { PluginOption } from "vite";
import { modulePath } from "./module-path";

const LUCIDE = modulePath("../../node_modules/lucide-react/dist/esm/", import.meta.url);
const DRAWN_ICON = modulePath("../../app/ui/drawn-icon.ts", import.meta.url);
const LUCIDE_IMPORT = /import \{([^}]+)\} from "lucide-react";/g;
const WRAPPER_IMPORT = "import createLucideIcon from '../createLucideIcon.mjs'";
/** Names, size and keys, which app/ui/drawn-icon.ts does not read. */
const UNREAD = /name: "[^"]+",\s+size: \d+,\s+|, key: "[^"]+"|,\s+aliases: \[[^\]]*\]/g;

/** File of every icon by each of its names. */
function readIconFiles(): ReadonlyMap<string, string> {
  const index = readFileSync(`${LUCIDE}lucide-react.mjs`, "utf8");
  const files = new Map<string, string>();
  for (const [, names = "", file = ""] of index.matchAll(/export \{([^}]+)\} from '\.\/(icons\/[^']+)'/g)) {
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) files.set(name, LUCIDE + file);
  }
  return files;
}

/**
 * Imports icons from their own files, so that the bundler knows which module uses which, and puts
 * app/ui/drawn-icon.ts in the place of what lucide-react wraps around them, in browser and Worker alike.
 */
export function slimIcons(): PluginOption {
  const files = readIconFiles();
  return {
    name: "slim-icons",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      if (id.includes("/lucide-react/dist/esm/icons/")) {
        const own = `import { createDrawnIcon as createLucideIcon } from ${JSON.stringify(DRAWN_ICON)}`;
        return code.replace(WRAPPER_IMPORT, own).replace(UNREAD, "");
      }
      if (id.includes("/node_modules/") || !code.includes('"lucide-react"')) return null;
      return code.replace(LUCIDE_IMPORT, (_, names: string) =>
        names
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name !== "" && !name.startsWith("type "))
          .map((name) => {
            const file = files.get(name);
            if (file === undefined) throw new Error(`${id}: lucide-react has no icon ${name}`);
            return `import ${name} from ${JSON.stringify(file)};`;
          })
          .join(" "),
      );
    },
  };
}
