import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Late } from "~/ui/late";
import { isPlainClick } from "~/ui/plain-click";

const importModal = () => import("./qr-modal.client");

interface OpenItem {
  readonly id: string;
  readonly title: string;
}

interface QrOpenerProps {
  /** Configured origin of the short links. */
  readonly origin: string;
}

function qrLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-qr]") : null;
}

const titleAround = (link: HTMLElement) =>
  link.closest("article, dialog")?.querySelector("h1, h2, h3, h4")?.textContent ?? null;

/** Opens the QR modal for every QR button of the page. It is loaded on the first sign of intent. */
export function QrOpener({ origin }: QrOpenerProps) {
  const [item, setItem] = useState<OpenItem | null>(null);

  useEffect(() => {
    function openModal(event: MouseEvent) {
      const link = qrLinkAt(event.target);
      if (link === null || !isPlainClick(event)) return;
      event.preventDefault();
      // Not every browser focuses a link that is clicked, and the focus returns to what had it.
      link.focus();
      const id = link.dataset.qr || (link.closest<HTMLElement>("[data-item]")?.dataset.item ?? "");
      const title = titleAround(link) ?? id;
      importModal().then(
        () => setItem({ id, title }),
        () => window.location.assign(link.href),
      );
    }
    function warmModal({ target }: PointerEvent) {
      if (qrLinkAt(target) !== null) importModal().catch(() => {});
    }
    // Back takes away a drawer, and with it what was opened from there.
    const close = () => setItem(null);
    document.addEventListener("click", openModal);
    document.addEventListener("pointerover", warmModal);
    window.addEventListener("popstate", close);
    return () => {
      document.removeEventListener("click", openModal);
      document.removeEventListener("pointerover", warmModal);
      window.removeEventListener("popstate", close);
    };
  }, []);

  if (item === null) return null;
  // In the body, where it takes neither type nor colours from what is around it.
  return createPortal(
    <Late load={importModal}>
      {({ QrModal }) => <QrModal {...item} origin={origin} onClose={() => setItem(null)} />}
    </Late>,
    document.body,
  );
}
