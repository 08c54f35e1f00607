// The code of a text as the bytes of a PNG, for files that take no svg. Every dark module is a square of pixels; the
// picture has one bit for each and is stored as it is, since what it goes into is packed anyway.
import { qrMatrix } from "./qr-svg";

const PIXELS_PER_MODULE = 8;
const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
/** One bit per pixel, shades of grey, no interlacing. */
const FORMAT = [1, 0, 0, 0, 0];
/** A stored block of deflate holds no more. */
const BLOCK_MAX = 65_535;

export interface QrBitmap {
  readonly bytes: Uint8Array;
  /** Pixels on each side. */
  readonly size: number;
}

function bigEndian(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function crc32(bytes: readonly number[]): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function adler32(bytes: readonly number[]): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return high * 65_536 + low;
}

function chunk(type: string, data: readonly number[]): number[] {
  const named = [...type].map((letter) => letter.charCodeAt(0)).concat(data);
  return [...bigEndian(data.length), ...named, ...bigEndian(crc32(named))];
}

/** The bytes as a zlib stream that packs nothing. */
function stored(bytes: readonly number[]): number[] {
  const stream = [0x78, 0x01];
  for (let start = 0; start < bytes.length; start += BLOCK_MAX) {
    const block = bytes.slice(start, start + BLOCK_MAX);
    const [low, high] = [block.length & 255, block.length >>> 8];
    stream.push(start + BLOCK_MAX >= bytes.length ? 1 : 0, low, high, low ^ 255, high ^ 255);
    for (const byte of block) stream.push(byte);
  }
  return stream.concat(bigEndian(adler32(bytes)));
}

/** The pixels of one row of modules: the byte of no filter, then a bit for each, set where it is light. */
function scanline(row: readonly boolean[]): number[] {
  return [0, ...row.map((dark) => (dark ? 0 : 255))];
}

/** The code of a text. Throws RangeError for a text of which none can be made (`canBeQrCode`). */
export function qrBitmap(text: string): QrBitmap {
  const matrix = qrMatrix(text);
  const size = matrix.length * PIXELS_PER_MODULE;
  const lines = matrix.flatMap((row) =>
    Array.from({ length: PIXELS_PER_MODULE }, () => scanline(row)).flat(),
  );
  const bytes = [
    ...SIGNATURE,
    ...chunk("IHDR", [...bigEndian(size), ...bigEndian(size), ...FORMAT]),
    ...chunk("IDAT", stored(lines)),
    ...chunk("IEND", []),
  ];
  return { bytes: Uint8Array.from(bytes), size };
}
