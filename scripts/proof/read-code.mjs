// A printed code as a picture of dots, and what a scanner reads in it.
import { Resvg } from "@resvg/resvg-js";
import jsQR from "jsqr";

/** The picture of an SVG of a size in mm, on white paper: `{ width, height, pixels }`, four bytes for each dot. */
export function rasterise(svg, dpi) {
  const { width, height, pixels } = new Resvg(svg, { dpi, background: "#fff" }).render();
  return { width, height, pixels: new Uint8ClampedArray(pixels) };
}

/** The text in a picture of a code; null where none is read. */
export function readCode({ width, height, pixels }) {
  return jsQR(pixels, width, height)?.data ?? null;
}
