import { type ChangeEvent, useState } from "react";
import { searchMessages } from "~/i18n/messages/search";
import { useMessages } from "~/i18n/translate";
import { isSlashKeyOff, keepSlashKey } from "./slash-key";

/** Turns the / key off and on (WCAG 2.1.4). Only ever rendered in the browser. */
export function SlashKeySetting() {
  const { slashKey } = useMessages(searchMessages);
  const [on, setOn] = useState(() => !isSlashKeyOff());

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const { checked } = event.currentTarget;
    setOn(checked);
    keepSlashKey(checked);
  }

  return (
    <label className="cluster">
      <input type="checkbox" checked={on} onChange={handleChange} />
      {slashKey}
    </label>
  );
}
