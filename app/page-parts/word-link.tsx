import { FileDown } from "lucide-react";
import { documentPath } from "~/features/documents/core/document-path";
import { documentMessages } from "~/i18n/messages/documents";
import { useLocale, useMessages } from "~/i18n/translate";
import { toFileName } from "~/lib/file-name";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

interface WordLinkProps {
  readonly id: string;
  /** The file is named after it. */
  readonly title: string;
}

/** Downloads one of the site's own documents as a file to edit, laid out for A4 or for Letter. */
export function WordLink({ id, title }: WordLinkProps) {
  const text = useMessages(documentMessages);
  const locale = useLocale();
  const download = `${toFileName(title, id)}.docx`;
  return (
    <>
      <ButtonLink href={documentPath(id, locale)} download={download} data-print="hide">
        <Icon icon={FileDown} />
        {text.word}
      </ButtonLink>
      <a href={documentPath(id, locale, "letter")} download={download} data-print="hide">
        {text.wordLetter}
      </a>
    </>
  );
}
