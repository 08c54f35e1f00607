import type { LegalBlock } from "~/features/legal/core/legal-document";
import { shellMessages } from "~/i18n/messages/shell";
import { useMessages } from "~/i18n/translate";
import { ExampleMark } from "~/ui/example-mark";

interface LegalBlockViewProps {
  readonly block: LegalBlock;
  /** Where the text names this address, it is a link to write to it. */
  readonly contactEmail: string | null;
  /** Names a table. */
  readonly heading: string;
}

/** One block of a legal text: a paragraph, a list or a table. */
export function LegalBlockView({ block, contactEmail, heading }: LegalBlockViewProps) {
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
  const [before = "", after] = text.split(email);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a> <ExampleMark value={email} label={example} />
      {after}
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
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
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
