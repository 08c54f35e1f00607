import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import type { ExportGuard } from "~/features/privacy-guard/core/export-guard";
import { promptToolsMessages } from "~/i18n/messages/prompt-tools";
import { useMessages } from "~/i18n/translate";
import { showToast } from "~/ui/toast-store";

type Rules = typeof import("./privacy-rules.client");

const importRules = () => import("./privacy-rules.client");
const importReview = () => import("./privacy-review.client");

interface PrivacyGuard {
  /** Call it in place of a button's own action on a prompt. */
  readonly ask: ExportGuard;
  /** Loads the rules. Call it at the first sign that somebody writes: a copy has to follow its click at once. */
  readonly preload: () => void;
  /** Draw it somewhere beside the buttons. */
  readonly review: ReactNode;
}

/**
 * Everything that leaves with a teacher's own words in it goes through here. It looks for personal data on the device,
 * shows what it finds, and never holds a text back.
 */
export function usePrivacyGuard(): PrivacyGuard {
  const { notChecked, notShown } = useMessages(promptToolsMessages);
  const rules = useRef<Rules | null>(null);
  const [review, setReview] = useState<ReactNode>(null);

  const load = useCallback(async () => {
    rules.current ??= await importRules();
    return rules.current;
  }, []);
  const preload = useCallback(() => {
    load().catch(() => {});
  }, [load]);

  const ask = useCallback<ExportGuard>(
    (prompt) => {
      const letGo = (message: string) => {
        prompt.leave(prompt.text);
        showToast({ message });
      };
      const look = ({ GUARD_RULES, listPersonalData }: Rules) => {
        if (listPersonalData(prompt.text, GUARD_RULES).length === 0) return prompt.leave(prompt.text);
        const close = () => setReview(null);
        importReview().then(
          ({ PrivacyReview }) =>
            setReview(<PrivacyReview prompt={prompt} rules={GUARD_RULES} onClose={close} />),
          () => letGo(notShown),
        );
      };
      // Loaded rules answer within the click: after a wait not every browser lets a script copy or open a window. The
      // review may come later, since what leaves then follows a click of its own.
      if (rules.current !== null) look(rules.current);
      else load().then(look, () => letGo(notChecked));
    },
    [load, notChecked, notShown],
  );

  return useMemo(() => ({ ask, preload, review }), [ask, preload, review]);
}
