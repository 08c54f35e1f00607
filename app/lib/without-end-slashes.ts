/** The text without slashes at its end. A pattern would read a run of them from each of its slashes again. */
export function withoutEndSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === "/") end -= 1;
  return text.slice(0, end);
}
