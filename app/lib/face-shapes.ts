// The faces of things: one drawing for each kind of thing, on cards and pages (app/ui/face.module.css) and on preview
// pictures. What is cut out of a shape runs the other way round its path, so that the rest needs no rule of its own.

export const FACE_SHAPES = [
  "monogram",
  "board",
  "stamp",
  "spine",
  "window",
  "play",
  "clip",
  "corner",
] as const;
export type FaceShape = (typeof FACE_SHAPES)[number];

/** Face of a thing: the drawing of its kind, and the few letters on it, or none. */
export interface ThingFace {
  readonly shape: FaceShape;
  readonly words: string;
}

export interface FaceDrawing {
  /** In units of a sixteenth of the size of the text around it. */
  readonly width: number;
  readonly height: number;
  /** SVG inside that box, in the colour of the text. */
  readonly body: string;
  /** Size of the letters in the same units. */
  readonly letters: number;
  /** Where the middle of the letters is, counted from the top. */
  readonly middle: number;
  /** True for letters that run from top to bottom. */
  readonly upright?: true;
  /** True for the letters of headings. */
  readonly heading?: true;
}

export const FACE_DRAWINGS: Readonly<Record<FaceShape, FaceDrawing>> = {
  /** A tool: its letters, as on a label of a drawer. */
  monogram: {
    width: 44,
    height: 44,
    body: "<path d='M9 0h26a9 9 0 0 1 9 9v26a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9zM6 36v2h32v-2z'/>",
    letters: 18,
    middle: 19,
    heading: true,
  },
  /** A course: a blackboard over its ledge. */
  board: {
    width: 56,
    height: 40,
    body: "<path d='M3 0h50a3 3 0 0 1 3 3v29H0V3a3 3 0 0 1 3-3zM4 34h48v6H4z'/>",
    letters: 14,
    middle: 16,
  },
  /** A certification: a seal with a scalloped edge. */
  stamp: {
    width: 52,
    height: 52,
    body: "<circle cx='26' cy='26' r='22'/><circle cx='26' cy='26' r='22' fill='none' stroke='currentColor' stroke-width='7.6' stroke-linecap='round' stroke-dasharray='0 8.64'/>",
    letters: 14,
    middle: 26,
  },
  /** A book: its spine, with a band at either end. */
  spine: {
    width: 28,
    height: 88,
    body: "<path d='M4 0h20a4 4 0 0 1 4 4v80a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4zM0 6v2h28v-2zM0 80v2h28v-2z'/>",
    letters: 12,
    middle: 44,
    upright: true,
  },
  /** A site: a window with its bar. */
  window: {
    width: 60,
    height: 42,
    body: "<path d='M5 0h50a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5zM0 10v2h60v-2zM6 4v3h3v-3zM12 4v3h3v-3zM18 4v3h3v-3z'/>",
    letters: 13,
    middle: 27,
  },
  /** A channel or a series: a tab with the sign to play. */
  play: {
    width: 56,
    height: 42,
    body: "<path d='M9 0h38a9 9 0 0 1 9 9v33H0V9a9 9 0 0 1 9-9zM22 11v20l17-10z'/>",
    letters: 13,
    middle: 21,
  },
  /** A video: the same tab, with its length. */
  clip: {
    width: 56,
    height: 42,
    body: "<path d='M9 0h38a9 9 0 0 1 9 9v33H0V9a9 9 0 0 1 9-9zM23 6v15l13-7.5z'/>",
    letters: 13,
    middle: 32,
  },
  /** A printed code: the page it stands on, with its corner turned down. */
  corner: {
    width: 84,
    height: 46,
    body: "<path d='M4 0h65l15 15v27a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4zM67 2v15h15z'/>",
    letters: 11,
    middle: 25,
  },
};
