export type Block =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | {
      readonly kind: "table";
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

interface LegalBlockProps {
  readonly block: Block;
  /** Where the text names this address, it is a link to write to it. */
  readonly contactEmail: string | null;
  /** Names a table. */
  readonly heading: string;
}

export function LegalBlock({ block, contactEmail, heading }: LegalBlockProps) {
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
  if (email === null) return text;
  const [before = "", after] = text.split(email);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
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
    // A wide table scrolls by itself on a phone; it must be reachable by keyboard for that.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the only way to scroll it without a pointer
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
