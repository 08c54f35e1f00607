// Names of files that are saved on a device, whatever its system.
import { foldText } from "./fold-text";

const NAME_MAX = 60;
/** Names that Windows keeps for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A name of a-z, 0-9 and hyphens from a title, without an ending; the fallback stands in for a title that has none of
 * them.
 */
export function toFileName(title: string, fallback: string): string {
  const name = slug(title) || slug(fallback) || "file";
  return RESERVED.test(name) ? `file-${name}` : name;
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
