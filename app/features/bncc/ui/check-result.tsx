import type { ReactNode } from "react";
import type { CheckedView } from "~/features/bncc/core/checked-view";
import { bnccMessages } from "~/i18n/messages/bncc";
import { bnccCodesMessages } from "~/i18n/messages/bncc-codes";
import { useMessages } from "~/i18n/translate";
import styles from "./bncc.module.css";
import { FoundCode } from "./found-code";

/** Id of what is printed. */
export const RESULT_ID = "bncc-result";

interface CheckResultProps {
  readonly view: CheckedView;
  /** What can be done with the list, such as to print it. */
  readonly actions?: ReactNode;
}

/** The codes of a text with what each is, and the text with its codes marked. */
export function CheckResult({ view: { pieces, found, counts, more }, actions }: CheckResultProps) {
  const { result: text } = useMessages(bnccMessages);
  const { status } = useMessages(bnccCodesMessages);
  return (
    <section id={RESULT_ID} className="stack" aria-labelledby="bncc-result-heading">
      <h2 id="bncc-result-heading" tabIndex={-1}>
        {text.heading}
      </h2>
      <p role="status">{found.length === 0 ? text.none : text.counts(counts)}</p>
      {found.length === 0 ? null : (
        <>
          <ul className={styles.found}>
            {found.map((code) => (
              <FoundCode key={code.written} code={code} />
            ))}
          </ul>
          {more === 0 ? null : <p>{text.more(more)}</p>}
          <p className="muted">{text.read}</p>
          <div className="cluster" data-print="hide">
            {actions}
          </div>
          <h3>{text.marked}</h3>
          <p className={styles.text}>
            {pieces.map((piece) =>
              piece.found === null ? (
                piece.text
              ) : (
                <mark key={piece.at} data-status={piece.found.status}>
                  {piece.text}
                  <small> ({status[piece.found.status]})</small>
                </mark>
              ),
            )}
          </p>
        </>
      )}
    </section>
  );
}
