import type { ReactNode } from "react";
import type {
  PrintableBlock,
  PrintableDocument,
  PrintableSection,
} from "~/features/documents/core/printable-document";
import { ColumnHeads } from "~/ui/column-heads";
import { Link } from "~/ui/navigation";
import styles from "./printable.module.css";

interface PrintableViewProps {
  readonly document: Pick<PrintableDocument, "title" | "intro" | "sections" | "footer">;
  /** Controls below the introduction; paper has none of them. */
  readonly actions: ReactNode;
}

/** A document as a page: on paper each of its sheets begins a new one. */
export function PrintableView({ document: { title, intro, sections, footer }, actions }: PrintableViewProps) {
  return (
    <article className={styles.document}>
      <h1>{title}</h1>
      {intro === "" ? null : <p data-print="hide">{intro}</p>}
      <div className="cluster" data-print="hide">
        {actions}
      </div>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <p className="muted">{footer}</p>
    </article>
  );
}

function Section({ section: { id, heading, startsPage, blocks } }: { section: PrintableSection }) {
  return (
    <section id={id} className={startsPage ? styles.sheet : undefined}>
      {heading === "" ? null : <h2>{heading}</h2>}
      {blocks.map((block, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a document stay where they are
        <Block key={position} block={block} />
      ))}
    </section>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return items.map((item) => <li key={item}>{item}</li>);
}

function Block({ block }: { block: PrintableBlock }) {
  switch (block.kind) {
    case "heading":
      return <h3>{block.text}</h3>;
    case "paragraph":
      return (
        <p>
          {block.label === undefined ? null : <strong>{block.label}: </strong>}
          {block.text}
        </p>
      );
    case "prompt":
      return <p>{block.text}</p>;
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          <Items items={block.items} />
        </List>
      );
    }
    case "ticks":
    case "cards":
      return (
        <ul className={styles[block.kind]}>
          <Items items={block.items} />
        </ul>
      );
    case "fields":
      return block.fields.map(({ label, lines }) => (
        <div key={label} className={styles.field}>
          <strong>{label}</strong>
          {Array.from({ length: lines }, (_, line) => `${label} ${line}`).map((line) => (
            <hr key={line} />
          ))}
        </div>
      ));
    case "table":
      return <BlockTable {...block} />;
    case "link":
    case "code":
      return (
        <p>
          <Link to={block.url}>{block.kind === "link" ? block.text : block.alt}</Link>
        </p>
      );
  }
}

/** A table; its empty cells are for writing. */
function BlockTable({ columns, rows, first }: Extract<PrintableBlock, { readonly kind: "table" }>) {
  return (
    <table className={first === undefined ? undefined : styles.narrow} aria-label={columns.join(", ")}>
      <ColumnHeads columns={columns} />
      <tbody>
        {rows.map((row, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a document stay where they are
          <tr key={line}>
            {columns.map((column, position) => (
              <td key={column}>{row[position] ?? ""}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
