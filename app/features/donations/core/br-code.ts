// We build the Pix BR Code ourselves. Rules: EMV QR Code for merchant-presented mode 1.1 and the
// central bank's "Manual de Padrões para Iniciação do Pix", static code.
import type { PixKey } from "./pix-key";

// Pix BR Code, field 63: CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF, no reflection, no final XOR).

/** The check sum of an ASCII text as four upper-case hexadecimal digits, as EMV prints it. */
export function crc16CcittFalse(text: string): string {
  let crc = 0xffff;
  for (let index = 0; index < text.length; index += 1) {
    crc ^= (text.charCodeAt(index) & 0xff) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
      crc &= 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}

// Pix BR Code: every text in the code is ASCII, so a length in characters is a length in bytes.

/** Letters that Unicode does not decompose into a base letter and a mark. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ł: "l",
  Ł: "L",
  "’": "'",
  "–": "-",
};

/**
 * The text in printable ASCII: accents folded ("São" to "Sao"), everything else that is not ASCII dropped,
 * runs of blanks made one, cut at `maxLength` characters. Empty when nothing printable is left.
 */
export function foldToAscii(text: string, maxLength: number): string {
  const folded = Array.from(text.normalize("NFKD"), (character) => UNDECOMPOSED[character] ?? character).join(
    "",
  );
  return folded
    .replace(/\s+/g, " ")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, maxLength)
    .trimEnd();
}

export const RECEIVER_NAME_MAX = 25;
export const RECEIVER_CITY_MAX = 15;
/** "No transaction id": the receiver's bank gives one. */
const NO_TXID = "***";
/** Field 54 holds at most 13 characters: 9,999,999,999.99. */
const AMOUNT_MAX_CENTAVOS = 999_999_999_999;

export const BR_CODE_IDS = {
  payloadFormat: "00",
  merchantAccount: "26",
  merchantCategory: "52",
  currency: "53",
  amount: "54",
  country: "58",
  receiverName: "59",
  receiverCity: "60",
  additionalData: "62",
  crc: "63",
} as const;
export const MERCHANT_ACCOUNT_IDS = { gui: "00", key: "01" } as const;
const TXID_ID = "05";
export const PIX_GUI = "br.gov.bcb.pix";
export const CURRENCY_BRL = "986";

export interface BrCodeRequest {
  readonly key: PixKey;
  readonly receiverName: string;
  readonly receiverCity: string;
  /** Integer centavos; null leaves the amount to the payer. */
  readonly amountCentavos: number | null;
}

type BrCodeProblem = "name-empty" | "city-empty" | "amount-out-of-range";

type BrCodeResult =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly reason: BrCodeProblem };

/** The text of a static Pix code by the central bank's rules, or the part of the request that does not fit one. */
export function buildBrCode(request: BrCodeRequest): BrCodeResult {
  const receiverName = foldToAscii(request.receiverName, RECEIVER_NAME_MAX);
  if (receiverName === "") return { ok: false, reason: "name-empty" };
  const receiverCity = foldToAscii(request.receiverCity, RECEIVER_CITY_MAX);
  if (receiverCity === "") return { ok: false, reason: "city-empty" };
  const amount = request.amountCentavos;
  if (amount !== null && !isCodeAmount(amount)) return { ok: false, reason: "amount-out-of-range" };
  const account =
    field(MERCHANT_ACCOUNT_IDS.gui, PIX_GUI) + field(MERCHANT_ACCOUNT_IDS.key, request.key.value);

  const unsigned = [
    field(BR_CODE_IDS.payloadFormat, "01"),
    field(BR_CODE_IDS.merchantAccount, account),
    field(BR_CODE_IDS.merchantCategory, "0000"),
    field(BR_CODE_IDS.currency, CURRENCY_BRL),
    amount === null ? "" : field(BR_CODE_IDS.amount, toDecimalText(amount)),
    field(BR_CODE_IDS.country, "BR"),
    field(BR_CODE_IDS.receiverName, receiverName),
    field(BR_CODE_IDS.receiverCity, receiverCity),
    field(BR_CODE_IDS.additionalData, field(TXID_ID, NO_TXID)),
    // The check sum covers its own id and length.
    `${BR_CODE_IDS.crc}04`,
  ].join("");
  return { ok: true, code: `${unsigned}${crc16CcittFalse(unsigned)}` };
}

function isCodeAmount(centavos: number): boolean {
  return Number.isInteger(centavos) && centavos > 0 && centavos <= AMOUNT_MAX_CENTAVOS;
}

/** Two decimals and a point in every language. */
function toDecimalText(centavos: number): string {
  return `${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, "0")}`;
}

function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, "0")}${value}`;
}
