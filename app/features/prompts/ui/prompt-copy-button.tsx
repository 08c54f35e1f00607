import { readyPromptMessages } from "~/i18n/messages/ready-prompt";
import { shareMessages } from "~/i18n/messages/share";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { SwappedLabel } from "~/ui/copy-button";
import { COPY_MESSAGE, COPY_PROMPT } from "./prompt-actions";

/**
 * Copies the prompt of its place. Until hydration the inline script does it, and writes into the next element.
 */
export function PromptCopyButton() {
  const { copy, copied } = useMessages(readyPromptMessages);
  return (
    <>
      <Button size="small" data-client="" {...{ [COPY_PROMPT]: "" }}>
        <SwappedLabel label={copy} copiedLabel={copied} />
      </Button>
      <span role="status" className="visually-hidden" />
    </>
  );
}

/**
 * Copies the prompt of its place as a message for WhatsApp. It stands last in its row: a control with something beside
 * it is one that the inline script takes for the button of the prompt itself.
 */
export function PromptMessageButton() {
  const { copyForWhatsApp, copied } = useMessages(shareMessages);
  return (
    <Button size="small" data-client="" {...{ [COPY_MESSAGE]: "" }}>
      <SwappedLabel label={copyForWhatsApp} copiedLabel={copied} />
    </Button>
  );
}
