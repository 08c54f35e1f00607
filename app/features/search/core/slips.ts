// Slips of the finger: a letter too many, too few, wrong, or two that changed places.

/** Slips forgiven in a word of this many letters; in a shorter one they would make another word. */
export function slipsForgiven(length: number): number {
  if (length >= 9) return 2;
  return length >= 5 ? 1 : 0;
}

/** The slips between two words; one more than `most` where there are more. */
export function countSlips(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return most + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let slips = Math.min(
        at(previous, column - 1) + (same ? 0 : 1),
        at(previous, column) + 1,
        at(current, column - 1) + 1,
      );
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && swapped) slips = Math.min(slips, at(beforePrevious, column - 2) + 1);
      current.push(slips);
    }
    if (Math.min(...current) > most) return most + 1;
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, word.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
