// An icon costs its shapes and nothing else.

import * as lucide from "lucide-react";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PluginOption } from "vite";
import { modulePath } from "./module-path";

// The drawings of lucide-react, read as anybody may read them: by their names, from what its components render.
type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const ICONS = lucide as unknown as Readonly<Record<string, FunctionComponent | undefined>>;
const WHOLE = /^<svg xmlns="[^"]+" width="24" height="24" viewBox="0 0 24 24"[^>]*>(.+)<\/svg>$/;
const SHAPE = /<([a-z]+)((?: [a-z0-9]+="[^"&]*")+)><\/\1>/g;

/** The shapes of an icon, without the `svg` around them. */
function listShapes(name: string): Shape[] {
  const icon = ICONS[name];
  if (icon === undefined) throw new Error(`lucide-react has no icon ${name}`);
  const markup = renderToStaticMarkup(createElement(icon));
  const shapes = WHOLE.exec(markup)?.[1] ?? "";
  if (shapes === "" || shapes.replace(SHAPE, "") !== "")
    throw new Error(`lucide-react draws ${name} in another way: ${markup}`);
  return [...shapes.matchAll(SHAPE)].map(([, tag = "", attributes = ""]) => [
    tag,
    Object.fromEntries(
      [...attributes.matchAll(/ ([a-z0-9]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
  ]);
}

const DRAWN_ICON = modulePath("../../app/ui/drawn-icon.ts", import.meta.url);
const LUCIDE_IMPORT = /import \{([^}]+)\} from "lucide-react";/g;
const ICON = "virtual:icon/";

function importIcons(names: string): string {
  return names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "))
    .map((name) => `import ${name} from "${ICON}${name}";`)
    .join(" ");
}

/**
 * Makes each icon a module of its own, so that the bundler knows which module uses which, and puts
 * app/ui/drawn-icon.ts in the place of what lucide-react wraps around them, in browser and Worker alike.
 */
export function slimIcons(): PluginOption {
  return {
    name: "slim-icons",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      if (id.includes("/node_modules/") || !code.includes('"lucide-react"')) return null;
      return code.replace(LUCIDE_IMPORT, (_, names: string) => importIcons(names));
    },
    resolveId(source, importer) {
      if (source.startsWith(ICON)) return `\0${source}`;
      if (source === "lucide-react") this.error(`${importer}: import icons as { Name } from "lucide-react"`);
      return null;
    },
    load(id) {
      if (!id.startsWith(`\0${ICON}`)) return null;
      const shapes = listShapes(id.slice(ICON.length + 1));
      return `import { createDrawnIcon } from ${JSON.stringify(DRAWN_ICON)};
export default /* @__PURE__ */ createDrawnIcon({ node: ${JSON.stringify(shapes)} });`;
    },
  };
}
