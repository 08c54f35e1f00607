import { FileDown } from "lucide-react";
import { documentPath } from "~/features/documents/core/document-path";
import { documentMessages } from "~/i18n/messages/documents";
import { useLocale, useMessages } from "~/i18n/translate";
import { fileNameOf } from "~/lib/file-name";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

interface WordLinkProps {
  readonly id: string;
  /** The file is named after it. */
  readonly title: string;
}

/** Downloads one of the site's own documents as a file to edit. */
export function WordLink({ id, title }: WordLinkProps) {
  const { word } = useMessages(documentMessages);
  return (
    <ButtonLink
      href={documentPath(id, useLocale())}
      download={`${fileNameOf(title, id)}.docx`}
      data-print="hide"
    >
      <Icon icon={FileDown} />
      {word}
    </ButtonLink>
  );
}
