import type { ReactNode } from "react";
import type { PrintableDocument } from "~/features/documents/core/printable-document";
import { sectionToHtml } from "~/features/documents/core/to-html";
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
        <section
          key={section.id}
          id={section.id}
          className={section.startsPage ? styles.sheet : undefined}
          // Markup, because page and downloaded file are made by one function, which escapes each text it sets.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped by sectionToHtml
          dangerouslySetInnerHTML={{ __html: sectionToHtml(section) }}
        />
      ))}
      <p className="muted">{footer}</p>
    </article>
  );
}
