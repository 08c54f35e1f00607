import { qrMessages } from "~/i18n/messages/qr";
import { useMessages } from "~/i18n/translate";
import { type ButtonLook, buttonClass } from "~/ui/button";
import { createDrawnIcon } from "~/ui/drawn-icon";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";

/** The sign of a QR code in one path. Lists show it on every card, and the ready-made icon has eleven paths. */
const QrSign = createDrawnIcon({
  node: [
    [
      "path",
      {
        d: "M4 4h5v5H4zM15 4h5v5h-5zM4 15h5v5H4zM13 4v4M4 12h4M12 12h1M17 12h3M12 15v1M15 15h2v2M20 15v1M12 20h3M18 20h2v-1",
        key: "path",
      },
    ],
  ],
});

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
    <Link
      to={href}
      // Without script, too: a list of links that are all called the same says nothing.
      aria-label={text.buttonFor(title)}
      className={buttonClass(look)}
      data-qr={inItem ? "" : id}
    >
      <Icon icon={QrSign} />
      {look.square ? null : text.button}
    </Link>
  );
}
