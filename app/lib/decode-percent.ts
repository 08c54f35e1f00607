/** A part of an address with its percent signs decoded; null where one of them stands for nothing. */
export function decodePercent(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
