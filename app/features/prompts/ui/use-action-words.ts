import { useMemo } from "react";
import { controlsMessages } from "~/i18n/messages/controls";
import { promptsMessages } from "~/i18n/messages/prompts";
import { readyPromptMessages } from "~/i18n/messages/ready-prompt";
import { useMessages } from "~/i18n/translate";
import type { PromptActionWords } from "./prompt-actions";

/** The words of a prompt's controls, as one object that stays the same between renders. */
export function useActionWords(): PromptActionWords {
  const { open, carried, toPaste, notCopied, whole } = useMessages(promptsMessages);
  const { copy, copied } = useMessages(readyPromptMessages);
  const { copyRefused } = useMessages(controlsMessages);
  return useMemo(
    () => ({ copy, copied, copyRefused, open, carried, toPaste, notCopied, whole }),
    [copy, copied, copyRefused, open, carried, toPaste, notCopied, whole],
  );
}
