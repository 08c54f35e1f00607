import { stripControlCharacters, stripInvisibleCharacters } from "./control-characters";

/**
 * Normalises a one-line field, from a form or an address: single spaces, no control or invisible characters, at most
 * `max` characters. Work is bounded by `max`, not by the length of the input.
 */
export function typedLine(text: string, max: number): string {
  const bounded = text.slice(0, 4 * max);
  const line = stripInvisibleCharacters(stripControlCharacters(bounded)).replace(/\s+/g, " ").trim();
  // A cut between the halves of an emoji would leave a lone surrogate.
  return stripControlCharacters(line.slice(0, max)).trim();
}

/** Everything on one line with single spaces. */
export function oneLine(text: string): string {
  return stripControlCharacters(text).replace(/\s+/g, " ").trim();
}
