/** Edits (insert, delete, replace one character) that turn one text into the other. */
export function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replace = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const remove = (previous[column] ?? 0) + 1;
      const insert = (current[column - 1] ?? 0) + 1;
      current.push(Math.min(replace, remove, insert));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
