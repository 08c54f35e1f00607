import { qrMessages } from "~/i18n/messages/qr";
import { useMessages } from "~/i18n/translate";
import { type ButtonLook, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { QrSign } from "./qr-sign";

interface QrButtonProps extends ButtonLook {
  /** Id of the short link. */
  readonly id: string;
  readonly title: string;
  /** The place of the same code in the page, for readers without a script. */
  readonly href: string;
  /** For one in an item that says the id itself, as `data-item`. */
  readonly inItem?: boolean;
}

/** A link to the code of an item. `QrOpener` opens the QR modal instead, named as the heading of what is around it. */
export function QrButton({ id, title, href, inItem, ...look }: QrButtonProps) {
  const text = useMessages(qrMessages);
  return (
    <a
      href={href}
      // Without script, too: a list of links that are all called the same says nothing.
      aria-label={text.buttonFor(title)}
      className={buttonClass(look)}
      data-qr={inItem ? "" : id}
      data-print="hide"
    >
      <Icon icon={QrSign} />
      {look.square ? null : text.button}
    </a>
  );
}
