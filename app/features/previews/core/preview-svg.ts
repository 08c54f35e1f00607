// A preview picture as SVG: the site, what the page is about, and its face or the cover of the book. Colours are those
// of the day, by the names of the tokens; who turns it into a picture puts in their values.

import { escapeHtml } from "~/lib/escape-html";
import { FACE_DRAWINGS, type ThingFace } from "~/lib/face-shapes";

/** Width of a text set in a size. */
type Measure = (text: string, size: number) => number;

interface Room {
  readonly size: number;
  readonly width: number;
  readonly lines: number;
}

function fill(text: string, width: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || width(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** The text in lines of the width; the rest beyond the last line is cut with an ellipsis. */
export function breakLines(text: string, { size, width, lines }: Room, measure: Measure): string[] {
  const fits = (line: string) => measure(line, size) <= width;
  const all = fill(text, fits);
  if (all.length <= lines) return all;
  const kept = all.slice(0, lines);
  let last = kept.pop() ?? "";
  while (last.includes(" ") && !fits(`${last}…`)) last = last.slice(0, last.lastIndexOf(" "));
  return [...kept, `${last.replace(/[,;:.]$/, "")}…`];
}

/** The largest of the sizes in which a title needs no more lines than allowed and no word is too long. */
export function largestSize(
  text: string,
  sizes: readonly number[],
  { width, lines }: Omit<Room, "size">,
  measure: Measure,
): number {
  const fitting = sizes.find((size) => {
    const broken = fill(text, (line) => measure(line, size) <= width);
    return broken.length <= lines && broken.every((line) => measure(line, size) <= width);
  });
  return fitting ?? Math.min(...sizes);
}

/** The size to which services cut previews. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

export interface Preview {
  readonly siteTitle: string;
  /** The mark of the site as SVG. */
  readonly mark: string;
  /** Its kind; null where the title says so. */
  readonly kind: string | null;
  readonly title: string;
  readonly description: string;
  /** Name of the token with the colour of kind and face. */
  readonly hue: string;
  readonly shows: ThingFace | { readonly cover: string };
}

export interface Measures {
  readonly heading: Measure;
  readonly text: Measure;
}

const LEFT = 72;
const WORDS_WIDTH = 690;
/** Middle of the words, and of the picture beside them. */
const MIDDLE = 342;
const FACE = { x: 972, width: 312, height: 404 } as const;
const TITLE_SIZES = [74, 66, 60, 52, 46] as const;
const KIND_SIZE = 28;
const TEXT_SIZE = 30;
const TEXT_LINE = 42;
const STROKE_ROOM = 46;

interface TextLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly heading?: boolean;
  readonly fill: string;
  readonly more?: string;
}

function line({ text, x, y, size, heading = false, fill, more = "" }: TextLine): string {
  const family = heading ? "heading" : "text";
  return `<text x="${x}" y="${y}" font-size="${size}" font-family="var(--font-${family})" fill="var(${fill})"${more}>${escapeHtml(text)}</text>`;
}

/** Letters are this much of their size above the line they stand on, the middle of a capital half of it. */
const CAPITAL = 0.68;

function drawWords({ kind, title, description, hue }: Preview, measures: Measures): string {
  const size = largestSize(title, TITLE_SIZES, { width: WORDS_WIDTH, lines: 3 }, measures.heading);
  const titleLines = breakLines(title, { size, width: WORDS_WIDTH, lines: 4 }, measures.heading);
  const room = { size: TEXT_SIZE, width: WORDS_WIDTH, lines: titleLines.length > 2 ? 2 : 3 };
  const textLines = breakLines(description, room, measures.text);
  const titleHeight = titleLines.length * size * 1.1;
  const kindHeight = kind === null ? 0 : KIND_SIZE * 1.7;
  const height = kindHeight + titleHeight + STROKE_ROOM + textLines.length * TEXT_LINE;
  const top = MIDDLE - height / 2;
  const titleTop = top + kindHeight;
  const stroke = titleTop + titleHeight + 10;
  const place = { x: LEFT, heading: true };
  return [
    kind === null ? "" : line({ ...place, text: kind, y: top + KIND_SIZE, size: KIND_SIZE, fill: hue }),
    ...titleLines.map((text, index) =>
      line({ ...place, text, y: titleTop + size * (0.86 + index * 1.1), size, fill: "--text" }),
    ),
    `<rect x="${LEFT}" y="${stroke}" width="200" height="9" rx="4.5" fill="var(--highlight)"/>`,
    ...textLines.map((text, index) =>
      line({
        ...place,
        heading: false,
        text,
        y: stroke + STROKE_ROOM + TEXT_SIZE * 0.3 + index * TEXT_LINE,
        size: TEXT_SIZE,
        fill: "--text-muted",
      }),
    ),
  ].join("");
}

/** A code breaks after its hyphens, as it does on a page. */
function wordsOnFace({ shape, words }: ThingFace, measures: Measures): string[] {
  const { width, letters } = FACE_DRAWINGS[shape];
  if (shape !== "corner") return words === "" ? [] : [words];
  const parts = words.replaceAll("-", "- ");
  const room = { size: letters, width: width - 16, lines: 3 };
  return breakLines(parts, room, (text, size) => measures.text(text.replaceAll("- ", "-"), size)).map(
    (text) => text.replaceAll("- ", "-"),
  );
}

function drawFace(face: ThingFace, hue: string, measures: Measures): string {
  const drawing = FACE_DRAWINGS[face.shape];
  const { width, height, body, letters, middle, upright, heading = false } = drawing;
  const scale = Math.min(FACE.width / width, FACE.height / height);
  const lines = wordsOnFace(face, measures);
  // The file of the text face has no bold letters without the axis that a browser turns.
  const bold = heading ? "" : ` stroke="var(--surface-raised)" stroke-width="${letters * 0.035}"`;
  const x = (face.shape === "corner" ? width - 8 : width) / 2;
  const words = lines.map((text, index) => {
    const y = middle + letters * (CAPITAL / 2 + (index - (lines.length - 1) / 2));
    const turn = upright === true ? ` transform="rotate(90 ${x} ${middle})"` : "";
    const more = ` text-anchor="middle"${bold}${turn}`;
    return line({ text, x, y, size: letters, heading, fill: "--surface-raised", more });
  });
  const left = FACE.x - (width * scale) / 2;
  const top = MIDDLE - 10 - (height * scale) / 2;
  return `<g transform="translate(${left} ${top}) scale(${scale})" color="var(${hue})"><g fill="currentColor">${body}</g>${words.join("")}</g>`;
}

function drawCover(cover: string): string {
  const scale = 1.08;
  return `<g transform="translate(${FACE.x - 150 * scale} ${MIDDLE - 14 - 200 * scale}) rotate(2 150 200) scale(${scale})">${cover}</g>`;
}

/** The picture of one page in one language. */
export function previewSvg(preview: Preview, measures: Measures): string {
  const { width, height } = PREVIEW_SIZE;
  const { shows, hue, siteTitle, mark } = preview;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${[
    `<rect width="${width}" height="${height}" fill="var(--surface)"/>`,
    `<rect y="${height - 14}" width="${width}" height="14" fill="var(--ledge)"/>`,
    `<g transform="translate(${LEFT} 48) scale(1.625)">${mark}</g>`,
    line({ text: siteTitle, x: LEFT + 68, y: 85, size: 30, heading: true, fill: "--brand" }),
    drawWords(preview, measures),
    "cover" in shows ? drawCover(shows.cover) : drawFace(shows, hue, measures),
  ].join("")}</svg>`;
}
