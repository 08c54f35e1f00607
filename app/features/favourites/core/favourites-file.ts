// Favourites move between devices by link or by this file.

import { parseJson } from "~/lib/parse-json";
import { parseIds } from "./favourites";

const FORMAT = "ai-teacher-pro-favourites";
const VERSION = 1;
/** A file of 200 ids is a tenth of this. */
const FILE_MAX_CHARACTERS = 200_000;

/** The text of the file; `now` is when it was saved. */
export function toFavouritesFile(ids: readonly string[], now: Date): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, savedAt: now.toISOString(), ids }, null, 2)}\n`;
}

export type FavouritesFile =
  | { readonly ok: true; readonly ids: readonly string[]; readonly droppedCount: number }
  | { readonly ok: false; readonly reason: "too-large" | "not-favourites" | "newer-version" };

/** Reads a file that a person chose: anything at all may be in it. */
export function parseFavouritesFile(text: string): FavouritesFile {
  if (text.length > FILE_MAX_CHARACTERS) return { ok: false, reason: "too-large" };
  const file = parseJson(text.replace(/^\uFEFF/, ""));
  if (typeof file !== "object" || file === null) return { ok: false, reason: "not-favourites" };
  if (!("format" in file) || file.format !== FORMAT) return { ok: false, reason: "not-favourites" };
  if (!("version" in file) || typeof file.version !== "number")
    return { ok: false, reason: "not-favourites" };
  if (file.version > VERSION) return { ok: false, reason: "newer-version" };
  if (!("ids" in file) || !Array.isArray(file.ids)) return { ok: false, reason: "not-favourites" };
  const ids = parseIds(file.ids);
  return { ok: true, ids, droppedCount: file.ids.length - ids.length };
}
