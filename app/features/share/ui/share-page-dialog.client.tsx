import { typedLink } from "~/features/qr/core/qr-address";
import { canBeQrCode, qrSvgPath } from "~/features/qr/core/qr-svg";
import { sharedAddress } from "~/features/share/core/shared-address";
import { controlsMessages } from "~/i18n/messages/controls";
import { qrMessages } from "~/i18n/messages/qr";
import { sharePageMessages } from "~/i18n/messages/share-page";
import { useMessages } from "~/i18n/translate";
import { Dialog } from "~/ui/dialog";
import { QrCode } from "~/ui/qr-code";
import { QrLabel } from "~/ui/qr-label";
import styles from "./share-page-dialog.module.css";
import ShareWays from "./share-ways.island";

export interface SharePageDialogProps {
  readonly onClose: () => void;
}

/** The configured origin of the site, which the address that a page gives as its own has; few pages give none. */
function siteOrigin(): string {
  const own = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  return new URL(own?.href ?? window.location.href).origin;
}

/** Shows the address of the page as a code large enough for a projector, to type, to copy and to send. */
export function SharePageDialog({ onClose }: SharePageDialogProps) {
  const text = useMessages(sharePageMessages);
  const common = useMessages(controlsMessages);
  const { title } = document;
  const url = sharedAddress(siteOrigin(), window.location.pathname, window.location.search);
  const { phoneLaw } = useMessages(qrMessages);
  return (
    <Dialog open onClose={onClose} heading={text.title} closeLabel={common.close} className={styles.dialog}>
      <div className={styles.content}>
        {canBeQrCode(url) ? (
          <QrLabel typedLink={typedLink(url)} className={styles.label}>
            <QrCode {...qrSvgPath(url)} label={text.code} />
          </QrLabel>
        ) : null}
        <p>{canBeQrCode(url) ? text.hint : text.tooLong}</p>
        {canBeQrCode(url) ? <small>{phoneLaw}</small> : null}
        <ShareWays title={title} url={url} />
      </div>
    </Dialog>
  );
}
