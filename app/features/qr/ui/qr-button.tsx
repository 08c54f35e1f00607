import { lazy, type MouseEvent, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { qrMessages } from "~/i18n/messages/qr";
import { useMessages } from "~/i18n/translate";
import { type ButtonLook, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { isPlainClick } from "~/ui/plain-click";
import { QrSign } from "./qr-sign";

const importModal = () => import("./qr-modal.client");
const QrModal = lazy(async () => ({ default: (await importModal()).QrModal }));

interface QrButtonProps extends ButtonLook {
  /** Id of the short link. */
  id: string;
  title: string;
  /** Configured origin of the short links. */
  origin: string;
  /** The place of the same code in the page, for readers without a script. */
  href: string;
}

/** Opens the QR modal of an item, which is loaded on the first sign of intent. Without script it links to the code. */
export function QrButton({ id, title, origin, href, ...look }: QrButtonProps) {
  const text = useMessages(qrMessages);
  const [open, setOpen] = useState(false);

  function openModal(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Not every browser focuses a link that is clicked, and the focus returns to what had it.
    event.currentTarget.focus();
    importModal().then(
      () => setOpen(true),
      () => window.location.assign(href),
    );
  }

  return (
    <>
      <a
        href={href}
        aria-label={text.buttonFor(title)}
        className={buttonClass(look)}
        onClick={openModal}
        onPointerEnter={() => importModal().catch(() => {})}
        data-print="hide"
      >
        <Icon icon={QrSign} />
        {look.square ? null : text.button}
      </a>
      {/* The modal is drawn in the body, so that it takes neither type nor colours from a card or a drawer. */}
      {open
        ? createPortal(
            <Suspense fallback={null}>
              <QrModal id={id} title={title} origin={origin} onClose={() => setOpen(false)} />
            </Suspense>,
            document.body,
          )
        : null}
    </>
  );
}
