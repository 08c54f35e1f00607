// "/" and Ctrl/Cmd-K open the search. A shortcut of one character can be turned off (WCAG 2.1.4), for people who
// speak to their computer.

/** Key in local storage; "off" when the visitor has turned the / key off. */
export const SLASH_KEY_STORAGE_KEY = "search-slash-key";
export const SLASH_KEY_OFF = "off";

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

interface Situation {
  /** The focus is in a field, where "/" is a character. */
  readonly typing: boolean;
  readonly slashKeyOff: boolean;
}

/** True for the keys that open the search. Shift does not count: some keyboards need it for "/". */
export function isSearchShortcut(pressed: PressedKey, { typing, slashKeyOff }: Situation): boolean {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (altKey) return false;
  if (ctrlKey !== metaKey) return key.toLowerCase() === "k";
  return key === "/" && !ctrlKey && !typing && !slashKeyOff;
}
