import { SLASH_KEY_OFF, SLASH_KEY_STORAGE_KEY } from "~/features/search/core/search-shortcut";

/** True where the visitor has turned the / key off on this device. */
export function isSlashKeyOff(): boolean {
  try {
    return localStorage.getItem(SLASH_KEY_STORAGE_KEY) === SLASH_KEY_OFF;
  } catch {
    return false;
  }
}

/** Keeps on this device whether the / key opens the search. */
export function keepSlashKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(SLASH_KEY_STORAGE_KEY);
    else localStorage.setItem(SLASH_KEY_STORAGE_KEY, SLASH_KEY_OFF);
  } catch {
    // not saved: storage is refused
  }
}
