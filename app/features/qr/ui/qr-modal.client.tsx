import { Download, MessageCircle } from "lucide-react";
import { useEffect } from "react";
import { shortLinkUrl } from "~/features/qr/core/qr-address";
import { controlsMessages } from "~/i18n/messages/controls";
import { qrMessages } from "~/i18n/messages/qr";
import { shareMessages } from "~/i18n/messages/share";
import { useLocale, useMessages } from "~/i18n/translate";
import { whatsAppShareUrl } from "~/lib/share-link";
import { Button, buttonClass } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { Dialog } from "~/ui/dialog";
import { ExternalLink } from "~/ui/external-link";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { ShareButton } from "~/ui/share-actions";
import { showToast } from "~/ui/toast-store";
import { trackEvent } from "~/ui/track-event";
import { QrItemLabel } from "./qr-item-label";
import styles from "./qr-modal.module.css";
import { downloadQrPng } from "./qr-png";

export interface QrModalProps {
  readonly id: string;
  readonly title: string;
  /** Configured origin of the short links. */
  readonly origin: string;
  readonly onClose: () => void;
}

/** The QR modal: the code, its short link to copy, the picture to keep, and how to use them. */
export function QrModal({ id, title, origin, onClose }: QrModalProps) {
  const text = useMessages(qrMessages);
  const share = useMessages(shareMessages);
  const common = useMessages(controlsMessages);
  const url = shortLinkUrl(origin, id, useLocale());

  useEffect(() => trackEvent("qr_generate", { id }), [id]);

  async function download() {
    if (!(await downloadQrPng(url, title, id))) showToast({ message: text.downloadFailed, type: "error" });
  }

  return (
    <Dialog open onClose={onClose} heading={title} closeLabel={common.close}>
      <QrItemLabel id={id} title={title} origin={origin} className={styles.label} />
      <div className={styles.link}>
        <Field
          label={text.shortLink}
          value={url}
          readOnly
          inputMode="none"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton
          text={url}
          label={common.copy}
          copiedLabel={common.copied}
          refusedLabel={common.copyRefused}
        />
      </div>
      <div className="cluster">
        <Button variant="brand" size="small" onClick={download}>
          <Icon icon={Download} />
          {text.download}
        </Button>
        <ShareButton
          title={title}
          url={url}
          label={share.share}
          copiedLabel={share.copied}
          refusedLabel={common.copyRefused}
          size="small"
        />
        <ExternalLink
          href={whatsAppShareUrl({ title, url })}
          newTabLabel={common.newTab}
          className={buttonClass({ size: "small" })}
          withoutArrow
        >
          <Icon icon={MessageCircle} />
          {share.whatsApp}
        </ExternalLink>
      </div>
      <section className={styles.hints}>
        <h3>{text.howTo}</h3>
        <ul>
          {text.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
        <p>{text.phoneLaw}</p>
      </section>
    </Dialog>
  );
}
