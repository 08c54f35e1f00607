// Records as CSV (RFC 4180): one line each, what is nested as columns of its own, named by its path.

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
/** A spreadsheet would work out what begins so, which a stranger's text could use (OWASP, CSV injection). */
const FORMULA_START = /^[=+\-@\t\r]/;
const LINE_END = "\r\n";

type Row = ReadonlyMap<string, string>;

function isPlain(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

/** The cells of a value below a column. A list of plain values is one cell, any other list is its JSON. */
function toCells(path: string, value: unknown): (readonly [string, string])[] {
  if (value === null || value === undefined) return [[path, ""]];
  if (isPlain(value)) return [[path, String(value)]];
  if (Array.isArray(value)) return [[path, value.every(isPlain) ? value.join("; ") : JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, part]) => toCells(path === "" ? key : `${path}.${key}`, part));
}

function quote(cell: string): string {
  const harmless = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A CSV file of these lines of cells. */
export function writeLines(lines: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + lines.map((cells) => cells.map(quote).join(",") + LINE_END).join("");
}

/** A CSV file with a line of column names; a record without a column has an empty cell in it. */
export function writeCsv(records: readonly object[]): string {
  const rows: readonly Row[] = records.map((record) => new Map(toCells("", record)));
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return writeLines([columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ""))]);
}
