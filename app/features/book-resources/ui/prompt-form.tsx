import { useMemo, useRef, useState } from "react";
import { pathOf } from "~/addresses/addresses";
import type { BlankHelp } from "~/features/book-resources/core/lesson";
import {
  asksForSkill,
  type BlankValues,
  countOpenBlanks,
  fillPrompt,
  listBlanks,
  parsePrompt,
} from "~/features/book-resources/core/prompt-blanks";
import { companionMessages } from "~/i18n/messages/companion";
import { controlsMessages } from "~/i18n/messages/controls";
import { useLocale, useMessages } from "~/i18n/translate";
import { CopyButton } from "~/ui/copy-button";
import { TextArea } from "~/ui/field";
import { useEarlyInput } from "~/ui/use-early-input";
import styles from "./prompt-form.module.css";

function readBlanks(input: FormData): BlankValues {
  return Object.fromEntries([...input].map(([id, value]) => [id, String(value)]));
}

interface PromptFormProps {
  readonly prompt: string;
  /** How to ask for its blanks. One that has none here is asked for by its own words. */
  readonly help: readonly BlankHelp[];
}

/**
 * A ready prompt with one field per blank; what is copied is the filled text. Without script the fields are not
 * shown and the text is selected as it was printed.
 */
export function PromptForm({ prompt, help }: PromptFormProps) {
  const { landing: text } = useMessages(companionMessages);
  const common = useMessages(controlsMessages);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<BlankValues>({});
  const segments = useMemo(() => parsePrompt(prompt), [prompt]);
  const blanks = listBlanks(segments);
  const openCount = countOpenBlanks(segments, values);

  // Blanks that the browser brought back count, too.
  useEarlyInput(form, (input) => setValues(readBlanks(input)));

  return (
    // Marked for the inline script, which copies the paragraph as it stands until the client lives (shell-script.ts).
    <div className="stack" data-prompt={text.copied}>
      <p className={styles.prompt}>
        {segments.map((segment) => {
          if (segment.kind === "text") return segment.text;
          const value = values[segment.blank.id]?.trim() ?? "";
          return (
            <mark key={segment.at} data-filled={value === "" ? undefined : ""}>
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
          onInput={(event) => setValues(readBlanks(new FormData(event.currentTarget)))}
          onSubmit={(event) => event.preventDefault()}
        >
          <h3 id="blanks" className={styles.heading}>
            {text.fillIn}
          </h3>
          <div className={styles.fields}>
            {blanks.map((blank) => {
              const { label: asked = blank.label, example } =
                help.find(({ name }) => name === blank.label) ?? {};
              return (
                <TextArea
                  key={blank.id}
                  id={blank.id}
                  name={blank.id}
                  rows={1}
                  label={asked.charAt(0).toUpperCase() + asked.slice(1)}
                  placeholder={example}
                  hint={asksForSkill(blank) ? <SkillCheck /> : undefined}
                />
              );
            })}
          </div>
          <p className={styles.hint}>{text.fillInHint}</p>
        </form>
      )}
      <div className={`cluster ${styles.actions}`} data-print="hide">
        <CopyButton
          text={fillPrompt(segments, values)}
          variant="action"
          label={text.copy}
          copiedLabel={text.copied}
          refusedLabel={common.copyRefused}
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

/** Where the code of a skill is checked; in a new tab, since the other blanks may be filled in already. */
function SkillCheck() {
  const { landing } = useMessages(companionMessages);
  const common = useMessages(controlsMessages);
  return (
    <a href={pathOf("bncc", useLocale())} target="_blank" rel="noopener">
      {landing.skillCheck}
      <span className="visually-hidden"> ({common.newTab})</span>
    </a>
  );
}
