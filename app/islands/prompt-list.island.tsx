import { useEffect, useMemo } from "react";
import { useClassCard } from "~/features/class-card/ui/use-class-card";
import { usePrivacyGuard } from "~/features/privacy-guard/ui/use-privacy-guard";
import { PROMPT_LIST } from "~/features/prompts/core/prompt-query";
import { FILLED } from "~/features/prompts/ui/prompt-actions";
import { PromptList, type PromptListProps } from "~/features/prompts/ui/prompt-list";
import { promptToolsMessages } from "~/i18n/messages/prompt-tools";
import { useMessages } from "~/i18n/translate";
import { useHeldClicks } from "~/islands/use-held-clicks";
import { Button } from "~/ui/button";

type GuardedPromptListProps = Pick<PromptListProps, "children">;

/** A blank of a prompt: a mark with its words in brackets. */
interface MarkedBlank {
  readonly mark: HTMLElement;
  /** Its words, without brackets. */
  readonly label: string;
}

/** The blanks of the prompts as the server wrote them, as long as nothing was put into them. */
function listMarkedBlanks(): MarkedBlank[] {
  const marks = document.querySelectorAll<HTMLElement>(`#${PROMPT_LIST.id} [data-prompt] mark`);
  return [...marks].map((mark) => ({ mark, label: (mark.textContent ?? "").slice(1, -1) }));
}

/** Puts words into blanks, by the words of each; a blank that gets none shows its own again. */
function fillMarkedBlanks(
  blanks: readonly MarkedBlank[],
  fill: Readonly<Partial<Record<string, string>>>,
): void {
  for (const { mark, label } of blanks) {
    const words = fill[label];
    mark.textContent = words ?? `[${label}]`;
    if (words === undefined) mark.removeAttribute(FILLED);
    else mark.setAttribute(FILLED, label);
  }
}

/** The list of prompts, the class that fills them, and what asks before one of them leaves the page. */
export default function GuardedPromptList(props: GuardedPromptListProps) {
  const text = useMessages(promptToolsMessages);
  const { ask, preload, review } = usePrivacyGuard();
  const blanks = useMemo(() => (import.meta.env.SSR ? [] : listMarkedBlanks()), []);
  const labels = useMemo(() => blanks.map(({ label }) => label), [blanks]);
  const { fill, isFilling, open, dialog } = useClassCard(labels);
  const isFilled = Object.keys(fill).length > 0;

  useEffect(() => fillMarkedBlanks(blanks, fill), [blanks, fill]);

  // Loads the privacy check ahead: the class card puts in the teacher's own text, which the next click may copy.
  useEffect(() => {
    if (isFilled) preload();
  }, [isFilled, preload]);

  useHeldClicks(isFilling);

  return (
    <>
      <PromptList
        {...props}
        ask={ask}
        tools={
          <>
            {isFilled ? <p>{text.classFills}</p> : null}
            <Button size="small" data-client="" onClick={open}>
              {text.myClass}
            </Button>
          </>
        }
      />
      {review}
      {dialog}
    </>
  );
}
