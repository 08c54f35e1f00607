// A document of the kit as a file to edit. It is loaded on the click that asks for one.
import type { Locale } from "~/addresses/languages";
import { docxFile } from "~/features/documents/core/docx-file";
import {
  type PrintableBlock,
  type PrintableDocument,
  type PrintableSection,
  toList,
  toParagraph,
  toSection,
} from "~/features/documents/core/printable-document";
import { toFileName } from "~/lib/file-name";
import { plainText } from "./fill-text";
import type { DocumentWords } from "./kit";
import { inClauses, type KitBlock, type KitDocument, type ShownClause } from "./kit-document";

/** The document with its parts as sections, and at its end what it rests on. */
function toPrintable(document: KitDocument, words: DocumentWords, locale: Locale): PrintableDocument {
  const { id, title, intro, blocks, ending } = document;
  return {
    id,
    locale,
    fileName: toFileName(title, id),
    title,
    intro,
    sections: [...listSections(blocks), ...listGrounds(document, words)],
    footer: ending,
  };
}

/** The document as a DOCX file; `address` is the page that made it. */
export function wordFile(document: KitDocument, words: DocumentWords, locale: Locale, address: string) {
  return docxFile(toPrintable(document, words, locale), address);
}

/** A heading begins a section. */
function listSections(blocks: readonly KitBlock[]): PrintableSection[] {
  const starts = blocks.flatMap((block, position) =>
    position === 0 || block.kind === "heading" ? [position] : [],
  );
  return starts.map((start, index) => {
    const own = blocks.slice(start, starts[index + 1]);
    const [first] = own;
    const heading = first?.kind === "heading" ? first.text : "";
    return toSection(`part-${index + 1}`, heading, own.flatMap(blockToPrintable));
  });
}

function blockToPrintable(block: KitBlock): PrintableBlock[] {
  switch (block.kind) {
    case "heading":
      return [];
    case "clause":
      return clauseToPrintable(block);
    case "lines":
      return [{ kind: "fields", fields: block.labels.map((label) => ({ label, lines: 1 })) }];
    case "ticks":
      return [{ kind: "ticks", items: block.items }];
    case "table": {
      const rows = block.rows.map(({ label, text, source }) => [
        label,
        source === "" ? text : `${text}\n${source}`,
      ]);
      return [{ kind: "table", columns: [block.title, ""], rows }];
    }
  }
}

function clauseToPrintable({ number, tone, lines }: ShownClause): PrintableBlock[] {
  const [first = [], ...rest] = lines;
  const opening = [
    ...(number === null ? [] : [`${number}.`]),
    ...(tone === null ? [] : [`${tone.label.toUpperCase()}.`]),
    plainText(first),
  ].join(" ");
  return [toParagraph(opening), ...(rest.length === 0 ? [] : [toList(rest.map((line) => plainText(line)))])];
}

/** The rules that were read, and the points for a lawyer to check. */
function listGrounds({ rulesRead, legal }: KitDocument, words: DocumentWords): PrintableSection[] {
  const rules = rulesRead.map(
    ({ title, signed, clauses }) => `${title}: ${[signed, ...inClauses(clauses, words)].join("; ")}`,
  );
  const notes = legal.map(({ number, text }) =>
    [...inClauses(number === null ? [] : [number], words), text].join(": "),
  );
  return [
    toSection("rules-read", words.rulesRead, [
      rules.length === 0 ? toParagraph(words.noRules) : toList(rules),
    ]),
    ...(notes.length === 0 ? [] : [toSection("for-a-lawyer", words.forLawyer, [toList(notes)])]),
  ];
}
