import type { ReactNode } from "react";
import type { ShownChange } from "~/features/changes/core/shown-change";
import type { SincePrintView } from "~/features/editions/core/since-print";
import { formatWholeDate } from "~/i18n/format-month";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { editionsMessages } from "~/i18n/messages/editions";
import { useLocale, useMessages } from "~/i18n/translate";
import { Prose } from "~/ui/prose";

/** Also the anchor of the sheet. */
export const SHEET_ID = "since-print";

function Changes({ changes, hasCodes }: { changes: readonly ShownChange[]; hasCodes: boolean }) {
  const text = useMessages(editionsMessages);
  const locale = useLocale();
  return (
    <ul>
      {changes.map(({ id, subject, field, was, now, why, seenOn, codes }) => (
        <li key={id}>
          {subject === null ? null : <strong>{subject.title}, </strong>}
          {field}: {now} {was === null ? null : text.was(was)} {hasCodes ? null : why}{" "}
          <span className="muted">
            {formatWholeDate(seenOn, locale)}
            {hasCodes ? ` · ${text.codes} ${codes.join(", ")}` : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface SincePrintProps {
  readonly editions: readonly SincePrintView[];
}

/** Changes of a landing since each edition, folded; nothing where there are none. */
export function SincePrint({ editions }: SincePrintProps) {
  const text = useMessages(editionsMessages);
  const locale = useLocale();
  if (editions.length === 0) return null;
  return (
    <details data-print="hide">
      <summary>{text.heading}</summary>
      {editions.map(({ name, date, chapters }) => (
        <Prose key={date}>
          <p>{text.since(name, formatWholeDate(date, locale))}</p>
          <Changes changes={chapters.flatMap(({ changes }) => changes)} hasCodes={false} />
        </Prose>
      ))}
    </details>
  );
}

/** The same for the whole book, by chapter: one sheet of paper to put into it. `children` are the way to print it. */
export function SincePrintSheet({ editions, children }: SincePrintProps & { readonly children?: ReactNode }) {
  const text = useMessages(editionsMessages);
  const locale = useLocale();
  if (editions.length === 0) return null;
  return (
    <details id={SHEET_ID}>
      <summary>{text.heading}</summary>
      {editions.map(({ name, date, chapters }) => (
        <Prose key={date}>
          <h3>{text.since(name, formatWholeDate(date, locale))}</h3>
          {chapters.map(({ chapter, changes }) => (
            <section key={chapter}>
              <h4>{bookLabelMessages[locale].chapters[chapter]}</h4>
              <Changes changes={changes} hasCodes />
            </section>
          ))}
        </Prose>
      ))}
      <p>{text.sheet}</p>
      <div data-print="hide">{children}</div>
    </details>
  );
}
