/** Compares two ISO instants in UTC for a sort that puts the later one first. They compare as text. */
export function laterFirst(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? 1 : -1;
}
