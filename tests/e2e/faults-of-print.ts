// Finds faults of a printed page, by functions that run in it.

/** Runs in the page. Finds what is of no use on a sheet, and what a sheet lacks. */
export function listPrintFaults(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true });
  const name = (element: Element) =>
    `${element.localName} "${element.textContent?.trim().slice(0, 40) || element.getAttribute("aria-label")}"`;
  const faults: string[] = [];
  // A box to tick is of use on paper.
  const screenOnly =
    "nav, dialog, button, form, search, input:not([type=checkbox]), select, .skip-link, [data-print=hide]";
  const shown = [...document.querySelectorAll(`body > header, body > footer, ${screenOnly}`)];
  for (const element of shown.filter((one) => isShown(one) && one.getClientRects().length > 0))
    faults.push(`shown: ${name(element)}`);
  // A card that takes a payment has no address worth typing; a code or a caption carries its own.
  const links = document.querySelectorAll('main a[href^="http"]:not([data-print=bare])');
  for (const link of [...links].filter(isShown)) {
    const after = getComputedStyle(link, "::after");
    if (!after.content.includes(link.getAttribute("href") ?? "")) faults.push(`no address: ${name(link)}`);
    if (after.position !== "static") faults.push(`address over the text: ${name(link)}`);
  }
  for (const item of document.querySelectorAll("main :is(h1, h2, h3, li, article, tr)")) {
    if (Number(getComputedStyle(item).opacity) < 1) faults.push(`not there yet: ${name(item)}`);
    if (getComputedStyle(item).contentVisibility === "auto") faults.push(`skipped: ${name(item)}`);
  }
  const overflow = document.documentElement.scrollWidth - innerWidth;
  if (overflow > 0) faults.push(`cut off by ${overflow}px`);
  return faults;
}

/** Runs in the page: whether text and paper have colours that suit print, in a browser that asks for the dark theme. */
export function listDarkParts(): string[] {
  const lightness = (color: string) => {
    const [red = 255, green = 255, blue = 255, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
    return alpha === 0 ? 1 : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  };
  return [...document.querySelectorAll("html, body, main, main :is(h1, h2, h3, p, li, td, dd, article)")]
    .filter((element) => element.checkVisibility() && element.closest("[data-cover], svg") === null)
    .filter((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return lightness(color) > 0.6 || lightness(backgroundColor) < 0.8;
    })
    .map((element) => `${element.localName} ${element.className} ${getComputedStyle(element).color}`);
}
