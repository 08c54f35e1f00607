// View model of the Pix panel for an amount. This runs on the server alone: the browser gets the code of one amount
// and never the data that codes are made of.

import type { Locale } from "~/addresses/languages";
import { qrSvgPath } from "~/features/qr/core/qr-svg";
import { parseAmount } from "./amount";
import { buildBrCode } from "./br-code";
import { parseBrCode } from "./parse-br-code";
import type { PixCode } from "./pix-answer";
import type { PixKey } from "./pix-key";

export interface PixReceiver {
  readonly key: PixKey;
  /** As the bank will show it: ASCII, at most 25 characters. */
  readonly name: string;
  /** ASCII, at most 15 characters. */
  readonly city: string;
}

/** The code for an amount in integer centavos; null leaves it to the payer. */
export function toPixCode(receiver: PixReceiver, amountCentavos: number | null): PixCode {
  const built = buildBrCode({
    key: receiver.key,
    receiverName: receiver.name,
    receiverCity: receiver.city,
    amountCentavos,
  });
  // The configuration was parsed with the very limits of the builder.
  if (!built.ok) throw new Error(`Pix code: ${built.reason}`);
  const read = parseBrCode(built.code);
  if (!read.ok) throw new Error(`Pix code: ${read.reason}`);
  const { decoded } = read;
  return {
    code: built.code,
    amountCentavos: decoded.amountCentavos,
    receiverName: decoded.receiverName,
    qr: qrSvgPath(built.code),
  };
}

/**
 * The code for an amount as it was typed. A blank amount leaves it to the payer. Null while the text is not an
 * amount.
 */
export function toTypedPixCode(receiver: PixReceiver, typedAmount: string, locale: Locale): PixCode | null {
  const amount = parseAmount(typedAmount, locale);
  if (!amount.ok && amount.reason !== "empty") return null;
  return toPixCode(receiver, amount.ok ? amount.centavos : null);
}
