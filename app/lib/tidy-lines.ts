/** Text with single spaces, trimmed lines and no blank ones; a carriage return is a line end. */
export function tidyLines(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim();
}
