import { useState } from "react";
import { formatAmount } from "~/features/donations/core/amount";
import type { PixCode } from "~/features/donations/core/pix-answer";
import { controlsMessages } from "~/i18n/messages/controls";
import { donationsMessages } from "~/i18n/messages/donations";
import { useLocale, useMessages } from "~/i18n/translate";
import { isExamplePixCode } from "~/lib/example-value";
import { Badge } from "~/ui/badge";
import { Button, buttonClass } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { TextArea } from "~/ui/field";
import { QrCode } from "~/ui/qr-code";
import { QrLabel } from "~/ui/qr-label";
import { showToast } from "~/ui/toast-store";
import styles from "./donations.module.css";
import type { PixCodeState } from "./use-pix-code";

interface PixCodeViewProps {
  readonly state: PixCodeState & { readonly retry: () => void };
  /** False while what is typed is no amount. */
  readonly isReadable: boolean;
  /** The donation page with the same amount. */
  readonly pagePath: string;
  readonly showsBankImage: boolean;
}

/** Shows the code, a note that it is loading, or what to do when it cannot be loaded. */
export function PixCodeView({ state, isReadable, pagePath, showsBankImage }: PixCodeViewProps) {
  const text = useMessages(donationsMessages).pix;
  switch (state.kind) {
    case "ready":
      return <ReadyCode code={state.code} imageUrl={showsBankImage ? state.imageUrl : null} />;
    case "waiting":
      return <p className={styles.waiting}>{isReadable ? text.loading : text.waiting}</p>;
    case "failed":
      return (
        <div role="alert" className={styles.waiting}>
          <p>{text.failed}</p>
          <Button variant="action" onClick={state.retry}>
            {text.retry}
          </Button>
          <a href={pagePath} className={buttonClass()}>
            {text.openPage}
          </a>
        </div>
      );
  }
}

/** To scan, to copy, and whose name the bank will show. */
function ReadyCode({
  code: { code, amountCentavos, receiverName, qr },
  imageUrl,
}: {
  code: PixCode;
  imageUrl: string | null;
}) {
  const text = useMessages(donationsMessages).pix;
  const common = useMessages(controlsMessages);
  const locale = useLocale();
  // The image falls back to our own code when it does not load.
  const [hasImageFailed, setImageFailed] = useState(false);
  const amount = amountCentavos === null ? text.codeForAny : formatAmount(amountCentavos, locale);
  const alt = `${text.codeAlt}: ${amount}`;
  return (
    <div className={styles.code}>
      <QrLabel caption={<strong className="tabular">{amount}</strong>} typedLink={receiverName}>
        {imageUrl !== null && amountCentavos === null && !hasImageFailed ? (
          <img src={imageUrl} alt={alt} referrerPolicy="no-referrer" onError={() => setImageFailed(true)} />
        ) : (
          <QrCode {...qr} label={alt} />
        )}
      </QrLabel>
      <div className="stack">
        <p role="status" className="visually-hidden">
          {alt}
        </p>
        <p>
          {text.bankShows}: <strong>{receiverName}</strong>
        </p>
        {isExamplePixCode(code) ? (
          <p>
            <Badge tone="warning">{common.example}</Badge> {text.exampleCode}
          </p>
        ) : (
          <p className="muted">{text.checkName}</p>
        )}
        <TextArea label={text.copyText} readOnly rows={4} value={code} spellCheck={false} />
        <div className="cluster">
          <CopyButton
            text={code}
            label={text.copy}
            copiedLabel={text.copied}
            refusedLabel={common.copyRefused}
            variant="action"
            onCopied={() => showToast({ message: text.copyThanks, type: "success" })}
          />
        </div>
      </div>
    </div>
  );
}
