// Lines that feed software adds and no reader wants, in the languages of the site. A line is dropped when all of it
// is one of these. They are data, so a new one is one row.
const BOILERPLATE: readonly RegExp[] = [
  /^the post .{1,300} (?:appeared first on|first appeared on) .{1,200}$/i,
  /^(?:o|a) (?:post|publicação) .{1,300} apareceu primeiro em .{1,200}$/i,
  /^(?:esse|este) (?:conteúdo|post) .{0,200}(?:apareceu primeiro|foi publicado originalmente|foi publicado primeiro) .{1,200}$/i,
  /^(?:continue reading|continue lendo|continuar lendo|read more|read the full (?:article|story|post)|leia mais|ler mais|saiba mais|veja mais|keep reading|view original|full story|leia também|veja também|see also)\b.{0,160}$/i,
  /^related(?: \w+)?:.{0,160}$/i,
  /^(?:comments|comentários|share|compartilhe|advertisement|publicidade|submitted by .{1,80}|\[link\]|\[comments\])$/i,
  /^(?:\[?(?:…|\.\.\.)\]?|\[&#8230;\])$/,
];

/** Marks of a cut text at its end: "[…]", "[...] Read more". */
const CUT_MARK =
  /\s*(?:\[(?:…|\.\.\.)\]|(?:…|\.\.\.)\s*(?:read more|continue reading|leia mais|continue lendo)\b.*)\s*$/i;

/** True for a line that feed software wrote. */
export function isBoilerplate(line: string): boolean {
  return BOILERPLATE.some((pattern) => pattern.test(line.trim()));
}

/** Plain text lines without boilerplate; a text that the feed cut off ends with an ellipsis. */
export function withoutBoilerplate(text: string): string {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "" && !isBoilerplate(line))
    .map((line) => line.replace(CUT_MARK, "…"))
    .join("\n");
}
