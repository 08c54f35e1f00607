import { type ChangeEvent, useState } from "react";
import { SLASH_KEY_OFF, SLASH_KEY_STORAGE_KEY } from "~/features/search/core/search-shortcut";
import { searchMessages } from "~/i18n/messages/search";
import { useMessages } from "~/i18n/translate";

function readSlashKey(): boolean {
  try {
    return localStorage.getItem(SLASH_KEY_STORAGE_KEY) !== SLASH_KEY_OFF;
  } catch {
    return true;
  }
}

/** Turns the / key off and on (WCAG 2.1.4). Only ever rendered in the browser. */
export function SlashKeySetting() {
  const { slashKey } = useMessages(searchMessages);
  const [on, setOn] = useState(readSlashKey);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const { checked } = event.currentTarget;
    setOn(checked);
    try {
      if (checked) localStorage.removeItem(SLASH_KEY_STORAGE_KEY);
      else localStorage.setItem(SLASH_KEY_STORAGE_KEY, SLASH_KEY_OFF);
    } catch {
      // not saved: storage is refused
    }
  }

  return (
    <label className="cluster">
      <input type="checkbox" checked={on} onChange={handleChange} />
      {slashKey}
    </label>
  );
}
