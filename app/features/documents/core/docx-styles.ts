// How a document looks in a text processor: the same styles for all, so that a teacher can change one and all follow.
import {
  AlignmentType,
  BorderStyle,
  type INumberingOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
  ShadingType,
} from "docx";
import { BULLETS, LINE_COLOUR, NUMBERS, STYLES } from "./docx-blocks";

/** Word, Google Docs and LibreOffice all have it, or one with the same widths. */
const FONT = "Calibri";
const INK = "1B2420";
const GREEN = "14532D";
const PROMPT_COLOUR = "FFF9E3";

function headingStyle(points: number, before: number) {
  return {
    run: { font: FONT, size: points * 2, bold: true, color: GREEN },
    paragraph: { keepNext: true, spacing: { before, after: 60 } },
  };
}

/** The styles of a document in a language, which the spelling checker goes by. */
export function documentStyles(language: string): IStylesOptions {
  return {
    default: {
      document: {
        run: { font: FONT, size: 22, color: INK, language: { value: language } },
        // With these the lesson of a landing fills two sheets and leaves none with a few lines.
        paragraph: { spacing: { after: 60, line: 240, lineRule: LineRuleType.AUTO } },
      },
      heading1: headingStyle(22, 0),
      heading2: headingStyle(14, 150),
      heading3: headingStyle(12, 170),
      hyperlink: { run: { color: GREEN, underline: {} } },
      listParagraph: { paragraph: { spacing: { after: 40 } } },
    },
    paragraphStyles: [
      {
        id: STYLES.prompt,
        name: "Prompt",
        basedOn: "Normal",
        run: { font: "Consolas", size: 18 },
        paragraph: {
          keepLines: true,
          spacing: { before: 80, after: 120 },
          indent: { left: 140, right: 140 },
          shading: { type: ShadingType.CLEAR, fill: PROMPT_COLOUR },
          border: {
            left: { style: BorderStyle.SINGLE, size: 24, color: "C98A00", space: 6 },
            // Of the colour behind the text, so that it does not end where a line does.
            right: { style: BorderStyle.SINGLE, size: 4, color: PROMPT_COLOUR, space: 6 },
          },
        },
      },
      {
        id: STYLES.tick,
        name: "Tick",
        basedOn: "Normal",
        paragraph: { indent: { left: 425, hanging: 425 }, spacing: { after: 80 } },
      },
      {
        id: STYLES.label,
        name: "Field label",
        basedOn: "Normal",
        run: { bold: true, size: 20 },
        paragraph: { keepNext: true, spacing: { before: 200, after: 0 } },
      },
      {
        id: STYLES.line,
        name: "Writing line",
        basedOn: "Normal",
        paragraph: {
          spacing: { before: 0, after: 0, line: 420, lineRule: LineRuleType.AUTO },
          // Paragraphs with the same borders are one box to a text processor, which draws only what is between them.
          border: {
            between: { style: BorderStyle.SINGLE, size: 4, color: LINE_COLOUR, space: 1 },
            bottom: { style: BorderStyle.SINGLE, size: 4, color: LINE_COLOUR, space: 1 },
          },
        },
      },
      {
        id: STYLES.tableHead,
        name: "Table head",
        basedOn: "Normal",
        run: { bold: true, size: 20 },
        paragraph: { spacing: { before: 40, after: 40 } },
      },
      {
        id: STYLES.tableText,
        name: "Table text",
        basedOn: "Normal",
        run: { size: 20 },
        paragraph: { spacing: { before: 40, after: 40, line: 252, lineRule: LineRuleType.AUTO } },
      },
      {
        id: STYLES.footer,
        name: "Last line",
        basedOn: "Normal",
        run: { size: 18 },
        paragraph: {
          spacing: { before: 240 },
        },
      },
    ],
  };
}

function level(format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) {
  return {
    level: 0,
    format,
    text,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 425, hanging: 425 }, spacing: { after: 40 } } },
  };
}

export const LISTS: INumberingOptions = {
  config: [
    { reference: BULLETS, levels: [level(LevelFormat.BULLET, "•")] },
    { reference: NUMBERS, levels: [level(LevelFormat.DECIMAL, "%1.")] },
  ],
};
