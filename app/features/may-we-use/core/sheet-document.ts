// The sheet as a file to edit. It is loaded on the click that asks for one.
import { docxFile } from "~/features/documents/core/docx-file";
import {
  type PrintableDocument,
  type PrintableSection,
  toList,
  toParagraph,
  toSection,
} from "~/features/documents/core/printable-document";
import { toFileName } from "~/lib/file-name";
import type { ClassSheet, GuardianLetter, SheetRow } from "./class-sheet";

/** The words around the sheet. */
export interface SheetWords {
  readonly columns: readonly [question: string, said: string, own: string, so: string];
  readonly message: string;
  readonly laws: string;
  readonly signature: readonly string[];
  readonly living: string;
  readonly origin: string;
}

/** The sheet as a DOCX file; `address` is the page that brings it back, newer. */
export function sheetFile(sheet: ClassSheet, words: SheetWords, address: string) {
  return docxFile(toPrintable(sheet, words, address), address);
}

function toPrintable(sheet: ClassSheet, words: SheetWords, address: string): PrintableDocument {
  const { locale, title, about, conclusion, rows, message, laws, letter } = sheet;
  return {
    id: "class-sheet",
    locale,
    fileName: toFileName(title, "class-sheet"),
    title,
    intro: `${about}. ${conclusion}`,
    sections: [
      toSection("answers", "", [{ kind: "table", columns: words.columns, rows: rows.map(toCells) }]),
      toSection("questions", words.message, [toParagraph(message.to), toList(message.questions)]),
      toSection("laws", words.laws, [
        toList(laws),
        { kind: "fields", fields: words.signature.map((label) => ({ label, lines: 1 })) },
        { kind: "code", url: address, alt: words.living },
      ]),
      ...(letter === null ? [] : [letterSection(letter)]),
    ],
    footer: words.origin,
  };
}

function toCells({ label, said, own, so }: SheetRow): readonly string[] {
  const texts = said.map(({ text, source }) => (source === null ? text : `${text}\n${source}`));
  return [label, texts.join("\n"), own, so];
}

function letterSection({ title, opening, said, closing, choices, lines }: GuardianLetter): PrintableSection {
  const blocks = [
    toParagraph(opening),
    toList(said),
    ...closing.map((text) => toParagraph(text)),
    ...(choices.length === 0 ? [] : [{ kind: "ticks", items: choices } as const]),
    { kind: "fields", fields: lines.map((label) => ({ label, lines: 1 })) } as const,
  ];
  return toSection("letter", title, blocks, true);
}
