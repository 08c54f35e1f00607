// Short names of custom properties, in the sheets and in the few attributes that use one.
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "postcss";
import type { PluginOption } from "vite";
import { letters } from "./class-name";
import { modulePath } from "./module-path";

const APP = modulePath("../../app/", import.meta.url);

/** Every custom property that a sheet of the app sets, the most used first. */
function readPropertyNames(): string[] {
  const sheets = readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .sort()
    .map((name) => readFileSync(APP + name, "utf8"))
    .join("");
  const uses = new Map<string, number>();
  for (const [name] of sheets.matchAll(/--[a-z][\w-]*/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const isSet = (name: string) => new RegExp(`${name}\\s*:`).test(sheets);
  return [...uses.keys()].filter(isSet).sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
}

const SHORT_NAMES = new Map(readPropertyNames().map((name, index) => [name, `--${letters(index, 97)}`]));

/** The text with every custom property of the app by its short name; what they mean is read in the sources alone. */
function shorten(text: string): string {
  return text.replace(/--[a-z][\w-]*/g, (name) => SHORT_NAMES.get(name) ?? name);
}

/** For the sheets, once their imports are in them. */
export const shortPropertiesInSheets: Plugin = {
  postcssPlugin: "short-property-names",
  Declaration(declaration) {
    const { prop, value } = declaration;
    if (shorten(prop) !== prop) declaration.prop = shorten(prop);
    // The minifier takes the blank for a part of the value.
    if (declaration.variable) declaration.raws.between = ":";
    if (shorten(value) !== value) declaration.value = shorten(value);
  },
};

/** For the attributes of drawings. */
export function shortPropertiesInMarkup(): PluginOption {
  return {
    name: "short-property-names",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      if (!id.startsWith(APP) || !/\.tsx($|\?)/.test(id) || !code.includes("var(--")) return null;
      return code.replace(/var\(--[\w-]+\)/g, shorten);
    },
  };
}
