/** Opens on paper what is folded on a screen, in browsers whose sheets cannot (styles/print.css). */
export function unfoldForPaper(): void {
  let opened: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details[data-print="whole"]:not([open])')];
    for (const part of opened) part.open = true;
  });
  addEventListener("afterprint", () => {
    for (const part of opened) part.open = false;
  });
}
