// The fonts of the browsers in the journeys. They come from packages, so that a page has the same letters on every
// machine. Where fontconfig does not choose the fonts, which is everywhere but on Linux, a browser takes those of its
// machine: there journeys measure the fonts of the site and wider spaces alone, and playwright.config.ts leaves out those
// that measure installed fonts.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = join(ROOT, ".cache", "fonts");

/** Whether the tests choose the installed fonts. */
export const areFontsChosen = process.platform === "linux";

/** For the journeys that measure the installed fonts in the place of the site's own. */
export const STANDING_IN = { tag: "@installed-fonts" };

const require = createRequire(import.meta.url);
const DEJAVU = dirname(require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"));
const ARIMO = dirname(require.resolve("@expo-google-fonts/arimo/package.json"));
const TINOS = dirname(require.resolve("@expo-google-fonts/tinos/package.json"));
/** Arimo and Tinos have the letters of Liberation Sans and Serif: the names by which the style sheet asks for those. */
const FULL_NAMES = {
  "Arimo Regular": "Liberation Sans",
  "Arimo Bold": "Liberation Sans Bold",
  "Tinos Bold": "Liberation Serif Bold",
};

function toXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function renamed([from, to]: readonly [string, string]): string {
  return `<match target="scan"><test name="fullname"><string>${from}</string></test>
<edit name="fullname" mode="assign"><string>${to}</string></edit></match>`;
}

/** Who asks for no family, or an unknown one, gets letters without serifs. */
const AT_LAST = `<match target="pattern"><edit name="family" mode="append_last" binding="weak"><string>sans-serif</string></edit></match>`;

/** The families that stand for the names every style sheet may use. */
function generic(sans: string, serif: string): string[] {
  const families = { "sans-serif": sans, serif, monospace: "DejaVu Sans Mono" };
  return Object.entries(families).map(
    ([name, family]) => `<alias><family>${name}</family><prefer><family>${family}</family></prefer></alias>`,
  );
}

/** Letters are as wide as they were drawn, whatever pixels they meet. */
const UNHINTED = `<match target="pattern"><edit name="hinting" mode="assign"><bool>false</bool></edit>
<edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>`;

/** Writes the configuration of fontconfig that knows these folders alone; returns its place. */
function writeConfiguration(name: string, folders: readonly string[], rules: readonly string[]): string {
  const path = join(FOLDER, `${name}.conf`);
  const text = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    "<fontconfig>",
    ...folders.map((folder) => `<dir>${toXml(folder)}</dir>`),
    `<cachedir>${toXml(join(FOLDER, name))}</cachedir>`,
    UNHINTED,
    AT_LAST,
    ...rules,
    "</fontconfig>",
    "",
  ].join("\n");
  mkdirSync(FOLDER, { recursive: true });
  // Every worker comes here, and a browser may be reading.
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  return path;
}

/** For the environment of a browser: the fonts that the fallback faces of the site are tuned for. */
export const TUNED_LETTERS = {
  FONTCONFIG_FILE: writeConfiguration(
    "tuned",
    [ARIMO, TINOS, DEJAVU],
    [...Object.entries(FULL_NAMES).map(renamed), ...generic("Arimo", "Tinos")],
  ),
};

/** For the environment of a browser: DejaVu alone, which is wider than every fallback face. */
export const WIDE_LETTERS = {
  FONTCONFIG_FILE: writeConfiguration("wide", [DEJAVU], generic("DejaVu Sans", "DejaVu Serif")),
};
