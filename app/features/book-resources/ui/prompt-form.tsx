import { useEffect, useMemo, useRef, useState } from "react";
import {
  type BlankValues,
  countOpenBlanks,
  fillPrompt,
  listBlanks,
  parsePrompt,
} from "~/features/book-resources/core/prompt-blanks";
import { companionMessages } from "~/i18n/messages/companion";
import { useMessages } from "~/i18n/translate";
import { CopyButton } from "~/ui/copy-button";
import { TextArea } from "~/ui/field";
import styles from "./prompt-form.module.css";

function readValues(form: HTMLFormElement): BlankValues {
  return Object.fromEntries([...new FormData(form)].map(([id, value]) => [id, String(value)]));
}

/**
 * A ready prompt with one field per blank; what is copied is the filled text. Without script the fields are not
 * shown and the text is selected as it was printed.
 */
export function PromptForm({ prompt }: { prompt: string }) {
  const { landing: text } = useMessages(companionMessages);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<BlankValues>({});
  const segments = useMemo(() => parsePrompt(prompt), [prompt]);
  const blanks = listBlanks(segments);
  const openCount = countOpenBlanks(segments, values);

  function takeValues() {
    if (form.current !== null) setValues(readValues(form.current));
  }

  // What was typed before the client was awake, or brought back by the browser, counts too.
  // Until `client-ready` the client hears no input (entry.client.tsx), so the fields are read at both moments.
  useEffect(() => {
    takeValues();
    window.addEventListener("client-ready", takeValues, { once: true });
    return () => window.removeEventListener("client-ready", takeValues);
  }, []);

  return (
    <div className="stack">
      <p className={styles.prompt}>
        {segments.map((segment, position) => {
          if (segment.kind === "text") return segment.text;
          const value = values[segment.blank.id]?.trim() ?? "";
          return (
            // The segments of one prompt never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: the same blank may stand in two places
            <mark key={position} data-filled={value !== ""}>
              {value === "" ? `[${segment.blank.label}]` : value}
            </mark>
          );
        })}
      </p>
      {blanks.length === 0 ? null : (
        <form
          ref={form}
          className={styles.blanks}
          data-print="hide"
          autoComplete="off"
          aria-labelledby="blanks"
          onInput={takeValues}
          onSubmit={(event) => event.preventDefault()}
        >
          <h3 id="blanks" className={styles.heading}>
            {text.fillIn}
          </h3>
          <div className={styles.fields}>
            {blanks.map(({ id, label }) => (
              <TextArea
                key={id}
                id={id}
                name={id}
                rows={1}
                label={label.charAt(0).toUpperCase() + label.slice(1)}
              />
            ))}
          </div>
          <p className={styles.hint}>{text.fillInHint}</p>
        </form>
      )}
      <div className={styles.actions} data-print="hide">
        <CopyButton
          text={fillPrompt(segments, values)}
          variant="action"
          label={text.copy}
          copiedLabel={text.copied}
        />
        {blanks.length === 0 ? null : (
          <p role="status" className="muted tabular">
            {openCount === 0 ? text.allFilled : text.openBlanks(openCount)}
          </p>
        )}
      </div>
    </div>
  );
}
