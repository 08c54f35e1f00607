import { type ReactNode, useEffect, useRef } from "react";
import { answerPrompts } from "./prompt-actions";
import { useActionWords } from "./use-action-words";

interface OpenInProps {
  /** The links as the server wrote them (OpenInLinks). */
  readonly children?: ReactNode;
}

/** Gives the links around it the prompt that stands beside them. */
export function OpenIn({ children }: OpenInProps) {
  const part = useRef<HTMLDivElement>(null);
  const words = useActionWords();
  useEffect(() => (part.current === null ? undefined : answerPrompts(part.current, words)), [words]);
  return <div ref={part}>{children}</div>;
}
