import { Printer } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import {
  CHECKLIST_STORAGE_KEY,
  type ChecklistGroupView,
  listItemIds,
  parseTicks,
  toProgress,
} from "~/features/checklists/core/checklist";

import { checklistMessages } from "~/i18n/messages/checklist";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { readStored, writeStored } from "~/ui/device-storage";
import { Icon } from "~/ui/icon";
import { printPart } from "~/ui/print-part";
import styles from "./checklist.module.css";

interface ChecklistProps {
  readonly title: string;
  readonly intro: string;
  readonly storageNote: string;
  readonly groups: readonly ChecklistGroupView[];
}

/** A list to tick and to print. The ticks stay on the device. Without script it is a plain list with boxes. */
export default function Checklist({ title, intro, storageNote, groups }: ChecklistProps) {
  const text = useMessages(checklistMessages);
  const section = useRef<HTMLElement>(null);
  const itemIds = useMemo(() => listItemIds(groups), [groups]);
  const [ticks, setTicks] = useState<readonly string[]>([]);
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const progress = toProgress(itemIds, ticks);

  // The boxes themselves hold the ticks, so ticks made before hydration are never lost.
  function listBoxes(): HTMLInputElement[] {
    return [...(section.current?.querySelectorAll("input") ?? [])];
  }

  function readTicks(): string[] {
    return listBoxes()
      .filter((box) => box.checked)
      .map((box) => box.value);
  }

  function showTicks(wanted: readonly string[]) {
    for (const box of listBoxes()) box.checked = wanted.includes(box.value);
    takeTicks();
  }

  function takeTicks() {
    const now = readTicks();
    setTicks(now);
    setCleared([]);
    // Where storage is refused they hold for this page.
    writeStored(CHECKLIST_STORAGE_KEY, JSON.stringify(now));
  }

  const restore = useRef(() => {
    const known = [...parseTicks(readStored(CHECKLIST_STORAGE_KEY), itemIds), ...readTicks()];
    if (known.length > 0) showTicks(known);
  });
  useEffect(() => restore.current(), []);

  return (
    <section id="checklist" ref={section} className="stack reading" onChange={takeTicks}>
      <h1>{title}</h1>
      <p>{intro}</p>
      <div className={`client-only ${styles.progress}`} data-print="hide">
        <progress value={progress.done} max={progress.total} aria-hidden="true" />
        <p role="status" className="tabular">
          {text.progress(progress.done, progress.total)}
        </p>
      </div>
      {groups.map((group) => (
        <fieldset key={group.id} className={styles.group}>
          <legend className={styles.legend}>
            <h2>{group.title}</h2>
          </legend>
          <ul className={styles.items}>
            {group.items.map((item) => (
              <li key={item.id}>
                <label className={styles.item}>
                  <input type="checkbox" value={item.id} aria-describedby={`${item.id}-hint`} />
                  <span>{item.text}</span>
                </label>
                <p id={`${item.id}-hint`} className={styles.hint}>
                  {item.hint}
                </p>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      <div className="cluster" data-print="hide">
        <Button data-client="" onClick={() => section.current && printPart(section.current)}>
          <Icon icon={Printer} />
          {text.print}
        </Button>
        {cleared.length > 0 ? (
          <Button data-client="" onClick={() => showTicks(cleared)}>
            {text.undo}
          </Button>
        ) : (
          <Button
            data-client=""
            disabled={progress.done === 0}
            onClick={() => {
              showTicks([]);
              setCleared(ticks);
            }}
          >
            {text.clear}
          </Button>
        )}
      </div>
      <p className="muted" data-print="hide">
        <small>{storageNote}</small>
      </p>
    </section>
  );
}
