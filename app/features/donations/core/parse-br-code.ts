// The reverse of br-code.ts: what a bank reads in a Pix code. The page takes "your bank will show" from the code
// itself, so the words beside the QR code cannot differ from it.
import { BR_CODE_IDS, CURRENCY_BRL, crc16CcittFalse, MERCHANT_ACCOUNT_IDS, PIX_GUI } from "./br-code";

interface DecodedBrCode {
  readonly key: string;
  /** Integer centavos; null when the payer chooses. */
  readonly amountCentavos: number | null;
  readonly receiverName: string;
  readonly receiverCity: string;
}

type BrCodeReadProblem = "malformed" | "check-sum" | "not-pix" | "missing-field" | "wrong-field";

type DecodedBrCodeResult =
  | { readonly ok: true; readonly decoded: DecodedBrCode }
  | { readonly ok: false; readonly reason: BrCodeReadProblem };

const CRC_FIELD = /6304[0-9A-F]{4}$/i;

/** Reads a static Pix code, or says why a bank would refuse it. */
export function parseBrCode(code: string): DecodedBrCodeResult {
  if (!CRC_FIELD.test(code)) return { ok: false, reason: "malformed" };
  if (crc16CcittFalse(code.slice(0, -4)) !== code.slice(-4).toUpperCase())
    return { ok: false, reason: "check-sum" };
  const fields = parseTlv(code);
  if (fields === null) return { ok: false, reason: "malformed" };
  const account = parseTlv(fields.get(BR_CODE_IDS.merchantAccount) ?? "");
  if (account?.get(MERCHANT_ACCOUNT_IDS.gui) !== PIX_GUI) return { ok: false, reason: "not-pix" };

  const key = account.get(MERCHANT_ACCOUNT_IDS.key);
  const receiverName = fields.get(BR_CODE_IDS.receiverName);
  const receiverCity = fields.get(BR_CODE_IDS.receiverCity);
  if (key === undefined || receiverName === undefined || receiverCity === undefined)
    return { ok: false, reason: "missing-field" };
  const amountText = fields.get(BR_CODE_IDS.amount);
  const amountCentavos = amountText === undefined ? null : parseCodeAmount(amountText);
  const isBrazilian =
    fields.get(BR_CODE_IDS.payloadFormat) === "01" &&
    fields.get(BR_CODE_IDS.currency) === CURRENCY_BRL &&
    fields.get(BR_CODE_IDS.country) === "BR";
  if (!isBrazilian || (amountText !== undefined && amountCentavos === null)) {
    return { ok: false, reason: "wrong-field" };
  }
  return { ok: true, decoded: { key, amountCentavos, receiverName, receiverCity } };
}

/** Two-digit id, two-digit length, value; null when a length runs over the end or an id repeats. */
function parseTlv(text: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>();
  let position = 0;
  while (position < text.length) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(position, position + 4));
    const id = head?.[1];
    const length = Number(head?.[2]);
    const value = text.slice(position + 4, position + 4 + length);
    if (id === undefined || value.length !== length || fields.has(id)) return null;
    fields.set(id, value);
    position += 4 + length;
  }
  return fields;
}

function parseCodeAmount(text: string): number | null {
  const match = /^(\d{1,10})\.(\d{2})$/.exec(text);
  if (match === null) return null;
  const centavos = Number(`${match[1]}${match[2]}`);
  return centavos > 0 ? centavos : null;
}
