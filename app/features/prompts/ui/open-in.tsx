import { type ReactNode, useEffect, useRef } from "react";
import type { AskBeforeLeaving } from "~/features/privacy-guard/core/leaving";
import { answerPrompts } from "./prompt-actions";
import { useActionWords } from "./use-action-words";

interface OpenInProps {
  readonly ask: AskBeforeLeaving;
  /** Called once the links are answered here. */
  readonly onAwake: () => void;
  /** The links as the server wrote them (OpenInLinks). */
  readonly children?: ReactNode;
}

/** Gives the links around it the prompt that stands beside them. */
export function OpenIn({ ask, onAwake, children }: OpenInProps) {
  const part = useRef<HTMLDivElement>(null);
  const words = useActionWords();
  useEffect(onAwake, [onAwake]);
  useEffect(
    () => (part.current === null ? undefined : answerPrompts(part.current, words, ask)),
    [words, ask],
  );
  return <div ref={part}>{children}</div>;
}
