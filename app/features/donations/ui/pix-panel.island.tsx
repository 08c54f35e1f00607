import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { formatAmount, PIX_AMOUNTS, parseAmount } from "~/features/donations/core/amount";
import type { PixCode } from "~/features/donations/core/pix-answer";
import { controlsMessages } from "~/i18n/messages/controls";
import { donationsMessages } from "~/i18n/messages/donations";
import { useLocale, useMessages } from "~/i18n/translate";
import { isExamplePixCode } from "~/lib/example-value";
import { Badge } from "~/ui/badge";
import { Button, buttonClass } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { CopyButton } from "~/ui/copy-button";
import { Field, TextArea, useEarlyInput } from "~/ui/field";
import { Opener } from "~/ui/opener";
import { QrCode } from "~/ui/qr-code";
import { QrLabel } from "~/ui/qr-label";
import { showToast } from "~/ui/toast-store";
import styles from "./donations.module.css";
import { pixPath } from "./pix-path";
import { type PixCodeState, usePixCode } from "./use-pix-code";

interface PixCodeViewProps {
  readonly state: PixCodeState & { readonly retry: () => void };
  /** False while what is typed is no amount. */
  readonly isReadable: boolean;
  /** The donation page with the same amount. */
  readonly pagePath: string;
  readonly showsBankImage: boolean;
}

/** Shows the code, a note that it is loading, or what to do when it cannot be loaded. */
function PixCodeView({ state, isReadable, pagePath, showsBankImage }: PixCodeViewProps) {
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

/** To copy, whose name the bank will show, and to scan: nobody scans the screen of the phone in their hand. */
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
      <div className="stack">
        <p role="status" className="visually-hidden">
          {alt}
        </p>
        <TextArea label={text.copyText} readOnly rows={3} value={code} spellCheck={false} />
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
      </div>
      <div>
        <Opener label={text.showCode} />
        <QrLabel caption={<strong className="tabular">{amount}</strong>} typedLink={receiverName}>
          {imageUrl !== null && amountCentavos === null && !hasImageFailed ? (
            <img src={imageUrl} alt={alt} referrerPolicy="no-referrer" onError={() => setImageFailed(true)} />
          ) : (
            <QrCode {...qr} label={alt} />
          )}
        </QrLabel>
      </div>
    </div>
  );
}

/** Who has typed nothing for so long has finished, or does not know on. */
const PAUSE_MS = 1200;

interface PixPanelProps {
  /** As typed; blank leaves the amount to the payer. */
  readonly initialAmount: string;
  /** The code of the initial amount, where it came with the page. */
  readonly initialCode: PixCode | null;
  /** Whether the bank's image of the code may be loaded. It comes from another host, so the visitor must ask for it. */
  readonly showsBankImage?: boolean;
}

/**
 * Amount, QR code and copy-paste text of the bank transfer. Without JavaScript its two GET forms lead to the donation
 * page, where the server renders the same panel.
 */
export default function PixPanel({ initialAmount, initialCode, showsBankImage = false }: PixPanelProps) {
  const text = useMessages(donationsMessages).pix;
  const locale = useLocale();
  const [typed, setTyped] = useState(initialAmount);
  // An amount that is still being typed is not called wrong yet, but after a pause it is.
  const [isSettled, setSettled] = useState(true);
  const form = useRef<HTMLFormElement>(null);

  useEarlyInput(form, (input) => setTyped(String(input.get("amount") ?? "")));

  useEffect(() => {
    if (isSettled || typed === "") return;
    const timer = setTimeout(() => setSettled(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isSettled, typed]);

  // While somebody types "12.5", the text "12." still shows the code of 12.
  const amount = parseAmount(isSettled ? typed : typed.replace(/[.,]$/, ""), locale);
  const problem = amount.ok || amount.reason === "empty" ? null : amount.reason;
  const centavos = amount.ok ? amount.centavos : null;
  const state = usePixCode(problem === null ? centavos : undefined, initialCode);
  const action = pixPath(locale);

  function choose(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    setTyped(event.currentTarget.value);
    setSettled(true);
  }

  function finish(event: FormEvent) {
    event.preventDefault();
    setSettled(true);
  }

  return (
    <div className="stack">
      <form method="get" action={action}>
        <fieldset>
          <legend className={styles.legend}>{text.chooseAmount}</legend>
          <div className="cluster">
            {PIX_AMOUNTS.map((reais) => (
              <Chip
                key={reais}
                type="submit"
                name="amount"
                value={reais}
                aria-pressed={centavos === reais * 100}
                onClick={choose}
              >
                {formatAmount(reais * 100, locale)}
              </Chip>
            ))}
            <Chip
              type="submit"
              name="amount"
              value=""
              aria-pressed={problem === null && centavos === null}
              onClick={choose}
            >
              {text.anyAmount}
            </Chip>
          </div>
        </fieldset>
      </form>
      <form method="get" action={action} ref={form} onSubmit={finish} className={styles.amount}>
        <Field
          label={text.otherAmount}
          hint={text.otherHint}
          error={problem !== null && isSettled ? text.problems[problem] : undefined}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setSettled(false);
          }}
          onBlur={() => setSettled(true)}
        />
        <Button type="submit" className={styles.withoutScript}>
          {text.update}
        </Button>
      </form>
      <PixCodeView
        state={state}
        isReadable={problem === null}
        pagePath={pixPath(locale, typed)}
        showsBankImage={showsBankImage}
      />
    </div>
  );
}
