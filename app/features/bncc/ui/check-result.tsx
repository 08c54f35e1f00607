import type { ComponentProps, ReactNode } from "react";
import type { CodeStatus } from "~/features/bncc/core/check-codes";
import type { CheckedCodeView, CheckedView, CodeView } from "~/features/bncc/core/checked-view";
import { bnccMessages } from "~/i18n/messages/bncc";
import { bnccCodesMessages } from "~/i18n/messages/bncc-codes";
import { useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import styles from "./bncc.module.css";
import { describeGroup } from "./describe-group";
import { DocumentLink } from "./document-link";

const TONES: Readonly<Record<CodeStatus, ComponentProps<typeof Badge>["tone"]>> = {
  exists: "success",
  unknown: "danger",
  misspelt: "warning",
  cut: "warning",
};

interface FoundCodeProps {
  readonly code: CheckedCodeView;
  /** Beside a code that may have been meant. */
  readonly offer?: (code: string) => ReactNode;
}

/** One code of a text: its status, and the codes that may have been meant. */
export function FoundCode({ code: { written, status, codes }, offer }: FoundCodeProps) {
  const text = useMessages(bnccCodesMessages);
  const sentences = {
    exists: null,
    unknown: codes.length === 0 ? null : text.nearest,
    misspelt: text.misspelt,
    cut: text.cut,
  };
  return (
    <li data-status={status}>
      <p className={styles.written}>
        <strong>{written}</strong> <Badge tone={TONES[status]}>{text.status[status]}</Badge>
      </p>
      {status === "unknown" ? <p>{text.local}</p> : null}
      {sentences[status] === null ? null : <p>{sentences[status]}</p>}
      <ul className="rows">
        {codes.map((code) => (
          <li key={code.code}>
            <CodeFacts code={code} named={status !== "exists"} />{" "}
            {status === "exists" ? null : offer?.(code.code)}
          </li>
        ))}
      </ul>
    </li>
  );
}

function CodeFacts({ code, named }: { code: CodeView; named: boolean }) {
  const text = useMessages(bnccCodesMessages);
  return (
    <>
      {named ? <strong>{code.code}: </strong> : null}
      {describeGroup(text, code)}.{" "}
      <DocumentLink href={code.href}>{code.page === null ? text.noPage : text.page(code.page)}</DocumentLink>
      {/* Two documents have pages. */}
      <small className="muted"> {text.document[code.document]}</small>
    </>
  );
}

/** Id of the printed part. */
export const RESULT_ID = "bncc-result";

interface CheckResultProps {
  readonly view: CheckedView;
  /** Controls for the list, such as the one that prints it. */
  readonly actions?: ReactNode;
}

/** The codes of a text with their status, and the text with its codes marked. */
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
