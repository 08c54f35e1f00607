import { useEffect, useRef, useState } from "react";

/** Keeps us below the 100 changes of the address in 30 s that Safari allows. */
const TYPING_PAUSE_MS = 350;

interface TypedTextOptions {
  /** The text that the address holds, already as `parse` would make it. */
  addressed: string;
  /** What the address makes of a text. */
  parse: (text: string) => string;
  /** Writes a parsed text into the address. */
  write: (parsed: string) => void;
}

export interface TypedText {
  /** The text as typed. */
  text: string;
  /** The typed text as the address will have it: what a list may show already. */
  parsed: string;
  setText: (text: string) => void;
  /** Writes the text to the address at once, without waiting for the pause. */
  commit: () => void;
}

/** A search text that shows its effect at once and reaches the address after a pause in typing. */
export function useTypedText({ addressed, parse, write }: TypedTextOptions): TypedText {
  const [text, setText] = useState(addressed);
  const written = useRef(addressed);
  const parsed = parse(text);

  // The address changed by something else than typing: Back, a link that clears it.
  useEffect(() => {
    if (addressed === written.current) return;
    written.current = addressed;
    setText(addressed);
  }, [addressed]);

  function commit() {
    if (parsed === written.current) return;
    written.current = parsed;
    write(parsed);
  }

  const latestCommit = useRef(commit);
  latestCommit.current = commit;
  useEffect(() => {
    if (parsed === written.current) return;
    const timer = setTimeout(() => latestCommit.current(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [parsed]);

  return { text, parsed, setText, commit };
}
