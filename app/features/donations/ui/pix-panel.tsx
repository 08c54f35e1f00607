import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { formatAmount, PIX_AMOUNTS } from "~/features/donations/core/amount";
import { type PixReceiver, toPixView } from "~/features/donations/core/pix-view";
import styles from "~/features/donations/ui/donations.module.css";
import { PixCode } from "~/features/donations/ui/pix-code";
import { pixPath } from "~/features/donations/ui/pix-path";
import { donationsMessages } from "~/i18n/messages/donations";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { Field } from "~/ui/field";

interface PixPanelProps {
  readonly receiver: PixReceiver;
  /** As typed; blank leaves the amount to the payer. */
  readonly initialAmount: string;
  /** The bank's image of the code without amount. Only where the visitor has asked for it: it is not ours. */
  readonly imageUrl?: string | null;
}

/**
 * Product decisions, "Donation": amount, QR code and copy-paste text of the bank transfer. Without JavaScript its
 * two GET forms lead to the donation page, where the server renders the same panel.
 */
export function PixPanel({ receiver, initialAmount, imageUrl = null }: PixPanelProps) {
  const text = useMessages(donationsMessages).pix;
  const locale = useLocale();
  const [typed, setTyped] = useState(initialAmount);
  // What is still being typed is not called wrong yet.
  const [isFinished, setFinished] = useState(true);
  const form = useRef<HTMLFormElement>(null);

  // What was typed before the client woke up.
  useEffect(() => {
    const field = form.current?.elements.namedItem("amount");
    if (field instanceof HTMLInputElement) setTyped(field.value);
  }, []);

  // "12." on the way to "12.5" keeps the code of 12 in its place.
  const view = toPixView(receiver, isFinished ? typed : typed.replace(/[.,]$/, ""), locale);
  const action = pixPath(locale);

  function choose(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    setTyped(event.currentTarget.value);
    setFinished(true);
  }

  function finish(event: FormEvent) {
    event.preventDefault();
    setFinished(true);
  }

  return (
    <div className="stack">
      <form method="get" action={action}>
        <fieldset>
          <legend className={styles.legend}>{text.chooseAmount}</legend>
          <div className="cluster">
            {PIX_AMOUNTS.map((amount) => (
              <Chip
                key={amount}
                type="submit"
                name="amount"
                value={amount}
                aria-pressed={view.ok && view.amountCentavos === amount * 100}
                onClick={choose}
              >
                {formatAmount(amount * 100, locale)}
              </Chip>
            ))}
            <Chip
              type="submit"
              name="amount"
              value=""
              aria-pressed={view.ok && view.amountCentavos === null}
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
          error={!view.ok && isFinished ? text.problems[view.reason] : undefined}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFinished(false);
          }}
          onBlur={() => setFinished(true)}
        />
        <Button type="submit" className={styles.withoutScript}>
          {text.update}
        </Button>
      </form>
      <PixCode view={view} imageUrl={imageUrl} />
    </div>
  );
}
