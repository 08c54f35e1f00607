import type { ClassSheet } from "~/features/may-we-use/core/class-sheet";
import { documentMessages } from "~/i18n/messages/documents";
import { mayWeUseMessages } from "~/i18n/messages/may-we-use";
import { useMessages } from "~/i18n/translate";
import { FileButton } from "~/ui/file-button";

interface SheetFileProps {
  readonly sheet: ClassSheet;
  /** Of the page that brings the sheet back. */
  readonly address: string;
}

/** Saves the sheet with its letter as a file to edit. */
export default function SheetFile({ sheet, address }: SheetFileProps) {
  const { word, failed, origin } = useMessages(documentMessages);
  const { columns, message, laws, signature, living } = useMessages(mayWeUseMessages);
  const words = { columns, message, laws, signature, living, origin };
  return (
    <FileButton
      label={word}
      failedLabel={failed}
      make={async () => (await import("./sheet-file.client")).sheetFile(sheet, words, address)}
    />
  );
}
