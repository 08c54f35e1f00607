// The charset of a body: a byte order mark decides, then the HTTP header is asked, then the XML declaration. Where they
// do not help, UTF-8 is tried, then windows-1252.
import { mendUtf8 } from "./mend-utf8";

export interface DecodedText {
  readonly text: string;
  /** The charset that was used, in lower case. */
  readonly charset: string;
}

/** Letters of windows-1252 at 0x80 to 0x9F, where Latin-1 has control characters. */
const FROM_80 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** Labels that WHATWG reads as windows-1252. They are decoded here because runtimes differ in what they support. */
const WINDOWS_1252_LABELS = new Set(
  "windows-1252 cp1252 x-cp1252 iso-8859-1 iso8859-1 iso_8859-1 iso88591 latin1 latin-1 l1 us-ascii ascii ansi_x3.4-1968".split(
    " ",
  ),
);

/** The text of a body, whatever it says about its charset. Never throws; an unknown label is passed over. */
export function decodeBytes(bytes: Uint8Array, contentType: string | null): DecodedText {
  const candidates = [
    charsetOfByteOrderMark(bytes),
    charsetOfContentType(contentType),
    charsetOfUnmarkedUtf16(bytes),
    charsetOfXml(bytes),
    "utf-8",
  ];
  const utf8 = decodeUtf8(bytes);
  for (const charset of candidates) {
    if (charset === null) continue;
    // A server's default label is often wrong. Text with characters beyond ASCII that reads as UTF-8 cannot be
    // anything else.
    if (isSingleByte(charset) && utf8 !== null && hasNonAscii(bytes)) return { text: utf8, charset: "utf-8" };
    const text = charset === "utf-8" || charset === "utf8" ? utf8 : decodeWith(charset, bytes);
    if (text !== null) return { text, charset };
  }
  return { text: decodeWindows1252(bytes), charset: "windows-1252" };
}

function isSingleByte(charset: string): boolean {
  return WINDOWS_1252_LABELS.has(charset) || /^(?:windows-125\d|iso-8859-\d+)$/.test(charset);
}

function hasNonAscii(bytes: Uint8Array): boolean {
  return bytes.some((byte) => byte > 127);
}

function charsetOfContentType(contentType: string | null): string | null {
  const label = /charset\s*=[\s"']*([^\s"';,]+)/i.exec(contentType ?? "")?.[1];
  return label?.toLowerCase() ?? null;
}

function charsetOfByteOrderMark(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return null;
}

/** "<?" in UTF-16 without a mark. */
function charsetOfUnmarkedUtf16(bytes: Uint8Array): string | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0x3c && second === 0 && third === 0x3f && fourth === 0) return "utf-16le";
  if (first === 0 && second === 0x3c && third === 0 && fourth === 0x3f) return "utf-16be";
  return null;
}

function charsetOfXml(bytes: Uint8Array): string | null {
  const head = decodeWindows1252(bytes.subarray(0, 1024));
  const label = /<\?xml[^>]*?\bencoding\s*=\s*["']\s*([\w.:-]+)/i.exec(head)?.[1]?.toLowerCase();
  // If a declaration can be read byte by byte, the text is not UTF-16, whatever it says.
  return label === undefined || label.startsWith("utf-16") ? null : label;
}

/**
 * UTF-8 as it is mostly written: feed software cuts texts in the middle of a character, or puts a word of another
 * charset in, and one such byte must not turn all others into nonsense. A letter of windows-1252 is read as what it
 * is; what cannot be read is dropped. Null when most sequences cannot be read.
 */
function decodeUtf8(bytes: Uint8Array): string | null {
  const strict = decodeWith("utf-8", bytes);
  if (strict !== null) return strict;
  const lenient = new TextDecoder("utf-8").decode(bytes);
  const broken = countMatches(lenient, /\uFFFD/g);
  const whole = countMatches(lenient, /[^\0-\x7F\uFFFD]/gu);
  if (whole <= broken) return null;
  return new TextDecoder("utf-8").decode(mendUtf8(bytes)).replace(/\uFFFD/g, "");
}

function countMatches(text: string, pattern: RegExp): number {
  let count = 0;
  for (const _ of text.matchAll(pattern)) count += 1;
  return count;
}

/** Null when the label is unknown here, or when bytes that claim to be UTF are not. */
function decodeWith(charset: string, bytes: Uint8Array): string | null {
  if (WINDOWS_1252_LABELS.has(charset)) return decodeWindows1252(bytes);
  try {
    return new TextDecoder(charset, { fatal: charset.startsWith("utf"), ignoreBOM: false }).decode(bytes);
  } catch {
    return null;
  }
}

function decodeWindows1252(bytes: Uint8Array): string {
  let text = "";
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return text.replace(/[\u0080-\u009F]/g, (character) => FROM_80[character.charCodeAt(0) - 0x80] ?? "");
}
