import { BOOK_EDITIONS } from "~/content/book-editions";
import { useLocale } from "~/i18n/translate";

/** The book looks the same by day and by night. */
export const COVER = {
  board: "#1a5c38",
  chalk: "#f1efe6",
  yellow: "#f4d35e",
  paper: "#efe6d0",
  edge: "#cbbd9c",
  ink: "#1b3a29",
};

interface ChalkPoint {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly bright: boolean;
}

function point(x: number, y: number, radius: number, bright = false): ChalkPoint {
  return { x, y, radius, bright };
}

// Three layers of a network, drawn slightly askew, as by hand on a board.
const LAYERS: readonly (readonly ChalkPoint[])[] = [
  [point(66, 259, 6), point(62, 288, 6), point(69, 316, 6), point(64, 340, 5)],
  [point(124, 246, 7), point(119, 276, 7, true), point(127, 305, 7), point(121, 334, 6)],
  [point(188, 256, 7, true), point(183, 290, 8), point(190, 324, 7)],
  [point(249, 272, 8), point(245, 309, 9, true)],
];

const CHALK_POINTS: readonly ChalkPoint[] = LAYERS.flat();

/** Joins every point with the points of the next layer that are near enough. */
const CHALK_LINKS: readonly { readonly from: ChalkPoint; readonly to: ChalkPoint }[] = LAYERS.flatMap(
  (layer, index) =>
    layer.flatMap((from) =>
      (LAYERS[index + 1] ?? []).filter((to) => Math.abs(to.y - from.y) < 50).map((to) => ({ from, to })),
    ),
);

interface BookCoverProps {
  /** The text alternative, for example "Cover of the book …". */
  readonly label: string;
  /** The title of the edition, broken by hand. */
  readonly titleLines: readonly string[];
  /** From configuration; null where no name is set up, and the cover is complete without it. */
  readonly author: string | null;
  /** The green cover of the English edition or the yellow one of the Portuguese edition. */
  readonly edition: "board" | "chalk";
}

/** The longest line fills the cover with letters of this size, times their number. */
const TITLE_FILLS = 350;
/** Mean width of a letter, as a part of its size. */
const LETTER_WIDTH = 0.56;
const TITLE_TOP = 44;
const AUTHOR_WIDTH = 222;
const AUTHOR_SIZE_MAX = 15;

/** The printed book, drawn: paper spine, page edges, and a network in chalk on its face. */
export function BookCover({ label, titleLines, author, edition }: BookCoverProps) {
  const face = edition === "board" ? COVER.board : COVER.yellow;
  const ink = edition === "board" ? COVER.chalk : COVER.ink;
  const spark = edition === "board" ? COVER.yellow : COVER.board;
  const titleSize = TITLE_FILLS / Math.max(...titleLines.map((line) => line.length));
  const titleBottom = TITLE_TOP + titleLines.length * titleSize * 1.08;
  return (
    <svg viewBox="0 0 300 400" width="300" height="400" role="img" aria-label={label}>
      {/* The block of pages looks out at the right and at the foot. */}
      <path d="M14 12h274l8 8v376H22l-8-8z" fill={COVER.edge} />
      <path d="M290 16v374M293 19v374M18 390h274M20 393h274" stroke={COVER.paper} fill="none" />
      <path d="M8 4h274a5 5 0 0 1 5 5v374a5 5 0 0 1-5 5H8z" fill={face} />
      {/* The spine: a strip of paper, stitched. */}
      <path d="M8 4h26v384H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z" fill={COVER.paper} />
      <path d="M34 4v384" stroke={COVER.edge} strokeWidth="2" />
      <path d="M27 18v356" stroke={COVER.edge} strokeWidth="1.5" strokeDasharray="7 6" />
      <g stroke={ink} strokeWidth="1.5" strokeLinecap="round" opacity="0.75">
        {CHALK_LINKS.map(({ from, to }) => (
          <line key={`${from.x} ${to.x}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
      </g>
      {CHALK_POINTS.map(({ x, y, radius, bright }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={radius}
          fill={bright ? spark : face}
          stroke={bright ? spark : ink}
          strokeWidth="2"
        />
      ))}
      <g fill={ink} fontFamily="var(--font-heading)" fontWeight="620">
        <text fontSize={titleSize}>
          {titleLines.map((line, index) => (
            <tspan key={line} x="52" y={TITLE_TOP + titleSize * (0.78 + index * 1.08)}>
              {line}
            </tspan>
          ))}
        </text>
      </g>
      <path
        d={`M53 ${titleBottom + 10}c40-2.5 78-1 116-3`}
        stroke={spark}
        strokeWidth="5"
        strokeLinecap="round"
      />
      {author === null ? null : (
        <text
          x="52"
          y="372"
          fill={ink}
          fontFamily="var(--font-text)"
          fontSize={Math.min(AUTHOR_SIZE_MAX, AUTHOR_WIDTH / (author.length * LETTER_WIDTH))}
          fontWeight="600"
        >
          {author}
        </text>
      )}
    </svg>
  );
}

interface EditionCoverProps {
  readonly label: string;
  /** Who wrote the book, as it is configured. */
  readonly author: string | null;
}

/** The cover of the edition in the language of the page. */
export function EditionCover({ label, author }: EditionCoverProps) {
  const { cover, titleLines } = BOOK_EDITIONS[useLocale()];
  return <BookCover label={label} titleLines={titleLines} author={author} edition={cover} />;
}
