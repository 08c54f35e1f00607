import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { findPage } from "~/addresses/addresses";
import type { LegalBlock } from "~/features/legal/core/legal-document";
import styles from "~/features/legal/ui/legal.module.css";
import { formatMonth } from "~/i18n/format-month";
import { legalMessages } from "~/i18n/messages/legal";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import EraseStored from "~/islands/erase-stored.island";
import { Island } from "~/islands/island";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { ColumnHeads } from "~/ui/column-heads";
import { ExampleMark } from "~/ui/example-mark";
import { Prose } from "~/ui/prose";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

const DOCUMENTS = {
  privacy: async () => (await import("~/content/legal/privacy.server")).createPrivacy,
  terms: async () => (await import("~/content/legal/terms.server")).createTerms,
  cookies: async () => (await import("~/content/legal/cookies.server")).createCookies,
  accessibility: async () => (await import("~/content/legal/accessibility.server")).createAccessibility,
} as const;

function isLegalPage(id: string | undefined): id is keyof typeof DOCUMENTS {
  return id !== undefined && Object.hasOwn(DOCUMENTS, id);
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const pageId = findPage(new URL(request.url).pathname)?.pageId;
  if (!isLegalPage(pageId)) throw new Response(null, { status: 404 });
  const { authorName, controllerName, contactEmail, mail, turnstile, donations, hasServiceWorker } =
    context.config;
  const createDocument = await DOCUMENTS[pageId]();
  const document = createDocument(localeOfRequest(request), {
    authorName,
    controllerName,
    contactEmail,
    mailProvider: mail.service,
    hasBotCheck: turnstile !== null,
    keepsPages: hasServiceWorker,
    bankImageHost: donations.bankImageOrigin === null ? null : new URL(donations.bankImageOrigin).host,
  });
  return { document, contactEmail, namesKept: pageId === "cookies" };
}

/** Privacy, terms, cookies and accessibility: what they say depends on what this installation has switched on. */
export default function Legal() {
  const { document, contactEmail, namesKept } = useLoaderData<typeof loader>();
  const text = useMessages(legalMessages);
  return (
    <div className="reading-page">
      <Prose className={styles.text}>
        <h1>{document.title}</h1>
        <p className="size-l">{document.intro}</p>
        <p className="muted">
          {text.lastChanged} <Month month={document.lastChangedMonth} />
        </p>
        <nav aria-label={text.onThisPage}>
          <ul className={styles.contents}>
            {document.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        {document.sections.map(({ id, heading, blocks }) => (
          <Fragment key={id}>
            <h2 id={id}>{heading}</h2>
            {blocks.map((block) => (
              <LegalBlockView
                key={JSON.stringify(block)}
                block={block}
                contactEmail={contactEmail}
                heading={heading}
              />
            ))}
          </Fragment>
        ))}
        {namesKept ? <Island name="erase-stored" of={EraseStored} props={{}} /> : null}
      </Prose>
    </div>
  );
}

function Month({ month }: { month: string }) {
  return <time dateTime={month}>{formatMonth(month, useLocale())}</time>;
}

interface LegalBlockViewProps {
  readonly block: LegalBlock;
  /** Where the text names this address, it is a link to write to it. */
  readonly contactEmail: string | null;
  /** Names a table. */
  readonly heading: string;
}

/** One block of a legal text: a paragraph, a list or a table. */
function LegalBlockView({ block, contactEmail, heading }: LegalBlockViewProps) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <TextWithAddress text={block.text} email={contactEmail} />
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <TextWithAddress text={item} email={contactEmail} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return <LegalTable columns={block.columns} rows={block.rows} caption={heading} />;
  }
}

function TextWithAddress({ text, email }: { text: string; email: string | null }) {
  const { example } = useMessages(shellMessages).common;
  if (email === null) return text;
  const at = text.indexOf(email);
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <a href={`mailto:${email}`}>{email}</a> <ExampleMark value={email} label={example} />
      {text.slice(at + email.length)}
    </>
  );
}

interface LegalTableProps {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly caption: string;
}

function LegalTable({ columns, rows, caption }: LegalTableProps) {
  return (
    // On a phone the table scrolls sideways by itself. Not every browser lets the keyboard into what scrolls (Safari does
    // not), and without a stop the last columns could not be read without a pointer (WCAG 2.1.1).
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be a stop of the keyboard
    <table tabIndex={0} aria-label={caption}>
      <ColumnHeads columns={columns} />
      <tbody>
        {rows.map(([name = "", ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
