import { SLASH_KEY_OFF, SLASH_KEY_STORAGE_KEY } from "~/features/search/core/search-shortcut";
import { readStored, writeStored } from "~/ui/device-storage";

/** True where the visitor has turned the / key off on this device. */
export function isSlashKeyOff(): boolean {
  return readStored(SLASH_KEY_STORAGE_KEY) === SLASH_KEY_OFF;
}

/** Keeps on this device whether the / key opens the search. */
export function keepSlashKey(isOn: boolean): void {
  writeStored(SLASH_KEY_STORAGE_KEY, isOn ? null : SLASH_KEY_OFF);
}
