import type { ReactNode } from "react";
import { usePrivacyGuard } from "~/features/privacy-guard/ui/use-privacy-guard";
import { OpenIn } from "~/features/prompts/ui/open-in";

/** The links that open a prompt, and what asks before it leaves the page. */
export default function GuardedOpenIn({ children }: { readonly children?: ReactNode }) {
  const { ask, warm, review } = usePrivacyGuard();
  return (
    <>
      <OpenIn ask={ask} onAwake={warm}>
        {children}
      </OpenIn>
      {review}
    </>
  );
}
