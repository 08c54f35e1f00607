import { type ReactNode, useEffect, useRef } from "react";
import type { ExportGuard } from "~/features/privacy-guard/core/export-guard";
import { usePrivacyGuard } from "~/features/privacy-guard/ui/use-privacy-guard";
import { answerPrompts } from "~/features/prompts/ui/prompt-actions";
import { useActionWords } from "~/features/prompts/ui/use-action-words";

/** The links that open a prompt, and what asks before it leaves the page. */
export default function GuardedOpenIn({ children }: { readonly children?: ReactNode }) {
  const { ask, preload, review } = usePrivacyGuard();
  return (
    <>
      <OpenIn ask={ask} onHydrated={preload}>
        {children}
      </OpenIn>
      {review}
    </>
  );
}

interface OpenInProps {
  readonly ask: ExportGuard;
  /** Called once the links are answered here. */
  readonly onHydrated: () => void;
  /** The links as the server wrote them (OpenInLinks). */
  readonly children?: ReactNode;
}

/** Gives the links around it the prompt that stands beside them. */
function OpenIn({ ask, onHydrated, children }: OpenInProps) {
  const part = useRef<HTMLDivElement>(null);
  const words = useActionWords();
  useEffect(onHydrated, [onHydrated]);
  useEffect(
    () => (part.current === null ? undefined : answerPrompts(part.current, words, ask)),
    [words, ask],
  );
  return <div ref={part}>{children}</div>;
}
