import type { PromptPage } from "~/features/book-resources/core/prompt-document";
import { documentMessages } from "~/i18n/messages/documents";
import { readyPromptMessages } from "~/i18n/messages/ready-prompt";
import { useLocale, useMessages } from "~/i18n/translate";
import { FileButton } from "~/ui/file-button";

interface PromptFileButtonProps {
  readonly page: PromptPage;
  readonly prompt: string;
  /** Asked before the prompt leaves; it saves that text, or another one, now or later. */
  readonly askFirst?: (save: (text: string) => void) => void;
}

/** Saves the prompt, as it is filled in, as a file to edit. */
export function PromptFileButton({ page, prompt, askFirst }: PromptFileButtonProps) {
  const text = useMessages(readyPromptMessages);
  const documents = useMessages(documentMessages);
  const locale = useLocale();

  async function make(left: string) {
    const { promptFile } = await import("./prompt-file.client");
    return promptFile({
      locale,
      page,
      prompt: left,
      heading: text.prompt,
      reminder: { label: text.reminderLabel, text: text.reminder },
      codeAlt: text.qrAlt(page.title),
      footer: documents.origin,
    });
  }

  return (
    <FileButton
      label={documents.promptWord}
      failedLabel={documents.failed}
      text={prompt}
      make={make}
      askFirst={askFirst}
    />
  );
}
