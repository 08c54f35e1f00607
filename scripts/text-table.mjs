/** The rows below their heads as columns of text: numbers to the right, words to the left. */
export function textTable(head, rows) {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => String(line[column]).length)));
  const isNumber = head.map((_, column) => rows.some((row) => typeof row[column] === "number"));
  const cell = (value, column) =>
    isNumber[column] ? String(value).padStart(widths[column]) : String(value).padEnd(widths[column]);
  return lines.map((line) => line.map(cell).join("  ").trimEnd()).join("\n");
}
