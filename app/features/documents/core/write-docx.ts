// A document as a file that Word, Google Docs and LibreOffice open. The library weighs more than most pages do, so it
// is loaded where somebody wants a file, and never with a page.
import { AlignmentType, Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from "docx";
import { LANGUAGES } from "~/addresses/languages";
import { typedLink } from "~/features/qr/core/qr-address";
import { stripControlCharacters } from "~/lib/control-characters";
import type { Paper } from "./document-path";
import { blockToDocx, cornerCode, gap, linkTo, STYLES, toRuns } from "./docx-blocks";
import { documentStyles, LISTS } from "./docx-styles";
import type { PrintableDocument, PrintableSection } from "./printable-document";

const PAPER_SIZES = {
  a4: { width: 11_906, height: 16_838 },
  letter: { width: 12_240, height: 15_840 },
} as const satisfies Record<Paper, unknown>;
const MARGIN = 850;
/** Above and below the text, and between the number of the sheet and its edge. */
const HEAD_MARGIN = 800;
const FOOTER = 400;

/** A QR code, and its words for those who do not see it. */
export interface CornerCode {
  readonly url: string;
  readonly alt: string;
}

function sectionToDocx(section: PrintableSection, position: number) {
  const heading =
    section.heading === ""
      ? []
      : [
          new Paragraph({
            heading: HeadingLevel.HEADING_2,
            pageBreakBefore: section.startsPage,
            children: toRuns(section.heading),
          }),
        ];
  const blocks = section.blocks.flatMap((block, index) => {
    // Only here: an empty paragraph at the foot of a full sheet would make a sheet of its own.
    const isSecondPrompt = block.kind === "prompt" && section.blocks[index - 1]?.kind === "prompt";
    return [...(isSecondPrompt ? [gap()] : []), ...blockToDocx(block, position * 1000 + index)];
  });
  return [...heading, ...blocks];
}

function lastLine({ footer }: PrintableDocument, address: string | null): Paragraph {
  const link = address === null ? [] : [new TextRun({ text: " " }), linkTo(address, typedLink(address))];
  return new Paragraph({ style: STYLES.footer, children: [...toRuns(footer), ...link] });
}

/** "2 / 7": a page that falls out of the pile finds its place again. */
function pageNumbers(): Footer {
  const run = new TextRun({ size: 18, children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES] });
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.END, children: [run] })] });
}

/**
 * The bytes of the document as a DOCX file on a paper. `address` is the page it came from, printed in the last line; null
 * leaves it out. A code stands in the corner of the first page, where it takes no room below the text.
 */
export async function writeDocx(
  document: PrintableDocument,
  address: string | null,
  code: CornerCode | null = null,
  paper: Paper = "a4",
): Promise<ArrayBuffer> {
  const corner = code === null ? [] : [cornerCode(code)];
  const intro =
    document.intro === "" ? [] : [new Paragraph({ children: [...corner, ...toRuns(document.intro)] })];
  const file = new Document({
    title: stripControlCharacters(document.title),
    creator: "AI Teacher Pro",
    styles: documentStyles(LANGUAGES[document.locale].formats),
    numbering: LISTS,
    sections: [
      {
        properties: {
          page: {
            size: PAPER_SIZES[paper],
            margin: { top: HEAD_MARGIN, right: MARGIN, bottom: HEAD_MARGIN, left: MARGIN, footer: FOOTER },
          },
        },
        footers: { default: pageNumbers() },
        children: [
          new Paragraph({
            heading: HeadingLevel.HEADING_1,
            // Not in the title, whose words are what a reader goes by.
            children: [...(intro.length === 0 ? corner : []), ...toRuns(document.title)],
          }),
          ...intro,
          ...document.sections.flatMap(sectionToDocx),
          lastLine(document, address),
        ],
      },
    ],
  });
  return Packer.toArrayBuffer(file);
}
