// Draws the preview pictures into the folder of a prerendered site, as a process of its own. What has been drawn once
// is kept by its content, so that only changed pictures are drawn again.
import "./quiet-tools.mjs";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import wawoff from "wawoff2";
import { loadSource } from "./load-source.mjs";
import { toIndexedPng } from "./previews/indexed-png.mjs";
import { createMeasure } from "./previews/letter-widths.mjs";
import { ROOT } from "./project-node.mjs";

const [folder] = process.argv.slice(2);
const KEPT = join(ROOT, ".cache", "previews");
const KEPT_MS = 7 * 86_400_000;
const AT_ONCE = 4;
/** Raised when the same SVG is to become other pixels. */
const DRAWN_AS = "2";

const FONTS = { heading: "fraunces-latin", text: "atkinson-next-plain-zero" };
const FAMILIES = { heading: "Fraunces", text: "Atkinson Hyperlegible Next" };

/** The fonts of the pages, unpacked: the renderer reads no woff2. One after the other, since they share a memory. */
async function unpackFonts() {
  const fonts = {};
  for (const [use, name] of Object.entries(FONTS)) {
    const packed = readFileSync(join(ROOT, "public", "fonts", `${name}.woff2`));
    fonts[use] = Buffer.from(await wawoff.decompress(packed));
  }
  return fonts;
}

/** The values of the day that names of tokens stand for. */
function readTokens() {
  const sheet = readFileSync(join(ROOT, "app", "styles", "tokens.css"), "utf8");
  const [day] = sheet.split("@media screen and (prefers-color-scheme: dark)");
  const tokens = new Map([...day.matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]));
  for (const [use, family] of Object.entries(FAMILIES)) tokens.set(`--font-${use}`, family);
  return tokens;
}

function withValues(svg, tokens) {
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`a preview picture uses ${name}, which has no value`);
    return value;
  });
}

function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  // Another process may be writing the same.
  const draft = `${file}-${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

const fonts = await unpackFonts();
const fontFiles = Object.entries(fonts).map(([use, font]) => {
  const file = join(KEPT, `${FONTS[use]}.ttf`);
  write(file, font);
  return file;
});
const { listPreviewPictures } = await loadSource("app/page-parts/preview-pictures.server.ts");
const tokens = readTokens();
const measures = { heading: createMeasure(fonts.heading), text: createMeasure(fonts.text) };
const options = {
  font: { fontFiles, loadSystemFonts: false, defaultFontFamily: FAMILIES.text },
  shapeRendering: 2,
};

function keptFile(svg) {
  const hash = createHash("sha256").update(DRAWN_AS).update(fonts.heading).update(fonts.text).update(svg);
  return join(KEPT, `${hash.digest("hex").slice(0, 24)}.png`);
}

const used = new Set();

async function place({ path, svg }) {
  const source = withValues(svg, tokens);
  const kept = keptFile(source);
  used.add(kept);
  if (!existsSync(kept)) write(kept, await toIndexedPng(await renderAsync(source, options)));
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(kept, file);
}

/** Other states of the sources may want them again, but not for ever. */
function removeOld() {
  for (const name of readdirSync(KEPT)) {
    const file = join(KEPT, name);
    if (name.endsWith(".png") && !used.has(file) && Date.now() - statSync(file).mtimeMs > KEPT_MS)
      rmSync(file);
  }
}

const rest = listPreviewPictures(measures);
const work = async () => {
  for (let picture = rest.shift(); picture !== undefined; picture = rest.shift()) await place(picture);
};
await Promise.all(Array.from({ length: AT_ONCE }, work));
removeOld();
