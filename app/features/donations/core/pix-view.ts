// Product decisions, "Donation": what the Pix panel shows for an amount. The same function serves the page
// without JavaScript, its hydration and the dialog.
import type { Locale } from "~/i18n/locale";
import { type AmountProblem, parseAmount } from "./amount";
import { buildBrCode } from "./br-code";
import { parseBrCode } from "./parse-br-code";
import type { PixKey } from "./pix-key";

export interface PixReceiver {
  readonly key: PixKey;
  /** As the bank will show it: ASCII, at most 25 characters. */
  readonly name: string;
  /** ASCII, at most 15 characters. */
  readonly city: string;
}

export type PixView =
  | {
      readonly ok: true;
      /** The copy-paste text, also the content of the QR code. */
      readonly code: string;
      /** Integer centavos; null when the payer chooses in the bank's app. */
      readonly amountCentavos: number | null;
      /** Read back from the code, so the words beside the QR cannot differ from it. */
      readonly receiverName: string;
    }
  | { readonly ok: false; readonly reason: AmountProblem };

/** The code for an amount as it was typed; a blank one leaves the amount to the payer. */
export function toPixView(receiver: PixReceiver, typedAmount: string, locale: Locale): PixView {
  const amount = parseAmount(typedAmount, locale);
  if (!amount.ok && amount.reason !== "empty") return amount;
  const built = buildBrCode({
    key: receiver.key,
    receiverName: receiver.name,
    receiverCity: receiver.city,
    amountCentavos: amount.ok ? amount.centavos : null,
  });
  // The configuration was parsed with the very limits of the builder.
  if (!built.ok) throw new Error(`Pix code: ${built.reason}`);
  const read = parseBrCode(built.code);
  if (!read.ok) throw new Error(`Pix code: ${read.reason}`);
  const { amountCentavos, receiverName } = read.decoded;
  return { ok: true, code: built.code, amountCentavos, receiverName };
}
