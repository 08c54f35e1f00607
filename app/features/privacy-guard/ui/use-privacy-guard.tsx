import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import type { AskBeforeLeaving, LeavingPrompt } from "~/features/privacy-guard/core/leaving";
import { promptToolsMessages } from "~/i18n/messages/prompt-tools";
import { useMessages } from "~/i18n/translate";
import { showToast } from "~/ui/toast-store";

type Review = typeof import("./privacy-review.client");

const importReview = () => import("./privacy-review.client");

interface PrivacyGuard {
  /** Call it in place of what a button would do with a prompt. */
  readonly ask: AskBeforeLeaving;
  /** Loads the rules. Call it at the first sign that somebody writes: a copy has to follow its click at once. */
  readonly warm: () => void;
  /** Draw it somewhere beside the buttons. */
  readonly review: ReactNode;
}

/**
 * Everything that leaves with a teacher's own words in it goes through here. It looks for personal data on the device,
 * shows what it finds, and never holds a text back.
 */
export function usePrivacyGuard(): PrivacyGuard {
  const { notChecked } = useMessages(promptToolsMessages);
  const loaded = useRef<Review | null>(null);
  const [leaving, setLeaving] = useState<LeavingPrompt | null>(null);

  const load = useCallback(async () => {
    loaded.current ??= await importReview();
    return loaded.current;
  }, []);
  const warm = useCallback(() => {
    load().catch(() => {});
  }, [load]);

  const ask = useCallback<AskBeforeLeaving>(
    (prompt) => {
      const look = ({ findPersonalData }: Review) =>
        findPersonalData(prompt.text).length === 0 ? prompt.leave(prompt.text) : setLeaving(prompt);
      const letGo = () => {
        prompt.leave(prompt.text);
        showToast({ message: notChecked });
      };
      // Loaded rules answer within the click: after a wait not every browser lets a script copy or open a window.
      if (loaded.current !== null) look(loaded.current);
      else load().then(look, letGo);
    },
    [load, notChecked],
  );

  const { PrivacyReview } = loaded.current ?? {};
  const review =
    leaving === null || PrivacyReview === undefined ? null : (
      <PrivacyReview prompt={leaving} onClose={() => setLeaving(null)} />
    );
  return useMemo(() => ({ ask, warm, review }), [ask, warm, review]);
}
