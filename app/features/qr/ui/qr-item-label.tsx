import { qrImagePath, shortLinkUrl, typedLink } from "~/features/qr/core/qr-address";
import { QR_IMAGE_PX } from "~/features/qr/core/qr-svg";
import { qrMessages } from "~/i18n/messages/qr";
import { useLocale, useMessages } from "~/i18n/translate";
import { QrLabel } from "~/ui/qr-label";

interface QrItemLabelProps {
  readonly id: string;
  readonly title: string;
  /** Configured origin of the short links. */
  readonly origin: string;
  readonly className?: string;
}

/** The code of an item's short link as an image on its printed label; an image can be saved by a long press. */
export function QrItemLabel({ id, title, origin, className }: QrItemLabelProps) {
  const text = useMessages(qrMessages);
  const locale = useLocale();
  return (
    <QrLabel typedLink={typedLink(shortLinkUrl(origin, id, locale))} className={className}>
      <img src={qrImagePath(id, locale)} width={QR_IMAGE_PX} height={QR_IMAGE_PX} alt={text.code(title)} />
    </QrLabel>
  );
}
