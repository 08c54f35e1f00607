// Rows as SQL text. A restore writes without parameters, because wrangler's command takes none.

/** D1 takes statements of 100 KB. */
const MOST_BYTES = 90_000;
/** Texts of this length or more are written piece by piece if their row does not fit into one statement. */
const LONG_TEXT = 2000;
/** Six bytes of SQL for each at most, so that one piece always fits. */
const PIECE_LENGTH = 10_000;

/** The name of a table or column as SQL takes it. */
export function quoteName(name) {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The value as an SQL literal. A text with control characters, NUL among them, goes as its bytes. */
export function toLiteral(value) {
  if (value === null || value === undefined) return "null";
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return `x'${Buffer.from(value).toString("hex")}'`;
  const text = String(value);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that have to be found
  if (!/[\0-\x1f\x7f]/.test(text)) return `'${text.replaceAll("'", "''")}'`;
  return `cast(x'${Buffer.from(text).toString("hex")}' as text)`;
}

/** The text in parts that cut no character in two. */
function toPieces(text) {
  const pieces = [];
  for (let start = 0; start < text.length; ) {
    const isCut = /[\ud800-\udbff]/.test(text[start + PIECE_LENGTH - 1] ?? "");
    const end = start + PIECE_LENGTH - (isCut ? 1 : 0);
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

const toBytes = (sql) => Buffer.byteLength(sql);

/**
 * Statements that insert the rows, in their order, each within D1's limit: many rows in one, and a row that is too
 * long for one in several.
 */
export function toInserts(table, columns, rows) {
  const head = `insert into ${quoteName(table)} (${columns.map(quoteName).join(", ")}) values `;
  const statements = [];
  let tuples = [];
  let bytes = 0;
  const close = () => {
    if (tuples.length > 0) statements.push(head + tuples.join(", "));
    tuples = [];
    bytes = toBytes(head);
  };
  close();
  for (const row of rows) {
    const tuple = `(${columns.map((column) => toLiteral(row[column])).join(", ")})`;
    const length = toBytes(tuple) + 2;
    if (bytes + length > MOST_BYTES) close();
    if (bytes + length > MOST_BYTES) {
      statements.push(...toLongInsert(table, head, columns, row));
    } else {
      tuples.push(tuple);
      bytes += length;
    }
  }
  close();
  return statements;
}

function toLongInsert(table, head, columns, row) {
  const isLong = (column) => typeof row[column] === "string" && row[column].length > LONG_TEXT;
  const first = columns.map((column) => (isLong(column) ? "''" : toLiteral(row[column])));
  const rest = columns.filter(isLong).flatMap((column) =>
    toPieces(row[column]).map((piece) => {
      const name = quoteName(column);
      return `update ${quoteName(table)} set ${name} = ${name} || ${toLiteral(piece)} where rowid = ${row.rowid}`;
    }),
  );
  return [`${head}(${first.join(", ")})`, ...rest];
}
