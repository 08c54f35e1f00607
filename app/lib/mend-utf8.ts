// UTF-8 in which single letters were left in windows-1252, as software does that joins texts of both kinds.

/** A feed with more of them is not worth the time: they are dropped like everything that cannot be read. */
const MOST_LETTERS = 10_000;

/** First bytes of the sequences of the site's languages: alone, such a byte is the rest of one that was cut. */
const OPENERS: ReadonlySet<number> = new Set([0xc2, 0xc3, 0xe2]);

/** Bytes that follow the one that opens a sequence; 0 where it opens none. */
function countFollowers(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 1;
  if (byte >= 0xe0 && byte <= 0xef) return 2;
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : 0;
}

function isContinuation(byte = 0): boolean {
  return byte >= 0x80 && byte <= 0xbf;
}

function isAsciiLetter(byte = 0): boolean {
  const small = byte | 0x20;
  return small >= 0x61 && small <= 0x7a;
}

function opensSequence(bytes: Uint8Array, place: number, followers: number): boolean {
  for (let next = 1; next <= followers; next += 1) {
    if (!isContinuation(bytes[place + next])) return false;
  }
  return followers > 0;
}

/**
 * True for a byte that is a whole letter in windows-1252 and no part of UTF-8: another letter of its word stands beside
 * it. Behind an opener of the site's languages it has to stand on the right, since a text that was cut ends there.
 */
function isLoneLetter(bytes: Uint8Array, place: number): boolean {
  const byte = bytes[place] ?? 0;
  if (byte < 0xc0 || byte === 0xd7 || byte === 0xf7 || isContinuation(bytes[place + 1])) return false;
  if (isAsciiLetter(bytes[place + 1])) return true;
  return isAsciiLetter(bytes[place - 1]) && !OPENERS.has(byte);
}

function loneLetters(bytes: Uint8Array): number[] {
  const places: number[] = [];
  for (let place = 0; place < bytes.length && places.length < MOST_LETTERS; place += 1) {
    const byte = bytes[place] ?? 0;
    if (byte < 0x80) continue;
    const followers = countFollowers(byte);
    if (opensSequence(bytes, place, followers)) place += followers;
    else if (isLoneLetter(bytes, place)) places.push(place);
  }
  return places;
}

/** The bytes with such letters as UTF-8. Other unreadable bytes stay as they are. */
export function mendUtf8(bytes: Uint8Array): Uint8Array {
  const places = loneLetters(bytes);
  const mended = new Uint8Array(bytes.length + places.length);
  let from = 0;
  places.forEach((place, before) => {
    mended.set(bytes.subarray(from, place), from + before);
    // From 0xC0 on, windows-1252 and Unicode agree.
    mended.set([0xc3, (bytes[place] ?? 0) - 0x40], place + before);
    from = place + 1;
  });
  mended.set(bytes.subarray(from), from + places.length);
  return mended;
}
