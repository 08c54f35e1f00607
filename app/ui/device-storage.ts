// What a device remembers, for itself or for one tab. A browser may refuse storage, as in a private window or without
// room: then nothing is read, and nothing is kept. In the browser only.

type Area = "localStorage" | "sessionStorage";

/** The stored text of a key; null where there is none. */
export function readStored(key: string, area: Area = "localStorage"): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes what is stored with null; false where the browser refuses. */
export function writeStored(key: string, text: string | null, area: Area = "localStorage"): boolean {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
