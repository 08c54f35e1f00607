// Transport of the Pix code: a small JSON that nothing caches, so that no page can show the code of a former key.
import type { QrDrawing } from "~/features/qr/core/qr-svg";

export const PIX_API_PATH = "/api/pix";

/** A Pix code for an amount. */
export interface PixCode {
  /** The copy-paste text, also the content of the QR code. */
  readonly code: string;
  /** Integer centavos; null when the payer chooses in the bank's app. */
  readonly amountCentavos: number | null;
  /** Read back from the code, so the words beside the QR cannot differ from it. */
  readonly receiverName: string;
  readonly qr: QrDrawing;
}

/** The answer of the API. */
export interface PixAnswer extends PixCode {
  /** The bank's own image of the code without amount, where one is configured. */
  readonly imageUrl: string | null;
}

/** Where the code of an amount is asked for; null leaves the amount to the payer. */
export function pixApiPath(amountCentavos: number | null): string {
  return amountCentavos === null
    ? PIX_API_PATH
    : `${PIX_API_PATH}?amount=${(amountCentavos / 100).toFixed(2)}`;
}

/** The answer of the API for this amount; null when it is anything else. */
export function parsePixAnswer(body: unknown, amountCentavos: number | null): PixAnswer | null {
  if (!isRecord(body) || !isRecord(body.qr)) return null;
  const { code, receiverName, imageUrl, qr } = body;
  const { size, path } = qr;
  if (body.amountCentavos !== amountCentavos || typeof code !== "string") return null;
  if (typeof receiverName !== "string" || typeof size !== "number" || typeof path !== "string") return null;
  return {
    code,
    amountCentavos,
    receiverName,
    qr: { size, path },
    imageUrl: typeof imageUrl === "string" ? imageUrl : null,
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
