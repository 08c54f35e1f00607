import { useState } from "react";
import { formatAmount } from "~/features/donations/core/amount";
import type { PixView } from "~/features/donations/core/pix-view";
import styles from "~/features/donations/ui/donations.module.css";
import { qrSvgPath } from "~/features/qr/core/qr-svg";
import { donationsMessages } from "~/i18n/messages/donations";
import { useLocale, useMessages } from "~/i18n/translate";
import { CopyButton } from "~/ui/copy-button";
import { TextArea } from "~/ui/field";
import { QrCode } from "~/ui/qr-code";
import { QrLabel } from "~/ui/qr-label";
import { showToast } from "~/ui/toast-store";

interface PixCodeProps {
  readonly view: PixView;
  readonly imageUrl: string | null;
}

/** The code itself: to scan, to copy, and whose name the bank will show. */
export function PixCode({ view, imageUrl }: PixCodeProps) {
  const text = useMessages(donationsMessages).pix;
  const locale = useLocale();
  // Spec §7: the image falls back to our own code when it does not load.
  const [hasImageFailed, setImageFailed] = useState(false);

  if (!view.ok) return <p className={styles.waiting}>{text.waiting}</p>;

  const { code, amountCentavos, receiverName } = view;
  const amount = amountCentavos === null ? text.codeForAny : formatAmount(amountCentavos, locale);
  const alt = `${text.codeAlt}: ${amount}`;
  return (
    <div className={styles.code}>
      <QrLabel caption={<strong className="tabular">{amount}</strong>} typedLink={receiverName}>
        {imageUrl !== null && amountCentavos === null && !hasImageFailed ? (
          <img src={imageUrl} alt={alt} referrerPolicy="no-referrer" onError={() => setImageFailed(true)} />
        ) : (
          <QrCode {...qrSvgPath(code)} label={alt} />
        )}
      </QrLabel>
      <div className="stack">
        <p role="status" className="visually-hidden">
          {alt}
        </p>
        <p>
          {text.bankShows}: <strong>{receiverName}</strong>
        </p>
        <p className="muted">{text.checkName}</p>
        <TextArea label={text.copyText} readOnly rows={4} value={code} spellCheck={false} />
        <div className="cluster">
          <CopyButton
            text={code}
            label={text.copy}
            copiedLabel={text.copied}
            variant="action"
            onCopied={() => showToast({ message: text.copyThanks, type: "success" })}
          />
        </div>
      </div>
    </div>
  );
}
