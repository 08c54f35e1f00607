// The Pix key comes from configuration. Its forms are those of the central bank's DICT: CPF, CNPJ, phone with +55,
// e-mail of at most 77 characters, random key as a UUID.
import { isCnpj, isCpf } from "~/lib/taxpayer-number";

export type PixKeyKind = "cpf" | "cnpj" | "phone" | "email" | "evp";

export interface PixKey {
  readonly kind: PixKeyKind;
  /** The canonical form that goes into the code: no punctuation, e-mail and random key in lower case. */
  readonly value: string;
}

export type PixKeyProblem =
  | "empty"
  | "cpf-check-digits"
  | "cnpj-check-digits"
  | "phone-format"
  | "email-format"
  | "email-too-long"
  | "unknown-format";

export type PixKeyResult =
  | { readonly ok: true; readonly key: PixKey }
  | { readonly ok: false; readonly reason: PixKeyProblem };

const EMAIL_MAX_LENGTH = 77;
const EVP = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Two-digit area code without zero; mobile numbers have nine digits and start with 9, others eight. */
const PHONE = /^\+55[1-9]{2}(?:9\d{8}|[2-5]\d{7})$/;
const EMAIL =
  /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/**
 * Reads a Pix key as a person writes it, with or without punctuation. Eleven digits without `+` are a CPF,
 * never a phone: that is how banks read them, and a guess would send money to somebody else.
 */
export function parsePixKey(text: string): PixKeyResult {
  const trimmed = text.trim();
  if (trimmed === "") return { ok: false, reason: "empty" };
  if (trimmed.includes("@")) return parseEmailKey(trimmed.toLowerCase());
  if (trimmed.startsWith("+")) {
    const phone = trimmed.replace(/[\s().-]/g, "");
    return PHONE.test(phone) ? found("phone", phone) : { ok: false, reason: "phone-format" };
  }
  const lower = trimmed.toLowerCase();
  if (EVP.test(lower)) return found("evp", lower);
  const bare = trimmed.replace(/[\s./-]/g, "").toUpperCase();
  if (/^\d{11}$/.test(bare))
    return isCpf(bare) ? found("cpf", bare) : { ok: false, reason: "cpf-check-digits" };
  if (/^[0-9A-Z]{12}\d{2}$/.test(bare)) {
    return isCnpj(bare) ? found("cnpj", bare) : { ok: false, reason: "cnpj-check-digits" };
  }
  return { ok: false, reason: "unknown-format" };
}

function parseEmailKey(address: string): PixKeyResult {
  if (address.length > EMAIL_MAX_LENGTH) return { ok: false, reason: "email-too-long" };
  return EMAIL.test(address) ? found("email", address) : { ok: false, reason: "email-format" };
}

function found(kind: PixKeyKind, value: string): PixKeyResult {
  return { ok: true, key: { kind, value } };
}
