import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLinksInPlace } from "~/ui/use-links-in-place";

const importModal = () => import("./qr-modal.client");

interface OpenItem {
  readonly Modal: Awaited<ReturnType<typeof importModal>>["QrModal"];
  readonly id: string;
  readonly title: string;
}

interface QrOpenerProps {
  /** Configured origin of the short links. */
  readonly origin: string;
}

const titleAround = (link: HTMLElement) =>
  link.closest("article, dialog")?.querySelector("h1, h2, h3, h4")?.textContent ?? null;

/** Opens the QR modal for every QR button of the page. */
export function QrOpener({ origin }: QrOpenerProps) {
  const [item, setItem] = useState<OpenItem | null>(null);
  useLinksInPlace("a[data-qr]", importModal, (link, { QrModal }) => {
    const id = link.dataset.qr || (link.closest<HTMLElement>("[data-item]")?.dataset.item ?? "");
    setItem({ Modal: QrModal, id, title: titleAround(link) ?? id });
  });

  // Back takes away a drawer, and with it what was opened from there.
  useEffect(() => {
    const close = () => setItem(null);
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, []);

  if (item === null) return null;
  const { Modal, id, title } = item;
  // In the body, where it takes neither type nor colours from what is around it.
  return createPortal(
    <Modal id={id} title={title} origin={origin} onClose={() => setItem(null)} />,
    document.body,
  );
}
