// Finds faults of a page's layout by functions that run in it. They are sent there as text, so each uses only its
// arguments.

/** One line for each fault: what is wrong, and with which element. */
export type LayoutFault = string;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line of words or a control. */
interface Part extends Box {
  readonly element: Element;
}

/**
 * Measures the page for the checks. Reads no style of elements that hold no words, so that a page of a hundred cards
 * takes milliseconds.
 */
function lookAtPage() {
  /** Neighbours may touch. */
  const TOUCH_PX = 2;
  function toName(element: Element) {
    const words = (element.textContent || element.getAttribute("aria-label") || "")
      .replace(/\s+/g, " ")
      .trim();
    const parent = element.parentElement?.localName ?? "";
    return `${parent} > ${element.localName}${element.id === "" ? "" : `#${element.id}`} "${words.slice(0, 60)}"`;
  }
  function isSeen(element: Element) {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest("dialog:not([open]), .visually-hidden, .skip-link") === null
    );
  }
  const boxes = new Map<Element, DOMRect | null>();
  /** The box that scrolls or cuts off what an element shows; null where none does. */
  function findClip({ parentElement: around }: Element): DOMRect | null {
    if (around === null || around === document.body) return null;
    const known = boxes.get(around);
    if (known !== undefined) return known;
    const { overflowX, clipPath } = getComputedStyle(around);
    const cuts = overflowX !== "visible" || clipPath !== "none";
    const box = cuts ? around.getBoundingClientRect() : findClip(around);
    boxes.set(around, box);
    return box;
  }
  function isCut(box: Box, clip: Box | null) {
    return (
      clip !== null &&
      (box.left > clip.right || box.right < clip.left || box.top > clip.bottom || box.bottom < clip.top)
    );
  }
  function areApart(one: Box, other: Box) {
    return (
      one.right - other.left <= TOUCH_PX ||
      other.right - one.left <= TOUCH_PX ||
      one.bottom - other.top <= TOUCH_PX ||
      other.bottom - one.top <= TOUCH_PX
    );
  }
  const range = document.createRange();
  /** The boxes of the lines in which a node stands, or some letters of a text. */
  function listLines(node: Node, start?: number, end?: number): DOMRect[] {
    range.selectNodeContents(node);
    if (start !== undefined && end !== undefined) {
      range.setStart(node, start);
      range.setEnd(node, end);
    }
    return [...range.getClientRects()];
  }
  function standing(selector: string, position: string) {
    return [...document.querySelectorAll(selector)].filter(
      (element) => getComputedStyle(element).position === position && isSeen(element),
    );
  }

  const texts: { readonly text: Text; readonly element: Element; readonly lines: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const element = text.parentElement;
    // The place of words in what is folded is worked out again for each question, so they are not asked.
    if (!(text instanceof Text) || element === null || !text.data.trim() || !isSeen(element)) continue;
    texts.push({ text, element, lines: listLines(text) });
  }
  const header = document.querySelector("body > header");
  const fixed = standing("main a, main button, main aside", "fixed");
  // Sticky elements have a ground of their own, and the text scrolls under it.
  const staying = [...fixed, ...standing("main div, main p, main aside", "sticky")];
  const words = texts.flatMap(({ element, lines }) =>
    lines
      // The middle of the line: fonts are higher than their lines.
      .map(({ left, right, top, bottom, height }) => ({
        element,
        left,
        right,
        top: top + height * 0.3,
        bottom: bottom - height * 0.3,
      }))
      .filter((line) => line.right - line.left > TOUCH_PX && !isCut(line, findClip(element))),
  );
  const controls = [...document.querySelectorAll("button, input, select, textarea")]
    .filter(isSeen)
    .map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { element, left, right, top, bottom };
    })
    .filter(({ left, right }) => right - left > TOUCH_PX);
  const parts: readonly Part[] = [...words, ...controls]
    .filter(
      ({ element }) => !staying.some((one) => one.contains(element)) && header?.contains(element) !== true,
    )
    .sort((one, other) => one.top - other.top);
  return { toName, isSeen, findClip, isCut, areApart, listLines, texts, header, fixed, words, parts };
}

type Look = ReturnType<typeof lookAtPage>;

function whatSticksOut({ toName, isSeen, findClip }: Look): LayoutFault[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return [];
  const wide = [...document.body.querySelectorAll("*")].filter(
    (element) =>
      element.getBoundingClientRect().right > clientWidth + 1 &&
      isSeen(element) &&
      findClip(element) === null,
  );
  const widest = wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  );
  return [`${scrollWidth - innerWidth} px: ${widest.slice(0, 3).map(toName).join("; ")}`];
}

/** Its row is as high as its property says, holds what it shows, and sticks only where the window is high enough. */
function headerOutOfItsRow({ toName, header, words }: Look): LayoutFault[] {
  if (header === null) return ["there is none"];
  const MOST_REM = 4.5;
  const MOST_SHARE = 0.15;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const row = header.getBoundingClientRect();
  const { position, top } = getComputedStyle(header);
  const sticks = position === "sticky" && Number.parseFloat(top) > -row.height;
  const outside = words.filter(
    ({ element, ...line }) =>
      header.contains(element) &&
      (line.top < row.top || line.bottom > row.bottom || line.right > innerWidth || line.left < 0),
  );
  return [
    ...(row.height === 0 || row.height > MOST_REM * rem + 1 ? [`${row.height} px high`] : []),
    ...(sticks && row.height > MOST_SHARE * innerHeight + 1 ? ["sticks to a low window"] : []),
    ...outside.map(({ element }) => `hangs out: ${toName(element)}`),
  ];
}

/** Cards side by side: below full rows, the last has no gap, but in a list that a filter narrows. */
function gapAfterCards({ toName, isSeen }: Look): LayoutFault[] {
  const lists = [
    ...document.querySelectorAll(
      "main :has(> article + article), main :has(> li > article):not(:has([data-facets]))",
    ),
  ].map((list) => {
    const last = [...list.children].filter(isSeen).at(-1);
    const end = list.getBoundingClientRect().right;
    return { list, gap: end - (last?.getBoundingClientRect().right ?? end) };
  });
  return lists.filter(({ gap }) => gap > 2).map(({ list, gap }) => `${Math.round(gap)} px: ${toName(list)}`);
}

function bulletsWithoutRoom({ toName, isSeen }: Look): LayoutFault[] {
  /** A bullet and the space after it. */
  const BULLET_PX = 12;
  return [...document.querySelectorAll("main :is(ul, ol):has(> li)")]
    .filter((list) => {
      const item = list.querySelector(":scope > li");
      if (item === null || !isSeen(item)) return false;
      const { display, listStyleType, paddingLeft, marginLeft } = getComputedStyle(item);
      const room = [getComputedStyle(list).paddingLeft, paddingLeft, marginLeft].map(Number.parseFloat);
      return display === "list-item" && listStyleType !== "none" && room.every((width) => width < BULLET_PX);
    })
    .map(toName);
}

/** The sign after the words of a link. */
function signInLineOfItsOwn({ toName, isSeen, listLines }: Look): LayoutFault[] {
  return [...document.querySelectorAll("main a svg")]
    .filter((sign) => {
      const words = sign.previousSibling;
      if (words === null || !isSeen(sign)) return false;
      const end = listLines(words).at(-1);
      return end !== undefined && sign.getBoundingClientRect().top >= end.bottom;
    })
    .map((sign) => toName(sign.closest("a") ?? sign));
}

/** The name of a file or its ending; what a link says besides may take two lines. */
function brokenFileName({ listLines, texts }: Look): LayoutFault[] {
  return texts
    .filter(({ element, lines }) => lines.length > 1 && element.closest("a[download]") !== null)
    .flatMap(({ text }) =>
      [...text.data.matchAll(/\S*\.\S+/g)]
        .filter(({ 0: name, index }) => listLines(text, index, index + name.length).length > 1)
        .map(([name]) => name),
    );
}

/** A figure, or a sum of money apart from its sign; one in a name or an address may be. */
function brokenNumber({ toName, listLines, texts }: Look): LayoutFault[] {
  return texts
    .filter(({ lines }) => lines.length > 1)
    .flatMap(({ text, element }) =>
      [...text.data.matchAll(/(?<![\p{L}\d:/.-])(?:R\$\s)?\d[\d.,]*\d(?![\p{L}/-])/gu)]
        .filter(({ 0: number, index }) => listLines(text, index, index + number.length).length > 1)
        .map(([number]) => `${number} in ${toName(element)}`),
    );
}

function cutPlaceholder({ isSeen }: Look): LayoutFault[] {
  /** Kept at the end of a search field, for the cross that empties it. */
  const CROSS_PX = 18;
  const pen = document.createElement("canvas").getContext("2d");
  return [...document.querySelectorAll<HTMLInputElement>("input:placeholder-shown")]
    .filter((field) => {
      if (pen === null || field.placeholder.trim() === "" || !isSeen(field)) return false;
      if (getComputedStyle(field, "::placeholder").color === "rgba(0, 0, 0, 0)") return false;
      const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field);
      Object.assign(pen, { font, letterSpacing });
      const cross = field.type === "search" ? CROSS_PX : 0;
      const room =
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - cross;
      return pen.measureText(field.placeholder).width > room;
    })
    .map(({ placeholder }) => placeholder);
}

/** How far the browser keeps from the edges what an anchor or the focus brings into sight. */
function underWhatStays({ toName, isSeen, header, fixed }: Look): LayoutFault[] {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const height = header?.getBoundingClientRect().height ?? 0;
  const stops = [...document.querySelectorAll("main :is(a, button, input, summary), body > footer a")]
    .filter((stop) => isSeen(stop) && !fixed.includes(stop))
    .map((stop) => stop.getBoundingClientRect());
  const covering = fixed.filter((element) => {
    const { left, right, top } = element.getBoundingClientRect();
    const isOver = stops.some((stop) => stop.right - left > 2 && right - stop.left > 2);
    return isOver && (Number.parseFloat(scrollPaddingBottom) || 0) < innerHeight - top;
  });
  return [
    ...(Number.parseFloat(scrollPaddingTop) < height ? ["an anchor, under the header"] : []),
    ...covering.map((element) => `the focus, under ${toName(element)}`),
  ];
}

function wordsOnWords({ toName, areApart, parts }: Look): LayoutFault[] {
  const areKin = (one: Element, other: Element) => one.contains(other) || other.contains(one);
  const faults: LayoutFault[] = [];
  for (const [index, one] of parts.entries()) {
    // From the highest down, so that few of a thousand are compared with each.
    for (let next = index + 1; next < parts.length; next += 1) {
      const other = parts[next];
      if (other === undefined || other.top >= one.bottom) break;
      if (!areApart(one, other) && !areKin(one.element, other.element))
        faults.push(`${toName(one.element)} and ${toName(other.element)}`);
    }
  }
  return faults;
}

/** By a fixed control, at the end of the page. */
function coveredAtTheEnd({ toName, areApart, fixed, parts }: Look): LayoutFault[] {
  const [before, behind] = [scrollX, scrollY];
  scrollTo({ left: 0, top: document.documentElement.scrollHeight, behavior: "instant" });
  const moved = scrollY - behind;
  const faults = fixed.flatMap((element) => {
    const over = element.getBoundingClientRect();
    return parts
      .filter((part) => !areApart(over, { ...part, top: part.top - moved, bottom: part.bottom - moved }))
      .map((part) => `${toName(part.element)} by ${toName(element)}`);
  });
  scrollTo({ left: before, top: behind, behavior: "instant" });
  return faults;
}

const CHECKS = [
  whatSticksOut,
  headerOutOfItsRow,
  gapAfterCards,
  bulletsWithoutRoom,
  signInLineOfItsOwn,
  brokenFileName,
  brokenNumber,
  cutPlaceholder,
  underWhatStays,
  wordsOnWords,
  coveredAtTheEnd,
];

/** For the page to evaluate: its faults, each after the name of the check that found it. */
export const LIST_LAYOUT_FAULTS = `(() => {
  const look = (${lookAtPage})();
  const found = [${CHECKS.join()}].flatMap((check) => check(look).map((fault) => check.name + ": " + fault));
  return [...new Set(found)];
})()`;
