import { usePrivacyGuard } from "~/features/privacy-guard/ui/use-privacy-guard";
import { toAskAbout } from "~/features/prompts/ui/prompt-actions";
import PrintButton from "~/ui/print-button.island";

interface GuardedPrintProps {
  readonly label: string;
  /** Id of the part of the page to print, which has the prompt in it. */
  readonly part: string;
}

/** Prints a part of the page; what somebody wrote into its prompt is looked at before it goes onto paper. */
export default function GuardedPrint({ label, part }: GuardedPrintProps) {
  const { ask, review } = usePrivacyGuard();

  function askFirst(print: () => void) {
    const prompt = document.querySelector<HTMLElement>(`#${part} [data-prompt] p`);
    const own = prompt === null ? null : toAskAbout(prompt);
    if (own === null) return print();
    // The page has to draw what was replaced before it is printed.
    ask({ ...own, label, leave: () => setTimeout(print) });
  }

  return (
    <>
      <PrintButton label={label} part={part} askFirst={askFirst} />
      {review}
    </>
  );
}
