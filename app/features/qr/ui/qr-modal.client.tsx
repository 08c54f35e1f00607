import { Download, MessageCircle } from "lucide-react";
import { useEffect } from "react";
import { shortLinkUrl } from "~/features/qr/core/qr-address";
import { qrMatrix } from "~/features/qr/core/qr-svg";
import { controlsMessages } from "~/i18n/messages/controls";
import { qrMessages } from "~/i18n/messages/qr";
import { shareMessages } from "~/i18n/messages/share";
import { useLocale, useMessages } from "~/i18n/translate";
import { toFileName } from "~/lib/file-name";
import { whatsAppShareUrl } from "~/lib/share-link";
import { Button, buttonClass } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { Dialog } from "~/ui/dialog";
import { ExternalLink } from "~/ui/external-link";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { saveFile } from "~/ui/save-file";
import { ShareButton } from "~/ui/share-actions";
import { showToast } from "~/ui/toast-store";
import { trackEvent } from "~/ui/track-event";
import { QrItemLabel } from "./qr-item-label";
import styles from "./qr-modal.module.css";

// The PNG that the QR modal downloads: named after the title, made in the browser.
/** About 1,000 pixels a side: sharp on a quarter of a printed page. */
const PIXELS_PER_MODULE = 24;

/** The code of a text as a PNG; null when the browser refuses the canvas. */
function drawPng(text: string): Promise<Blob | null> {
  const matrix = qrMatrix(text);
  const canvas = document.createElement("canvas");
  canvas.width = matrix.length * PIXELS_PER_MODULE;
  canvas.height = canvas.width;
  const context = canvas.getContext("2d", { alpha: false });
  if (context === null) return Promise.resolve(null);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#000";
  for (const [y, row] of matrix.entries()) {
    for (const [x, dark] of row.entries()) {
      if (!dark) continue;
      context.fillRect(x * PIXELS_PER_MODULE, y * PIXELS_PER_MODULE, PIXELS_PER_MODULE, PIXELS_PER_MODULE);
    }
  }
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Downloads the code of a text in the browser. False when no picture could be made. */
async function downloadQrPng(text: string, title: string, id: string): Promise<boolean> {
  const picture = await drawPng(text);
  if (picture === null) return false;
  saveFile(picture, `${toFileName(title, id)}.png`);
  return true;
}

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
