// A printed code after a bad copy: a little turned and out of focus, with dust, grey on grey. Two decoders that share no code
// read it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { rasterise, readCode } from "../scripts/proof/read-code.mjs";

const SKEW = (2 * Math.PI) / 180;
/** Black and white as a copier leaves them. */
const [INK, PAPER] = [96, 208];
/** At one dot of so many begins a speck of dust on the paper, or a hole in the ink, 0.17 mm on each side. */
const DUST = 1 / 300;
const SPECK = 2;

const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

/** Numbers from 0 to below 1, the same for the same seed (a linear congruential generator of Numerical Recipes). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A code at 300 dpi as a bad photocopy has it. */
export function photocopy(svg: string, seed: number): Picture {
  const { width, height, pixels } = rasterise(svg, 300);
  const next = numbersFrom(seed);
  const light = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 255 : (pixels[(y * width + x) * 4] ?? 255);
  const [sin, cos] = [Math.sin(SKEW), Math.cos(SKEW)];
  const turned = new Float64Array(width * height);
  for (let at = 0; at < turned.length; at += 1) {
    const [x, y] = [(at % width) - width / 2, Math.floor(at / width) - height / 2];
    turned[at] = light(Math.round(x * cos - y * sin + width / 2), Math.round(x * sin + y * cos + height / 2));
  }
  for (let at = 0; at < turned.length; at += 1) {
    if (next() >= DUST) continue;
    const shade = 255 - (turned[at] ?? 255);
    for (let row = 0; row < SPECK; row += 1) turned.fill(shade, at + row * width, at + row * width + SPECK);
  }
  const copy = new Uint8ClampedArray(pixels.length).fill(255);
  for (let at = 0; at < turned.length; at += 1) {
    let sum = 0;
    for (let dy = -2; dy <= 2; dy += 1)
      for (let dx = -2; dx <= 2; dx += 1) sum += turned[at + dy * width + dx] ?? 255;
    const grey = INK + (sum / 25 / 255) * (PAPER - INK);
    copy.fill(grey, at * 4, at * 4 + 3);
  }
  return { width, height, pixels: copy };
}

/** Reads with each of the two decoders. */
export async function readWithBoth(picture: Picture): Promise<readonly (string | null)[]> {
  const { width, height, pixels } = picture;
  const image = {
    width,
    height,
    data: pixels as Uint8ClampedArray<ArrayBuffer>,
    colorSpace: "srgb",
  } as const;
  const [found] = await readBarcodes(image, { formats: ["QRCode"] });
  return [readCode(picture), found?.text ?? null];
}
