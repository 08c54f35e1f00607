// Browsers break a line at the hyphen of "K-12", and before an icon that follows a word without a space.
import { Fragment, type ReactNode } from "react";

/** Letters, a hyphen and a number, as in "K-12" or "AI-900". The parentheses keep it among what is split. */
const NUMBERED = /\b([A-Za-z]{1,6}-\d+)/;
const LAST_WORD = /^(.*[\s-])([^\s-]{1,12})$/s;
/** A longer word, such as an address, may need to be broken itself where letters are large. */
const LAST_LETTERS = /^(.*\S{9})(\S{3})$/s;

/** The text, in which a word of letters and a number stays in one line. */
export function wholeWords(text: string): ReactNode {
  const parts = text.split(NUMBERED);
  if (parts.length === 1) return text;
  return parts.map((part, position) => {
    // Every second part is what was split at, so no two parts of a text change places.
    const key = `${position} ${part}`;
    return position % 2 === 0 ? (
      <Fragment key={key}>{part}</Fragment>
    ) : (
      <span key={key} className="whole">
        {part}
      </span>
    );
  });
}

/** The words and the sign after them, which never stands in a line alone. */
export function withSign(words: ReactNode, sign: ReactNode): ReactNode {
  const text = typeof words === "string" ? words : "";
  const [, before, last] = LAST_WORD.exec(text) ?? LAST_LETTERS.exec(text) ?? [];
  if (last === undefined)
    return (
      <>
        {words}
        {sign}
      </>
    );
  return (
    <>
      {before}
      <span className="whole">
        {last}
        {sign}
      </span>
    </>
  );
}
