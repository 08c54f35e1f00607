// Fills a clause with the answers and typed fields of a school; a missing value stays a visible blank.
import { BLANK_IDS, type BlankId } from "./kit";
import type { Piece } from "./kit-document";

export interface Filling {
  /** Texts by the name of their place; they may have places themselves. */
  readonly texts: Readonly<Record<string, string>>;
  readonly blanks: Readonly<Record<BlankId, string>>;
}

const PLACE = /\{(\w+)\}/;

/** The pieces of a text: its places are filled, or are blanks. */
export function fillText(text: string, filling: Filling): Piece[] {
  const match = PLACE.exec(text);
  if (match === null) return text === "" ? [] : [text];
  const [place, name = ""] = match;
  const before = text.slice(0, match.index);
  const rest = fillText(text.slice(match.index + place.length), filling);
  return joinTexts([...(before === "" ? [] : [before]), ...fillPlace(name, filling), ...rest]);
}

function fillPlace(name: string, filling: Filling): Piece[] {
  const { texts, blanks } = filling;
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  // A typed text has no places, even where it looks like one.
  if (text !== undefined && text !== "") return isBlankId(name) ? [text] : fillText(text, filling);
  if (isBlankId(name)) return [{ blank: blanks[name] }];
  throw new Error(`nothing fills the place ${name}`);
}

function isBlankId(name: string): name is BlankId {
  return BLANK_IDS.some((id) => id === name);
}

function joinTexts(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (typeof piece === "string" && typeof last === "string") joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined;
}

/** The text of pieces, with a line in place of each blank. */
export function plainText(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : `____ (${piece.blank})`)).join("");
}
