// The blocks of a document as paragraphs and tables of a text processor. Word, Google Docs and LibreOffice each lay
// out a little differently: widths are given in full, and nothing floats but a code in the corner of the first page.
import {
  BorderStyle,
  CheckBox,
  ExternalHyperlink,
  HeadingLevel,
  HeightRule,
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  type IBorderOptions,
  type IFloating,
  ImageRun,
  LineRuleType,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
  WidthType,
} from "docx";
import { typedLink } from "~/features/qr/core/qr-address";
import { qrBitmap } from "~/features/qr/core/qr-bitmap";
import { stripControlCharacters } from "~/lib/control-characters";
import type { PrintableBlock } from "./printable-document";

type BlockOf<Kind extends PrintableBlock["kind"]> = Extract<PrintableBlock, { readonly kind: Kind }>;

/** Between the margins of an A4 page, in twentieths of a point. */
const TEXT_WIDTH = 10_206;
export const LINE_COLOUR = "8A948E";
/** Height of a row to write in by hand: 11 mm. */
const ROW_HEIGHT = 624;
/** A column for a number or a word. */
const NARROW = 1_300;
/** Height of the gap between two boxes. */
const GAP = 100;
/** Side of a printed code: 28 mm, in pixels of 96 to the inch. */
const CODE_SIDE = 106;
/** 22 mm: as high as a title and two lines. */
const CORNER_CODE_SIDE = 83;

export const BULLETS = "bullets";
export const NUMBERS = "numbers";
export const STYLES = {
  prompt: "Prompt",
  tick: "Tick",
  label: "FieldLabel",
  line: "WritingLine",
  tableHead: "TableHead",
  tableText: "TableText",
  footer: "LastLine",
} as const;

/** A text in runs, its line ends preserved, without characters that XML forbids: one makes the file unreadable. */
export function toRuns(
  text: string,
  look: { readonly bold?: boolean; readonly style?: string } = {},
): TextRun[] {
  return stripControlCharacters(text)
    .split(/\r\n|[\n\r\f]/)
    .map((line, index) => new TextRun({ ...look, text: line, ...(index === 0 ? {} : { break: 1 }) }));
}

/** A link that is typed as it is shown, or followed. */
export function linkTo(url: string, text: string): ExternalHyperlink {
  return new ExternalHyperlink({ link: url, children: toRuns(text, { style: "Hyperlink" }) });
}

function listToDocx({ ordered, items }: BlockOf<"list">, instance: number): Paragraph[] {
  // Each list counts from one: that is what an instance of its own is for.
  const numbering = { reference: ordered ? NUMBERS : BULLETS, level: 0, instance };
  return items.map((item) => new Paragraph({ children: toRuns(item), numbering }));
}

function ticksToDocx({ items }: BlockOf<"ticks">): Paragraph[] {
  return items.map(
    (item) =>
      new Paragraph({
        style: STYLES.tick,
        children: [new CheckBox({ checked: false }), new TextRun({ text: "\t" }), ...toRuns(item)],
      }),
  );
}

function fieldsToDocx({ fields }: BlockOf<"fields">): Paragraph[] {
  return fields.flatMap(({ label, lines }) => [
    new Paragraph({ style: STYLES.label, children: toRuns(label) }),
    ...Array.from({ length: lines }, () => new Paragraph({ style: STYLES.line })),
  ]);
}

/** Rows between the margins with lines of one look around every cell. */
function toGrid(
  rows: TableRow[],
  columnWidths: number[],
  style: IBorderOptions["style"],
): (Paragraph | Table)[] {
  const line = { style, size: 4, color: LINE_COLOUR };
  const table = new Table({
    layout: TableLayoutType.FIXED,
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths,
    borders: {
      top: line,
      bottom: line,
      left: line,
      right: line,
      insideHorizontal: line,
      insideVertical: line,
    },
    rows,
  });
  return [table, gap()];
}

/** Boxes with broken lines, as high as a hand can cut and hold. */
function cardsToDocx({ items }: BlockOf<"cards">): (Paragraph | Table)[] {
  const width = TEXT_WIDTH / 2;
  const card = (text: string) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      margins: { top: 200, bottom: 200, left: 200, right: 200 },
      children: [new Paragraph({ children: toRuns(text, { bold: true }) })],
    });
  const pairs = items.flatMap((item, index) => (index % 2 === 0 ? [[item, items[index + 1] ?? ""]] : []));
  const rows = pairs.map((pair) => new TableRow({ cantSplit: true, children: pair.map(card) }));
  return toGrid(rows, [width, width], BorderStyle.DASHED);
}

function cell(text: string, width: number, isHead: boolean): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(isHead ? { shading: { type: ShadingType.CLEAR, fill: "EEF3EF" } } : {}),
    children: [
      new Paragraph({
        style: isHead ? STYLES.tableHead : STYLES.tableText,
        children: toRuns(text),
      }),
    ],
  });
}

function tableToDocx({ columns, rows, first }: BlockOf<"table">): (Paragraph | Table)[] {
  const narrow = first === undefined ? [] : [NARROW];
  const left = columns.length - narrow.length;
  const width = Math.floor((TEXT_WIDTH - (narrow[0] ?? 0)) / left);
  const widths = [...narrow, ...Array.from({ length: left }, () => width)];
  const toCells = (row: readonly string[], isHead: boolean) =>
    widths.map((size, position) => cell(row[position] ?? "", size, isHead));
  const head = new TableRow({ tableHeader: true, cantSplit: true, children: toCells(columns, true) });
  const body = rows.map(
    (row) =>
      new TableRow({
        cantSplit: true,
        height: { value: ROW_HEIGHT, rule: HeightRule.ATLEAST },
        children: toCells(row, false),
      }),
  );
  return toGrid([head, ...body], widths, BorderStyle.SINGLE);
}

/** Keeps two tables or two prompts that follow each other from becoming one. */
export function gap(): Paragraph {
  return new Paragraph({ spacing: { after: 0, line: GAP, lineRule: LineRuleType.AUTO } });
}

function codePicture({ url, alt }: Omit<BlockOf<"code">, "kind">, side: number, floating?: IFloating) {
  return new ImageRun({
    type: "png",
    data: qrBitmap(url).bytes,
    transformation: { width: side, height: side },
    altText: { name: alt, title: alt, description: alt },
    floating,
  });
}

/** The code of an address in the upper right corner between the margins; the text runs beside it. */
export function cornerCode(code: Omit<BlockOf<"code">, "kind">): ImageRun {
  return codePicture(code, CORNER_CODE_SIDE, {
    horizontalPosition: {
      relative: HorizontalPositionRelativeFrom.MARGIN,
      align: HorizontalPositionAlign.RIGHT,
    },
    verticalPosition: { relative: VerticalPositionRelativeFrom.MARGIN, align: VerticalPositionAlign.TOP },
    wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.LEFT },
  });
}

function codeToDocx(code: BlockOf<"code">): Paragraph[] {
  const { url } = code;
  return [
    new Paragraph({ keepNext: true, spacing: { after: 0 }, children: [codePicture(code, CODE_SIDE)] }),
    new Paragraph({ children: [linkTo(url, typedLink(url))] }),
  ];
}

/** One block; `instance` is a number of its own for each list. */
export function blockToDocx(block: PrintableBlock, instance: number): (Paragraph | Table)[] {
  switch (block.kind) {
    case "heading":
      return [new Paragraph({ heading: HeadingLevel.HEADING_3, children: toRuns(block.text) })];
    case "paragraph": {
      const label = block.label === undefined ? [] : toRuns(`${block.label}: `, { bold: true });
      return [new Paragraph({ children: [...label, ...toRuns(block.text)] })];
    }
    case "list":
      return listToDocx(block, instance);
    case "ticks":
      return ticksToDocx(block);
    case "fields":
      return fieldsToDocx(block);
    case "table":
      return tableToDocx(block);
    case "cards":
      return cardsToDocx(block);
    case "prompt":
      return [new Paragraph({ style: STYLES.prompt, children: toRuns(block.text) })];
    case "link":
      return [new Paragraph({ children: [linkTo(block.url, block.text)] })];
    case "code":
      return codeToDocx(block);
  }
}
