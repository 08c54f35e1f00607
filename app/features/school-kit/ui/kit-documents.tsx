import type { ReactNode } from "react";
import { LANGUAGES } from "~/addresses/languages";
import { inClauses, type KitDocument } from "~/features/school-kit/core/kit-document";

import type { MadeKit } from "~/features/school-kit/core/make-kit";
import { schoolKitMessages } from "~/i18n/messages/school-kit";
import { useMessages } from "~/i18n/translate";
import { Block, RuleLink, WhyNote } from "./kit-blocks";
import styles from "./school-kit.module.css";

/** Id of the heading above them: the address of a posted form leads to it. */
export const RESULT_ID = "kit-result-heading";
/** Id of the part with all documents. */
export const DOCUMENTS_ID = "kit-documents";

const CONTENTS_ID = "kit-contents";

/** Id of one document on the page. */
function documentPart(id: KitDocument["id"]): string {
  return `kit-${id}`;
}

interface KitDocumentsProps {
  readonly made: MadeKit;
  /** Controls of one document, by the id of its part of the page. */
  readonly actions: (document: KitDocument, part: string) => ReactNode;
  /** Controls for all of them. */
  readonly allActions: ReactNode;
}

/** Warnings and documents of a school, each as it will be. */
export function KitDocuments({ made, actions, allActions }: KitDocumentsProps) {
  const { result: text, problems } = useMessages(schoolKitMessages);
  const { locale, warnings, documents, words } = made;
  const lang = LANGUAGES[locale].tag;
  return (
    <section className="stack" aria-labelledby={RESULT_ID}>
      <h2 id={RESULT_ID} tabIndex={-1}>
        {text.heading}
      </h2>
      {made.knowsNoTool ? <p role="status">{problems.noTools}</p> : null}
      {warnings.length === 0 ? null : (
        <div className={`callout warning ${styles.warnings}`}>
          <h3>{text.warnings}</h3>
          <ul lang={lang}>
            {warnings.map((warning) => (
              <li key={warning.id} data-warning={warning.id}>
                <p>{warning.text}</p>
                <WhyNote why={warning.why} words={words} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <nav aria-labelledby={CONTENTS_ID} data-print="hide">
        <h3 id={CONTENTS_ID}>{text.onThisPage}</h3>
        <ol className={styles.contents} lang={lang}>
          {documents.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${documentPart(id)}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="cluster" data-print="hide">
        {allActions}
      </div>
      <div id={DOCUMENTS_ID} className={styles.documents} lang={lang}>
        {documents.map((document) => (
          <Sheet
            key={document.id}
            document={document}
            made={made}
            actions={actions(document, documentPart(document.id))}
          />
        ))}
      </div>
    </section>
  );
}

interface SheetProps {
  readonly document: KitDocument;
  readonly made: MadeKit;
  readonly actions: ReactNode;
}

function Sheet({ document, made: { words }, actions }: SheetProps) {
  const { id, title, intro, blocks, rulesRead, legal, ending } = document;
  return (
    <article id={documentPart(id)} className={styles.sheet} data-document={id}>
      <h3>{title}</h3>
      <p className="muted">{intro}</p>
      {blocks.map((block, position) => (
        <Block
          key={block.kind === "clause" ? block.id : `${block.kind}-${position}`}
          block={block}
          words={words}
        />
      ))}
      <footer className={styles.ending}>
        {rulesRead.length === 0 ? (
          <p>{words.noRules}</p>
        ) : (
          <>
            <p>
              <strong>{words.rulesRead}</strong>
            </p>
            <ul>
              {rulesRead.map(({ title: rule, signed, href, clauses }) => (
                <li key={rule}>
                  <RuleLink href={href} title={rule} />: {[signed, ...inClauses(clauses, words)].join("; ")}
                </li>
              ))}
            </ul>
          </>
        )}
        {legal.length === 0 ? null : (
          <>
            <p>
              <strong>{words.forLawyer}</strong>
            </p>
            <ul>
              {legal.map((note) => (
                <li key={note.text}>
                  {[...inClauses(note.number === null ? [] : [note.number], words), note.text].join(": ")}
                </li>
              ))}
            </ul>
          </>
        )}
        <p>{ending}</p>
      </footer>
      <div className="cluster" data-print="hide">
        {actions}
      </div>
    </article>
  );
}
