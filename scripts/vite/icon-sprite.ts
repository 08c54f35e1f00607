// The shapes of an icon are in one file for all pages instead of in each of them.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { PluginOption } from "vite";
import { drawShapes } from "./lucide";
import { modulePath } from "./module-path";

const ICONS = modulePath("../../app/ui/sprite-icons.ts", import.meta.url);
const SPRITE_ICON = modulePath("../../app/ui/sprite-icon.ts", import.meta.url);

/** Names of the icons that app/ui/sprite-icons.ts hands out. */
function readNames(): string[] {
  const [, list] = /export \{([^}]+)\} from "lucide-react"/.exec(readFileSync(ICONS, "utf8")) ?? [];
  if (list === undefined) throw new Error(`${ICONS} hands out no icons of lucide-react`);
  return list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** Writes the sprite next to the scripts, and makes of each of its icons a reference to it. */
export function iconSprite(): PluginOption {
  const names = readNames();
  const symbols = names.map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawShapes(name)}</symbol>`,
  );
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
  const fileName = `assets/icons-${createHash("sha256").update(sprite).digest("hex").slice(0, 8)}.svg`;
  return {
    name: "icon-sprite",
    enforce: "pre",
    apply: "build",
    load(id) {
      if (id !== ICONS) return null;
      const icons = names.map((name) => `export const ${name} = createSpriteIcon("/${fileName}#${name}");`);
      return `import { createSpriteIcon } from ${JSON.stringify(SPRITE_ICON)};\n${icons.join("\n")}`;
    },
    generateBundle() {
      if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source: sprite });
    },
  };
}
