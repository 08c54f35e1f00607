import type { ReactNode } from "react";
import type { SinceEditionView, SinceLine } from "~/features/editions/core/since-view";
import { formatWholeDate } from "~/i18n/format-month";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { editionsMessages } from "~/i18n/messages/editions";
import { useLocale, useMessages } from "~/i18n/translate";
import { Prose } from "~/ui/prose";

/** Also the anchor of the sheet. */
export const SHEET_ID = "since-print";

function Line({ line, withCodes }: { line: SinceLine; withCodes: boolean }) {
  const text = useMessages(editionsMessages);
  const locale = useLocale();
  return (
    <li>
      {line.subject === null ? null : <strong>{line.subject}, </strong>}
      {line.field}: {line.now} {line.was === null ? null : text.was(line.was)} {withCodes ? null : line.why}{" "}
      <span className="muted">
        {formatWholeDate(line.day, locale)}
        {withCodes ? ` · ${text.codes} ${line.codes.join(", ")}` : null}
      </span>
    </li>
  );
}

/** Changes of a landing since each edition, folded; nothing where there are none. */
export function SincePrint({ editions }: { editions: readonly SinceEditionView[] }) {
  const text = useMessages(editionsMessages);
  const locale = useLocale();
  if (editions.length === 0) return null;
  return (
    <details data-print="hide">
      <summary>{text.heading}</summary>
      {editions.map(({ name, date, chapters }) => (
        <Prose key={date}>
          <p>{text.since(name, formatWholeDate(date, locale))}</p>
          <ul>
            {chapters
              .flatMap(({ lines }) => lines)
              .map((line) => (
                <Line key={line.id} line={line} withCodes={false} />
              ))}
          </ul>
        </Prose>
      ))}
    </details>
  );
}

interface SincePrintSheetProps {
  readonly editions: readonly SinceEditionView[];
  /** The way to print it. */
  readonly children?: ReactNode;
}

/** The same for the whole book, by chapter: one sheet of paper to put into it. */
export function SincePrintSheet({ editions, children }: SincePrintSheetProps) {
  const text = useMessages(editionsMessages);
  const locale = useLocale();
  if (editions.length === 0) return null;
  return (
    <details id={SHEET_ID}>
      <summary>{text.heading}</summary>
      {editions.map(({ name, date, chapters }) => (
        <Prose key={date}>
          <h3>{text.since(name, formatWholeDate(date, locale))}</h3>
          {chapters.map(({ chapter, lines }) => (
            <section key={chapter}>
              <h4>{bookLabelMessages[locale].chapters[chapter]}</h4>
              <ul>
                {lines.map((line) => (
                  <Line key={line.id} line={line} withCodes />
                ))}
              </ul>
            </section>
          ))}
        </Prose>
      ))}
      <p>{text.sheet}</p>
      <div data-print="hide">{children}</div>
    </details>
  );
}
