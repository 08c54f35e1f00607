import type { ComponentProps } from "react";
import { PromptForm } from "~/features/book-resources/ui/prompt-form";
import { usePrivacyGuard } from "~/features/privacy-guard/ui/use-privacy-guard";

type PromptWorkbenchProps = Pick<ComponentProps<typeof PromptForm>, "prompt" | "help">;

/** A ready prompt with its blanks, and what asks before it leaves the page. */
export function PromptWorkbench(props: PromptWorkbenchProps) {
  const guard = usePrivacyGuard();
  return (
    <>
      <PromptForm {...props} ask={guard.ask} onWrite={guard.warm} />
      {guard.review}
    </>
  );
}
