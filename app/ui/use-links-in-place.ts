import { useEffect, useRef } from "react";
import { isPlainClick } from "./plain-click";

/**
 * Opens something in place of the page behind each link of the document that matches the selector. Its code is loaded
 * on the first sign of intent; where it does not come, or `open` fails, the link leads to its page.
 */
export function useLinksInPlace<Loaded>(
  selector: string,
  load: () => Promise<Loaded>,
  open: (link: HTMLAnchorElement, loaded: Loaded) => void,
) {
  const latestOpen = useRef(open);
  latestOpen.current = open;

  useEffect(() => {
    let isOpening = false;
    const linkAt = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

    function answer(event: MouseEvent) {
      const link = linkAt(event);
      if (link === null || !isPlainClick(event)) return;
      event.preventDefault();
      // Not every browser focuses a clicked link, and the focus returns to the element that had it.
      link.focus();
      if (isOpening) return;
      isOpening = true;
      load()
        .then((loaded) => latestOpen.current(link, loaded))
        .catch(() => window.location.assign(link.href))
        .finally(() => {
          isOpening = false;
        });
    }
    function preload(event: PointerEvent) {
      if (linkAt(event) !== null) load().catch(() => {});
    }
    document.addEventListener("click", answer);
    document.addEventListener("pointerover", preload);
    return () => {
      document.removeEventListener("click", answer);
      document.removeEventListener("pointerover", preload);
    };
  }, [selector, load]);
}
