/** Prints one part of the page and nothing else of it (styles/print.css). */
export function printPart(part: HTMLElement): void {
  const root = document.documentElement;
  part.dataset.printing = "";
  root.dataset.printPart = "";
  window.addEventListener(
    "afterprint",
    () => {
      delete part.dataset.printing;
      delete root.dataset.printPart;
    },
    { once: true },
  );
  window.print();
}
