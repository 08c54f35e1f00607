import { Fragment, type ReactNode } from "react";
import type { SincePrintView } from "~/features/editions/core/since-print";
import { formatWholeDate } from "~/i18n/format-month";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { editionsMessages } from "~/i18n/messages/editions";
import { useLocale, useMessages } from "~/i18n/translate";
import { Prose } from "~/ui/prose";

/** Also the anchor of the sheet. */
export const SHEET_ID = "since-print";

interface SincePrintProps {
  readonly editions: readonly SincePrintView[];
  /** The way to print it, where it is the sheet of paper that goes into the book: by chapter, with the codes. */
  readonly children?: ReactNode;
}

/** Changes since each edition, on a landing or in the whole book, folded; nothing where there are none. */
export function SincePrint({ editions, children }: SincePrintProps) {
  const text = useMessages(editionsMessages);
  const locale = useLocale();
  const isSheet = children !== undefined;
  if (editions.length === 0) return null;
  return (
    <details id={isSheet ? SHEET_ID : undefined} data-print={isSheet ? undefined : "hide"}>
      <summary>{text.heading}</summary>
      {editions.map(({ name, date, chapters }) => (
        <Prose key={date}>
          <p>
            <strong>{text.since(name, formatWholeDate(date, locale))}</strong>
          </p>
          {chapters.map(({ chapter, changes }) => (
            <Fragment key={chapter}>
              {isSheet ? <h3>{bookLabelMessages[locale].chapters[chapter]}</h3> : null}
              <ul>
                {changes.map(({ id, title, was, now, why, seenOn, codes }) => (
                  <li key={id}>
                    <strong>{title}</strong>: {now} {was === null ? null : text.was(was)}{" "}
                    {isSheet ? null : why}{" "}
                    <span className="muted">
                      {formatWholeDate(seenOn, locale)}
                      {isSheet ? ` · ${text.codes} ${codes.join(", ")}` : null}
                    </span>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </Prose>
      ))}
      {isSheet ? <p>{text.sheet}</p> : null}
      <div data-print="hide">{children}</div>
    </details>
  );
}
