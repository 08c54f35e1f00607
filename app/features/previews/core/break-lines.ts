/** Width of a text set in a size. */
export type Measure = (text: string, size: number) => number;

interface Room {
  readonly size: number;
  readonly width: number;
  readonly lines: number;
}

function fill(text: string, width: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || width(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** The text in lines of the width; what is more than there are lines for is cut with an ellipsis. */
export function breakLines(text: string, { size, width, lines }: Room, measure: Measure): string[] {
  const fits = (line: string) => measure(line, size) <= width;
  const all = fill(text, fits);
  if (all.length <= lines) return all;
  const kept = all.slice(0, lines);
  let last = kept.pop() ?? "";
  while (last.includes(" ") && !fits(`${last}…`)) last = last.slice(0, last.lastIndexOf(" "));
  return [...kept, `${last.replace(/[,;:.]$/, "")}…`];
}

/** The largest of the sizes in which a title needs no more lines than allowed and no word is too long. */
export function largestSize(
  text: string,
  sizes: readonly number[],
  { width, lines }: Omit<Room, "size">,
  measure: Measure,
): number {
  const fitting = sizes.find((size) => {
    const broken = fill(text, (line) => measure(line, size) <= width);
    return broken.length <= lines && broken.every((line) => measure(line, size) <= width);
  });
  return fitting ?? Math.min(...sizes);
}
