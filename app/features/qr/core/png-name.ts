// The PNG that the QR modal downloads is named after the title.
import { foldText } from "~/lib/fold-text";

const NAME_MAX = 60;
/** Names that Windows keeps for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A file name of a-z, 0-9 and hyphens from a title; the id stands in for a title that has none of them. */
export function pngName(title: string, id: string): string {
  const name = slug(title) || slug(id) || "qr-code";
  return `${RESERVED.test(name) ? `qr-${name}` : name}.png`;
}

function slug(text: string): string {
  const words = foldText(text.slice(0, 300))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (words.length <= NAME_MAX) return words;
  // Cut at a word's end; a single long word is cut inside.
  return words
    .slice(0, NAME_MAX + 1)
    .replace(/-[^-]*$/, "")
    .slice(0, NAME_MAX);
}
