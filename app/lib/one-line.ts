import { stripControlCharacters } from "./control-characters";

/** Everything on one line with single spaces. */
export function oneLine(text: string): string {
  return stripControlCharacters(text).replace(/\s+/g, " ").trim();
}
