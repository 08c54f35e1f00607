import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { BlankHelp } from "~/features/book-resources/core/lesson";
import {
  asksForSkill,
  type BlankValues,
  countOpenBlanks,
  fillPrompt,
  listBlanks,
  PROMPT_BLANKS_KEY,
  type PromptBlank,
  parsePrompt,
} from "~/features/book-resources/core/prompt-blanks";
import type { PromptPage } from "~/features/book-resources/core/prompt-document";
import type { ExportGuard } from "~/features/privacy-guard/core/export-guard";
import { controlsMessages } from "~/i18n/messages/controls";
import { documentMessages } from "~/i18n/messages/documents";
import { readyPromptMessages } from "~/i18n/messages/ready-prompt";
import { useMessages } from "~/i18n/translate";
import { capitalised } from "~/lib/capitalised";
import { Button } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { readStored, writeStored } from "~/ui/device-storage";
import { TextArea } from "~/ui/field";
import { usePagePlace } from "~/ui/navigation";
import { PromptFileButton } from "./prompt-file-button";
import styles from "./prompt-form.module.css";

// Session storage of the blanks, so that a reload of this tab, and of no other, has them again.
/** Values of all prompts by the path of the page, a `#` and the words of the blank. */
function readAll(): [string, string][] {
  return [...new URLSearchParams(readStored(PROMPT_BLANKS_KEY, "sessionStorage") ?? "")];
}

const startFor = (pathname: string) => `${pathname}#`;

/** Stored values of the blanks of a page, by their words. */
function readTypedBlanks(pathname: string): ReadonlyMap<string, string> {
  const start = startFor(pathname);
  const own = readAll().filter(([name]) => name.startsWith(start));
  return new Map(own.map(([name, value]) => [name.slice(start.length), value]));
}

/** Stores the values of a page's blanks in place of those before; an empty one is not stored. */
function keepTypedBlanks(pathname: string, typed: ReadonlyMap<string, string>): void {
  const start = startFor(pathname);
  const others = readAll().filter(([name]) => !name.startsWith(start));
  const own = [...typed].flatMap(([label, value]) => (value.trim() === "" ? [] : [[start + label, value]]));
  const all = new URLSearchParams([...others, ...own]).toString();
  // Where storage is refused the fields themselves still hold them.
  writeStored(PROMPT_BLANKS_KEY, all === "" ? null : all, "sessionStorage");
}

/** The fields of all blanks; each is called by the id of its blank. */
const listFields = (blanks: HTMLFieldSetElement) => [...blanks.querySelectorAll("textarea")];

function readBlanks(blanks: HTMLFieldSetElement): BlankValues {
  return Object.fromEntries(listFields(blanks).map(({ name, value }) => [name, value]));
}

interface PromptFormProps {
  readonly prompt: string;
  readonly page: PromptPage;
  /** How to ask for its blanks. One that has none here is asked for by its own words. */
  readonly help: readonly BlankHelp[];
  /** Asked before a prompt leaves that somebody wrote into. */
  readonly ask: ExportGuard;
  /** Called when somebody begins to write. */
  readonly onWrite: () => void;
  /** Values from the class card, by the words of their blanks. */
  readonly fill: Readonly<Record<string, string>>;
  /** Below a field that stands as the card filled it. */
  readonly fillNote: string;
  /** Beside the heading of the blanks. */
  readonly tools: ReactNode;
  /** The page where codes of skills are looked up, where a blank asks for one. */
  readonly skillPath: string | undefined;
  /** Below a blank that asks for a skill: what its codes are. `use` puts one code in the place of another. */
  readonly checkSkill: (written: string, use: (written: string, code: string) => void) => ReactNode;
}

/**
 * A ready prompt with one field per blank; what is copied is the filled text. Without script the fields are not
 * shown and the text is selected as it was printed.
 */
export function PromptForm({
  prompt,
  page,
  help,
  ask,
  onWrite,
  fill,
  fillNote,
  tools,
  skillPath,
  checkSkill,
}: PromptFormProps) {
  const text = useMessages(readyPromptMessages);
  const common = useMessages(controlsMessages);
  const documents = useMessages(documentMessages);
  const { pathname } = usePagePlace();
  const group = useRef<HTMLFieldSetElement>(null);
  const [values, setValues] = useState<BlankValues>({});
  const segments = useMemo(() => parsePrompt(prompt), [prompt]);
  const blanks = useMemo(() => listBlanks(segments), [segments]);
  const openCount = countOpenBlanks(segments, values);
  const filled = fillPrompt(segments, values);

  /** Shows the values of the fields, and stores them for a reload, except those that the card fills again. */
  function take(fields: HTMLFieldSetElement) {
    const next = readBlanks(fields);
    setValues(next);
    const typed = blanks.flatMap(({ id, label }): [string, string][] =>
      next[id] === undefined || next[id].trim() === fill[label] ? [] : [[label, next[id]]],
    );
    keepTypedBlanks(pathname, new Map(typed));
  }

  /** Nothing of somebody's own is in a prompt whose blanks are all open. */
  function askBefore(label: string) {
    if (openCount === blanks.length) return undefined;
    return (leave: (text: string) => void) =>
      ask({ text: filled, label, leave, onReplaced: replaceInBlanks });
  }

  /** Repeats the text's replacements in the blanks, so that the passages are not found again. */
  function replaceInBlanks(replace: (text: string) => string) {
    if (group.current === null) return;
    for (const field of listFields(group.current)) field.value = replace(field.value);
    take(group.current);
  }

  /** Puts a code into its blank and focuses the blank, because the pressed button disappears. */
  function putCode(id: string, written: string, code: string) {
    const field = group.current?.elements.namedItem(id);
    if (group.current === null || !(field instanceof HTMLTextAreaElement)) return;
    field.value = field.value.replaceAll(written, code);
    field.focus();
    take(group.current);
  }

  function clear() {
    if (group.current === null) return;
    for (const field of listFields(group.current)) field.value = "";
    take(group.current);
    // The button that was pressed is gone.
    group.current.querySelector("textarea")?.focus();
  }

  // Blanks that the browser brought back count, too, and those of this tab before a reload. Before the early clicks are
  // replayed, or a copy would lack them.
  const takeEarly = useRef(() => {
    if (group.current === null) return;
    const typed = readTypedBlanks(pathname);
    for (const { id, label } of blanks) {
      const field = group.current.elements.namedItem(id);
      if (field instanceof HTMLTextAreaElement && field.value === "") field.value = typed.get(label) ?? "";
    }
    if (typed.size > 0) onWrite();
    take(group.current);
  });
  useLayoutEffect(() => takeEarly.current(), []);

  // Somebody who is in a blank already has brought this island here by it.
  const early = useRef(onWrite);
  useEffect(() => {
    if (group.current?.contains(document.activeElement)) early.current();
  }, []);

  // Typed text stays: the card fills empty blanks, and those that still have its own words. Drawn before the held clicks
  // are let go (use-held-clicks.ts), or they would copy the prompt as it was.
  const lastFill = useRef(fill);
  const latestTake = useRef(take);
  latestTake.current = take;
  useLayoutEffect(() => {
    if (group.current === null || fill === lastFill.current) return;
    for (const { id, label } of blanks) {
      const field = group.current.elements.namedItem(id);
      if (!(field instanceof HTMLTextAreaElement)) continue;
      const isFree = field.value.trim() === "" || field.value === lastFill.current[label];
      if (isFree) field.value = fill[label] ?? "";
    }
    lastFill.current = fill;
    latestTake.current(group.current);
  }, [fill, blanks]);

  const isFilledByCard = ({ id, label }: PromptBlank) =>
    fill[label] !== undefined && values[id]?.trim() === fill[label];
  const toNote = (blank: PromptBlank) => (isFilledByCard(blank) ? fillNote : undefined);

  return (
    // Marked for the inline script, which copies the paragraph until the island is hydrated (islands/boot.ts).
    <div className="stack" data-prompt={text.copied}>
      <p className={styles.prompt}>
        {segments.map((segment) => {
          if (segment.kind === "text") return segment.text;
          const value = values[segment.blank.id]?.trim() ?? "";
          return (
            <mark
              key={segment.at}
              data-filled={value === "" ? undefined : ""}
              data-from-card={isFilledByCard(segment.blank) ? "" : undefined}
            >
              {value === "" ? `[${segment.blank.label}]` : value}
            </mark>
          );
        })}
      </p>
      {blanks.length === 0 ? null : (
        // No form: nothing of it is ever sent.
        <fieldset
          ref={group}
          className={`client-only ${styles.blanks}`}
          data-print="hide"
          onFocus={onWrite}
          aria-labelledby="blanks"
          onInput={(event) => take(event.currentTarget)}
        >
          <div className={styles.head}>
            <h3 id="blanks" className="size-l">
              {text.fillIn}
            </h3>
            {tools}
          </div>
          <div className={styles.fields}>
            {blanks.map((blank) => {
              const { label: asked = blank.label, example } =
                help.find(({ name }) => name === blank.label) ?? {};
              return (
                <div key={blank.id} className={styles.blank}>
                  <TextArea
                    id={blank.id}
                    name={blank.id}
                    rows={1}
                    autoComplete="off"
                    label={capitalised(asked)}
                    placeholder={example || undefined}
                    hint={asksForSkill(blank) ? <SkillPage path={skillPath} /> : toNote(blank)}
                  />
                  {asksForSkill(blank)
                    ? checkSkill(values[blank.id] ?? "", (written, code) => putCode(blank.id, written, code))
                    : null}
                </div>
              );
            })}
          </div>
          <div className={styles.head}>
            <p className="note">{text.fillInHint}</p>
            {openCount === blanks.length ? null : (
              <Button size="small" onClick={clear}>
                {text.clear}
              </Button>
            )}
          </div>
        </fieldset>
      )}
      <div className={`client-only cluster ${styles.actions}`} data-print="hide">
        <CopyButton
          text={filled}
          askFirst={askBefore(text.copy)}
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
      <div className="client-only" data-print="hide">
        <PromptFileButton page={page} prompt={filled} askFirst={askBefore(documents.promptWord)} />
      </div>
    </div>
  );
}

/** The page where codes are looked up; in a new tab, since the other blanks may be filled in already. */
function SkillPage({ path }: { path: string | undefined }) {
  const { skillCheck } = useMessages(readyPromptMessages);
  const common = useMessages(controlsMessages);
  return (
    <a href={path} target="_blank" rel="noopener">
      {skillCheck}
      <span className="visually-hidden"> ({common.newTab})</span>
    </a>
  );
}
