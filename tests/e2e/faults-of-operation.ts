// Finds faults that keep a page from being scrolled or touched, by functions that run in it.
import type { LayoutFault } from "./faults-of-layout";

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

/** Runs in the page: tables and searches without a name, and forms without a button that sends them. */
export function listUnnamedParts(): LayoutFault[] {
  const isNamed = (part: Element) =>
    part.matches("[aria-label]:not([aria-label='']), [aria-labelledby]") ||
    part.querySelector("caption") !== null;
  const unnamed = [...document.querySelectorAll("table, search")].filter((part) => !isNamed(part));
  // The button may stand outside its form.
  const stuck = [...document.forms].filter(
    ({ elements }) => ![...elements].some((part) => part.matches("button:not([type]), [type=submit]")),
  );
  return [
    ...unnamed.map((part) => `${part.localName}.${part.className} has no name`),
    ...stuck.map((form) => `form.${form.className} has no button`),
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

/** Runs in the page: several filled buttons on one screen, of which none leads. */
export function listRivals(): LayoutFault[] {
  const probe = document.createElement("i");
  /** The colour as the browser writes a background. */
  const toColour = (place: Element, token: string) => {
    place.appendChild(probe);
    probe.style.color = `var(${token})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const filled = [...document.querySelectorAll<HTMLElement>("a[href], button, summary")].filter(
    (button) =>
      button.checkVisibility({ visibilityProperty: true }) &&
      ["--brand", "--action"].some(
        (token) => getComputedStyle(button).backgroundColor === toColour(button, token),
      ),
  );
  /** Null for one that stands on every screen. */
  const tops = filled.map((button) =>
    getComputedStyle(button).position === "fixed" ? null : button.getBoundingClientRect().top,
  );
  return tops.flatMap((top) => {
    if (top === null) return [];
    const rivals = filled.filter((_, index) => {
      const at = tops[index] ?? null;
      return at === null || (at >= top && at < top + innerHeight);
    });
    const words = rivals.map(({ textContent }) => `"${textContent?.trim()}"`).join(", ");
    return rivals.length > 1 ? `filled on one screen: ${words}` : [];
  });
}

/** Runs in the page: what is called otherwise than it reads, so that nobody can ask for it by its words (WCAG 2.5.3). */
export function listMisnamedControls(): LayoutFault[] {
  const CONTROLS = "a[href], button, summary, select, textarea, input:not([type=hidden])";
  const UNSEEN = ".visually-hidden, [aria-hidden=true], select, textarea";
  const fold = (words: string) => words.replace(/\s+/g, " ").trim().toLowerCase();
  const isSeen = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true }) === true && element.closest(UNSEEN) === null;
  const toWords = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let words = "";
    while (texts.nextNode() !== null)
      if (isSeen(texts.currentNode.parentElement)) words += texts.currentNode.nodeValue;
    return fold(words);
  };
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((control) => {
    const ids = (control.getAttribute("aria-labelledby") ?? "").split(" ");
    const name = fold(
      control.getAttribute("aria-label") ??
        ids.map((id) => document.getElementById(id)?.textContent).join(" "),
    );
    if (name === "" || !control.checkVisibility({ visibilityProperty: true })) return [];
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const seen = (labels.length > 0 ? labels : [control]).map(toWords).join(" ");
    return name.includes(seen) ? [] : `"${seen}" is called "${name}"`;
  });
}
