// The blocks of a document of the kit.
import { Fragment } from "react";
import { plainText } from "~/features/school-kit/core/fill-text";
import type { DocumentWords } from "~/features/school-kit/core/kit";
import type { KitBlock, Piece, ShownClause, Why } from "~/features/school-kit/core/kit-document";
import { controlsMessages } from "~/i18n/messages/controls";
import { useMessages } from "~/i18n/translate";
import { classNames } from "~/ui/class-names";
import styles from "./school-kit.module.css";

const TONES = { red: "danger", amber: "warning", green: "success" };

/** Text with its blanks as lines to write on. */
function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <>
      {pieces.map((piece) =>
        typeof piece === "string" ? (
          <Fragment key={piece}>{piece}</Fragment>
        ) : (
          <span key={`blank ${piece.blank}`} className={styles.blank}>
            {piece.blank}
          </span>
        ),
      )}
    </>
  );
}

interface BlockProps<Block> {
  readonly block: Block;
  readonly words: DocumentWords;
}

/** One block of a document. */
export function Block({ block, words }: BlockProps<KitBlock>) {
  switch (block.kind) {
    case "clause":
      return <Clause block={block} words={words} />;
    case "heading":
      return <h4>{block.text}</h4>;
    case "table":
      return <ToolTable block={block} />;
    case "lines":
      return (
        <dl className={styles.lines}>
          {block.labels.map((label) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd />
            </div>
          ))}
        </dl>
      );
    case "ticks":
      return (
        <ul className="ticks rows">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
  }
}

function Clause({ block, words }: BlockProps<ShownClause>) {
  const { id, number, tone, lines, why } = block;
  const [first = [], ...rest] = lines;
  return (
    <div className={classNames(styles.clause, tone && TONES[tone.id])} data-clause={id} data-tone={tone?.id}>
      <p>
        {number === null ? null : <b className="tabular">{number}. </b>}
        {tone === null ? null : <strong>{tone.label}. </strong>}
        <Pieces pieces={first} />
      </p>
      {rest.length === 0 ? null : (
        <ul>
          {rest.map((line) => (
            <li key={plainText(line)}>
              <Pieces pieces={line} />
            </li>
          ))}
        </ul>
      )}
      <WhyNote why={why} words={words} />
    </div>
  );
}

/** Why it is there and by which rule; opened by whoever wants to know, and not printed. */
export function WhyNote({ why: { reason, rules, legal }, words }: { why: Why; words: DocumentWords }) {
  return (
    <details className={styles.why} data-print="hide">
      <summary>{words.why}</summary>
      {reason === null ? null : <p>{reason}</p>}
      {rules.length === 0 ? null : (
        <ul>
          {rules.map(({ title, basis, href }) => (
            <li key={title}>
              <RuleLink href={href} title={title} /> <small>({basis})</small>
            </li>
          ))}
        </ul>
      )}
      {legal === null ? null : (
        <p>
          <strong>{words.forLawyer}:</strong> {legal}
        </p>
      )}
    </details>
  );
}

/** In a new tab, since documents that were made stand in this one. */
export function RuleLink({ href, title }: { href: string; title: string }) {
  const common = useMessages(controlsMessages);
  return (
    <a href={href} target="_blank" rel="noopener" data-print="bare">
      {title}
      <span className="visually-hidden"> ({common.newTab})</span>
    </a>
  );
}

function ToolTable({ block: { title, rows } }: { block: Extract<KitBlock, { readonly kind: "table" }> }) {
  return (
    <table className={styles.tool}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ label, text, source }) => (
          <tr key={label} className={classNames(text === "" && styles.toFill)}>
            <th scope="row">{label}</th>
            <td>
              {text}
              {source === "" ? null : (
                <>
                  <br />
                  <small className="muted">{source}</small>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
