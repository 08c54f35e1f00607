import type { ComponentProps } from "react";
import { usePrivacyGuard } from "~/features/privacy-guard/ui/use-privacy-guard";
import { PromptList } from "~/features/prompts/ui/prompt-list";

type GuardedPromptListProps = Omit<ComponentProps<typeof PromptList>, "ask">;

/** The list of prompts, and what asks before one of them leaves the page. */
export function GuardedPromptList(props: GuardedPromptListProps) {
  const { ask, review } = usePrivacyGuard();
  return (
    <>
      <PromptList {...props} ask={ask} />
      {review}
    </>
  );
}
