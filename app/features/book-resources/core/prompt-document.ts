// A prompt with its blanks filled in, as a file to edit. It is loaded on the click that asks for one.
import type { Locale } from "~/addresses/languages";
import { docxFile } from "~/features/documents/core/docx-file";
import { toParagraph, toSection } from "~/features/documents/core/printable-document";
import { toFileName } from "~/lib/file-name";

/** The page that a prompt belongs to. */
export interface PromptPage {
  readonly title: string;
  /** Its short link. */
  readonly url: string;
}

interface FilledPrompt {
  readonly locale: Locale;
  readonly page: PromptPage;
  readonly prompt: string;
  readonly heading: string;
  /** The warning to read before it is pasted into a tool. */
  readonly reminder: { readonly label: string; readonly text: string };
  readonly codeAlt: string;
  readonly footer: string;
}

/** The prompt as it was filled in, with the reminder of its page and the code that leads there. */
export function promptFile({ locale, page, prompt, heading, reminder, codeAlt, footer }: FilledPrompt) {
  const name = toFileName(page.title, "prompt");
  return docxFile(
    {
      id: "prompt",
      locale,
      fileName: `prompt-${name}`,
      title: page.title,
      intro: "",
      sections: [
        toSection("prompt", heading, [
          toParagraph(reminder.text, reminder.label),
          { kind: "prompt", text: prompt },
          { kind: "code", url: page.url, alt: codeAlt },
        ]),
      ],
      footer,
    },
    page.url,
  );
}
