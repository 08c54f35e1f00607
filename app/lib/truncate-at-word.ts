/**
 * The text cut to at most `limit` characters at the end of a word, with an ellipsis (counted in the limit).
 * A single word longer than the limit is cut inside. Text within the limit is returned as it is.
 */
export function truncateAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (limit < 1) return "";
  const window = text.slice(0, limit);
  const lastSpace = window.search(/\s\S*$/);
  const words = lastSpace > 0 ? window.slice(0, lastSpace) : window.slice(0, -1);
  // A cut between the halves of an emoji would leave a lone surrogate.
  const whole = words.replace(/[\uD800-\uDBFF]$/, "");
  // From within a run the pattern would read it to its end again.
  return `${whole.replace(/(?<![\s,;:.!?–—-])[\s,;:.!?–—-]+$/, "")}…`;
}
