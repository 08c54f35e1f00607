// Payment links, Pix key, name and city, and the bank's own image. Server only (zod). Money must never go to the
// wrong place: Pix is off unless key, name and city are all right, and a wrong payment link switches off its card.
import * as z from "zod/mini";
import type { ConfigProblem, Reading } from "~/lib/configured-text";
import { parseJson } from "~/lib/parse-json";
import { type CardAmount, findCardAmount } from "./amount";
import { foldToAscii, RECEIVER_CITY_MAX, RECEIVER_NAME_MAX } from "./br-code";

import type { DonationLinks } from "./donation-option";
import type { DonationSettings } from "./donation-props";
import { type PixKeyProblem, parsePixKey } from "./pix-key";

/** Configuration values by name; absent is the same as empty. */
export type DonationVariables = Readonly<
  Partial<Record<"PIX_KEY" | "PIX_NAME" | "PIX_CITY" | "PIX_QR_IMAGE_URL" | "DONATION_LINKS", string>>
>;

type DonationVariable = keyof DonationVariables;

interface DonationConfig {
  readonly settings: DonationSettings;
  readonly problems: readonly ConfigProblem<DonationVariable>[];
}

/** For the author, in English; visitors never read it. */
const KEY_PROBLEMS = {
  empty: "is empty",
  "cpf-check-digits":
    "has eleven digits, which are read as a CPF, and no CPF has these check digits; a phone begins with +55",
  "cnpj-check-digits": "is read as a CNPJ, and no CNPJ has these check digits",
  "phone-format": "begins with + and is not a Brazilian phone number",
  "email-format": "is not an e-mail address",
  "email-too-long": "is longer than an e-mail address may be as a key",
  "unknown-format": "is none of the kinds of Pix keys",
} as const satisfies Record<PixKeyProblem, string>;

const paymentUrl = z.url({ protocol: /^https$/ });
const linkTable = z.record(z.string(), z.unknown());

/** Parses the ways of giving, with the problems of the configuration. */
export function parseDonationConfig(variables: DonationVariables): DonationConfig {
  const problems: ConfigProblem<DonationVariable>[] = [];
  const read = (variable: DonationVariable) => variables[variable]?.trim() ?? "";
  const refuse = (variable: DonationVariable, detail: string): null => {
    problems.push({ variable, detail });
    return null;
  };
  const keyText = read("PIX_KEY");
  const parsedKey = keyText === "" ? null : parsePixKey(keyText);
  if (parsedKey?.ok === false) refuse("PIX_KEY", KEY_PROBLEMS[parsedKey.reason]);
  /** Name or city as the bank shows it. A missing one is reported only where there is a key. */
  const receiverText = (variable: "PIX_NAME" | "PIX_CITY", most: number): string | null => {
    const text = read(variable);
    if (text === "") return keyText === "" ? null : refuse(variable, "is needed beside PIX_KEY");
    return foldToAscii(text, most) || refuse(variable, "has no letter that a Pix code can hold");
  };
  const name = receiverText("PIX_NAME", RECEIVER_NAME_MAX);
  const city = receiverText("PIX_CITY", RECEIVER_CITY_MAX);
  const imageText = read("PIX_QR_IMAGE_URL");
  const image = imageText === "" ? null : paymentUrl.safeParse(imageText);
  if (image?.success === false) refuse("PIX_QR_IMAGE_URL", "must be an https address");
  const links = readDonationLinks(read("DONATION_LINKS"));
  if (links.wrong.length > 0) refuse("DONATION_LINKS", links.wrong.join("; "));
  const isPixRight = parsedKey?.ok === true && name !== null && city !== null;
  return {
    settings: {
      pix: isPixRight ? { key: parsedKey.key, name, city } : null,
      pixQrImageUrl: image?.success === true ? image.data : null,
      links: links.value,
    },
    problems,
  };
}

/** One bad entry costs its own card only. */
function readDonationLinks(text: string): Reading<DonationLinks> {
  if (text === "") return { value: {}, wrong: [] };
  const table = linkTable.safeParse(parseJson(text));
  if (!table.success) return { value: {}, wrong: ["must be a JSON object of amount to address"] };
  const value: Partial<Record<CardAmount, string>> = {};
  const wrong: string[] = [];
  for (const [index, [amountText, address]] of Object.entries(table.data).entries()) {
    const amount = findCardAmount(amountText);
    const url = paymentUrl.safeParse(address);
    if (amount === null) wrong.push(`entry ${index + 1} is for none of the card amounts`);
    else if (!url.success) wrong.push(`the link for ${amount} is not an https address`);
    else value[amount] = url.data;
  }
  return { value, wrong };
}
