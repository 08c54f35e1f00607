import { PAPERS } from "~/features/documents/core/document-path";
import type { PrintableDocument } from "~/features/documents/core/printable-document";
import { documentMessages } from "~/i18n/messages/documents";
import { useMessages } from "~/i18n/translate";
import { FileButton } from "~/ui/file-button";

interface DocumentFileProps {
  readonly document: PrintableDocument;
  /** Of the page that brings it back. */
  readonly address: string;
}

/** Saves a document that was put together as a file to edit, for either paper. */
export default function DocumentFile({ document, address }: DocumentFileProps) {
  const { word, wordLetter, failed } = useMessages(documentMessages);
  return PAPERS.map((paper) => (
    <FileButton
      key={paper}
      label={paper === "a4" ? word : wordLetter}
      failedLabel={failed}
      make={async () => (await import("./document-file.client")).docxFile(document, address, paper)}
    />
  ));
}
