import type { ComponentProps, ReactNode } from "react";
import type { CodeStatus } from "~/features/bncc/core/check-codes";
import type { CheckedCodeView, CodeView } from "~/features/bncc/core/checked-view";
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

/** One code of a text: what it is, and the codes that may have been meant. */
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
      <ul className={styles.codes}>
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
