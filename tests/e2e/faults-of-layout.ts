/** What `listLayoutFaults` reports is one line each: what is wrong, and with which element. */
export type LayoutFault = string;

/**
 * Runs in the page: what sticks out to the side, a header of more than one row, a gap after cards, a bullet
 * outside of its list, a sign, half a number or half the name of a file in a line of its own, a placeholder that its
 * field cuts, words that lie on words or under a control, and at the end of the page what a fixed control covers. Reads
 * no style of elements that hold no words, so that a page of a hundred cards takes milliseconds.
 */
export function listLayoutFaults(): LayoutFault[] {
  /** One line has 4.5 rem and a border. */
  const HEADER_MOST_PX = 80;
  /** Neighbours may touch. */
  const TOUCH_PX = 2;
  /** A bullet and the space after it. */
  const BULLET_PX = 12;
  /** Kept at the end of a search field, for the cross that empties it. */
  const CROSS_PX = 18;
  const faults: LayoutFault[] = [];
  const nameOf = (element: Element) => {
    const words = (element.textContent || element.getAttribute("aria-label") || "")
      .replace(/\s+/g, " ")
      .trim();
    const parent = element.parentElement?.localName ?? "";
    return `${parent} > ${element.localName}${element.id === "" ? "" : `#${element.id}`} "${words.slice(0, 60)}"`;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest("dialog:not([open]), .visually-hidden, .skip-link") === null;
  const boxes = new Map<Element, DOMRect | null>();
  const findBox = (around: Element): DOMRect | null => {
    const { overflowX, clipPath } = getComputedStyle(around);
    return overflowX !== "visible" || clipPath !== "none" ? around.getBoundingClientRect() : clipped(around);
  };
  // What scrolls in its own box, or is cut off by it, lies on nothing outside of that box.
  const clipped = ({ parentElement: around }: Element): DOMRect | null => {
    if (around === null || around === document.body) return null;
    const known = boxes.get(around);
    if (known !== undefined) return known;
    const box = findBox(around);
    boxes.set(around, box);
    return box;
  };

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > innerWidth) {
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 &&
        isSeen(element) &&
        clipped(element) === null,
    );
    const widest = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    faults.push(`${scrollWidth - innerWidth} px too wide: ${widest.slice(0, 3).map(nameOf).join("; ")}`);
  }

  const header = document.querySelector("body > header, [role=banner]");
  const height = header?.getBoundingClientRect().height ?? 0;
  if (height === 0 || height > HEADER_MOST_PX) faults.push(`the header is ${height} px high`);

  // Cards side by side: below full rows, the last has no gap.
  for (const list of document.querySelectorAll("main :has(> article + article), main :has(> li > article)")) {
    const cards = [...list.children].filter((card) => card.checkVisibility());
    const rights = cards.map((card) => card.getBoundingClientRect().right);
    const gap = list.getBoundingClientRect().right - (rights.at(-1) ?? 0);
    if (cards.length > 0 && gap > TOUCH_PX)
      faults.push(`${Math.round(gap)} px are empty after ${nameOf(list)}`);
  }

  for (const list of document.querySelectorAll("main :is(ul, ol):has(> li)")) {
    const item = list.querySelector(":scope > li");
    if (item === null || !isSeen(item)) continue;
    const { display, listStyleType, paddingLeft, marginLeft } = getComputedStyle(item);
    const room = [getComputedStyle(list).paddingLeft, paddingLeft, marginLeft].map(Number.parseFloat);
    const hasBullet = display === "list-item" && listStyleType !== "none";
    if (hasBullet && room.every((width) => width < BULLET_PX))
      faults.push(`no room for the bullets of ${nameOf(list)}`);
  }

  const range = document.createRange();
  for (const sign of document.querySelectorAll("main a svg")) {
    const words = sign.previousSibling;
    if (words === null || !isSeen(sign)) continue;
    range.selectNodeContents(words);
    const end = [...range.getClientRects()].at(-1);
    if (end !== undefined && sign.getBoundingClientRect().top >= end.bottom)
      faults.push(`the sign stands alone in ${nameOf(sign.closest("a") ?? sign)}`);
  }

  for (const file of document.querySelectorAll("main a[download]")) {
    range.selectNodeContents(file);
    const isPlain = file.childElementCount === 0 && isSeen(file);
    if (isPlain && new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
      faults.push(`${nameOf(file)} is broken`);
  }

  const pen = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll<HTMLInputElement>("input:placeholder-shown")) {
    if (pen === null || !isSeen(field)) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = font;
    const cross = field.type === "search" ? CROSS_PX : 0;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - cross;
    if (pen.measureText(field.placeholder).width > room) faults.push(`"${field.placeholder}" is cut`);
  }

  interface Line {
    readonly element: Element;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const element = text.parentElement;
    // The place of words in what is folded is worked out again for each question, so they are not asked.
    if (element === null || !text.textContent?.trim() || !isSeen(element)) continue;
    range.selectNodeContents(text);
    const rects = range.getClientRects();
    const box = clipped(element);
    const numbers = rects.length > 1 ? (text.textContent?.matchAll(/\d[\d.,]*\d/g) ?? []) : [];
    for (const number of numbers) {
      range.setStart(text, number.index);
      range.setEnd(text, number.index + number[0].length);
      if (range.getClientRects().length > 1) faults.push(`${number[0]} is broken in ${nameOf(element)}`);
    }
    for (const rect of rects) {
      // The middle of the line: fonts are higher than their lines.
      const [top, bottom] = [rect.top + rect.height * 0.3, rect.bottom - rect.height * 0.3];
      const isCut =
        box !== null &&
        (rect.left > box.right || rect.right < box.left || top > box.bottom || bottom < box.top);
      if (rect.width > TOUCH_PX && !isCut)
        lines.push({ element, left: rect.left, right: rect.right, top, bottom });
    }
  }
  const areApart = (one: Omit<Line, "element">, other: Omit<Line, "element">) =>
    one.right - other.left <= TOUCH_PX ||
    other.right - one.left <= TOUCH_PX ||
    one.bottom - other.top <= TOUCH_PX ||
    other.bottom - one.top <= TOUCH_PX;
  const areKin = (one: Element, other: Element) => one.contains(other) || other.contains(one);

  // What stays where it is while the page scrolls is looked at by itself, at the end of the page.
  const fixed = [...document.querySelectorAll("main a, main button, main aside")].filter(
    (element) => getComputedStyle(element).position === "fixed" && isSeen(element),
  );
  // How far the browser keeps from the edges what an anchor or the focus brings into sight.
  const kept = getComputedStyle(document.documentElement);
  if (Number.parseFloat(kept.scrollPaddingTop) < height) faults.push("an anchor ends under the header");
  for (const element of fixed) {
    if (
      (Number.parseFloat(kept.scrollPaddingBottom) || 0) <
      innerHeight - element.getBoundingClientRect().top
    )
      faults.push(`the focus ends under ${nameOf(element)}`);
  }

  const controls = [...document.querySelectorAll("button, input, select, textarea")]
    .filter((element) => isSeen(element) && !fixed.includes(element))
    .map((element) => ({ element, ...element.getBoundingClientRect().toJSON() }))
    .filter(({ width }) => width > TOUCH_PX);
  // What sticks to an edge of the window has a ground of its own, and the text scrolls under it.
  const sticky = [...document.querySelectorAll("main div, main p, main aside")].filter(
    (element) => getComputedStyle(element).position === "sticky",
  );
  const staying = [...fixed, ...sticky];
  const isFixed = (element: Element) => staying.some((one) => one.contains(element));
  const parts: Line[] = [...lines, ...controls]
    .filter(({ element }) => !isFixed(element) && element.closest("body > header") === null)
    .sort((one, other) => one.top - other.top);
  for (const [index, one] of parts.entries()) {
    for (let next = index + 1; next < parts.length; next += 1) {
      const other = parts[next];
      if (other === undefined || other.top >= one.bottom) break;
      if (areApart(one, other) || areKin(one.element, other.element)) continue;
      faults.push(`${nameOf(one.element)} lies on ${nameOf(other.element)}`);
    }
  }

  const [before, behind] = [scrollX, scrollY];
  scrollTo({ left: 0, top: document.documentElement.scrollHeight, behavior: "instant" });
  const moved = scrollY - behind;
  for (const element of fixed) {
    const over = element.getBoundingClientRect();
    for (const part of parts) {
      const under = { ...part, top: part.top - moved, bottom: part.bottom - moved };
      if (!areApart(over, under)) faults.push(`${nameOf(element)} covers ${nameOf(part.element)} at the end`);
    }
  }
  scrollTo({ left: before, top: behind, behavior: "instant" });
  return [...new Set(faults)];
}

/** Runs in the page: how far it sticks out to the side, and what scrolls by itself without a stop for the keyboard. */
export function listScrollFaults(): LayoutFault[] {
  const excess = document.documentElement.scrollWidth - innerWidth;
  const stuck = [...document.querySelectorAll<HTMLElement>("main *")].filter(
    (box) =>
      /auto|scroll/.test(getComputedStyle(box).overflowX) &&
      box.scrollWidth > box.clientWidth &&
      box.tabIndex < 0 &&
      box.querySelector("a[href], button, input, select, textarea, summary, [tabindex='0']") === null,
  );
  return [
    ...(excess > 0 ? [`${excess} px too wide`] : []),
    ...stuck.map((box) => `no key scrolls ${box.localName}.${box.className}`),
  ];
}

/**
 * Runs in the page: what a finger is to touch and is less than 24 px high or wide (WCAG 2.5.8). A link in a sentence may
 * be as high as its line, and the label of a box or a choice is touched with it.
 */
export function listSmallTargets(): LayoutFault[] {
  const LEAST_PX = 24;
  /** Sizes are fractions of a pixel, which the browser rounds. */
  const ROUNDED_PX = 0.1;
  const TARGETS = "a[href], button, summary, select, textarea, input:not([type=hidden])";
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest("dialog:not([open]), .visually-hidden, .skip-link") === null;
  /** A link whose last part covers its card. */
  const isSpread = (target: Element) => getComputedStyle(target, "::after").position === "absolute";
  /** Whether the block of a link says anything besides its links. */
  const isInSentence = (target: Element) => {
    if (getComputedStyle(target).display !== "inline") return false;
    let block = target.parentElement;
    while (block !== null && getComputedStyle(block).display === "inline") block = block.parentElement;
    const copy = block?.cloneNode(true);
    if (!(copy instanceof Element)) return false;
    for (const other of copy.querySelectorAll("a, button, .visually-hidden")) other.remove();
    return /\p{L}/u.test(copy.textContent ?? "");
  };
  return [...document.querySelectorAll<HTMLElement>(TARGETS)].filter(isSeen).flatMap((target) => {
    const whole = target.closest(target instanceof HTMLInputElement ? "label" : "article");
    const isCovered = target instanceof HTMLInputElement || isSpread(target);
    const touched = (isCovered ? whole : null) ?? target;
    const { width, height } = touched.getBoundingClientRect();
    if (width === 0 || Math.min(width, height) > LEAST_PX - ROUNDED_PX || isInSentence(target)) return [];
    const words = (target.textContent || target.getAttribute("aria-label") || target.id).trim().slice(0, 60);
    return `${target.localName} "${words}" is ${width.toFixed(1)} px by ${height.toFixed(1)} px small`;
  });
}
