// Product decisions, "Configuration names": payment links, Pix key, name and city, optional QR image, contact.
// Server only (zod). A wrong value is named by its variable: the Worker refuses to start with it. A missing one
// only switches off what needs it.
import * as z from "zod/mini";
import { CARD_AMOUNTS, type CardAmount } from "./amount";
import { foldToAscii } from "./ascii-text";
import { RECEIVER_CITY_MAX, RECEIVER_NAME_MAX } from "./br-code";
import type { DonationLinks } from "./donation-option";
import { parsePixKey } from "./pix-key";
import type { PixReceiver } from "./pix-view";

export interface DonationVariables {
  readonly PIX_KEY?: string | undefined;
  readonly PIX_NAME?: string | undefined;
  readonly PIX_CITY?: string | undefined;
  readonly PIX_QR_IMAGE_URL?: string | undefined;
  readonly DONATION_LINKS?: string | undefined;
  readonly CONTACT_EMAIL?: string | undefined;
}
export type DonationVariable = keyof DonationVariables;

/** For the start-up report and the deploy check, in English; visitors never read it. */
export interface DonationConfigProblem {
  readonly variable: DonationVariable;
  readonly kind: "missing" | "invalid";
  readonly detail: string;
}

export interface DonationConfig {
  /** null unless key, name and city are all there and right. */
  readonly pix: PixReceiver | null;
  readonly pixQrImageUrl: string | null;
  readonly links: DonationLinks;
  readonly contactEmail: string | null;
  readonly problems: readonly DonationConfigProblem[];
}

const paymentUrl = z.url({ protocol: /^https$/ });
const linkTable = z.record(z.string(), z.unknown());
/** Loose on purpose: the author's own address, only kept from breaking out of a mail link. */
const contactAddress = z.string().check(z.regex(/^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+$/));

/** Everything the donation section needs, with what is wrong or missing named by variable. */
export function parseDonationConfig(variables: DonationVariables): DonationConfig {
  const problems: DonationConfigProblem[] = [];
  const read = (variable: DonationVariable): string | null => {
    const value = variables[variable]?.trim() ?? "";
    return value === "" ? null : value;
  };
  const readRequired = (variable: DonationVariable): string | null => {
    const value = read(variable);
    if (value === null) problems.push({ variable, kind: "missing", detail: "not set" });
    return value;
  };
  const refuse = (variable: DonationVariable, detail: string): null => {
    problems.push({ variable, kind: "invalid", detail });
    return null;
  };

  const keyText = readRequired("PIX_KEY");
  const nameText = readRequired("PIX_NAME");
  const cityText = readRequired("PIX_CITY");
  const parsedKey = keyText === null ? null : parsePixKey(keyText);
  const key = parsedKey === null ? null : parsedKey.ok ? parsedKey.key : refuse("PIX_KEY", parsedKey.reason);
  const name =
    nameText === null
      ? null
      : foldToAscii(nameText, RECEIVER_NAME_MAX) || refuse("PIX_NAME", "no ASCII letters");
  const city =
    cityText === null
      ? null
      : foldToAscii(cityText, RECEIVER_CITY_MAX) || refuse("PIX_CITY", "no ASCII letters");

  const imageText = read("PIX_QR_IMAGE_URL");
  const image = imageText === null ? null : paymentUrl.safeParse(imageText);
  const pixQrImageUrl =
    image === null ? null : image.success ? image.data : refuse("PIX_QR_IMAGE_URL", "not an https address");

  const contactText = readRequired("CONTACT_EMAIL");
  const contact = contactText === null ? null : contactAddress.safeParse(contactText);
  const contactEmail =
    contact === null
      ? null
      : contact.success
        ? contact.data
        : refuse("CONTACT_EMAIL", "not an e-mail address");

  const linksText = readRequired("DONATION_LINKS");
  const parsedLinks =
    linksText === null ? { links: {}, invalid: [], missing: [] } : parseDonationLinks(linksText);
  for (const detail of parsedLinks.invalid) refuse("DONATION_LINKS", detail);
  if (parsedLinks.missing.length > 0) {
    const detail = `no link for ${parsedLinks.missing.join(", ")}`;
    problems.push({ variable: "DONATION_LINKS", kind: "missing", detail });
  }

  const pix = key === null || name === null || city === null ? null : { key, name, city };
  return { pix, pixQrImageUrl, links: parsedLinks.links, contactEmail, problems };
}

interface ParsedLinks {
  readonly links: DonationLinks;
  readonly invalid: readonly string[];
  readonly missing: readonly CardAmount[];
}

/** One bad entry costs its own card only. */
function parseDonationLinks(text: string): ParsedLinks {
  const table = linkTable.safeParse(parseJson(text));
  if (!table.success) return { links: {}, invalid: ["not a JSON object of amount to URL"], missing: [] };
  const links: Partial<Record<CardAmount, string>> = {};
  const invalid: string[] = [];
  for (const [amountText, value] of Object.entries(table.data)) {
    const amount = CARD_AMOUNTS.find((known) => String(known) === amountText);
    const url = paymentUrl.safeParse(value);
    if (amount === undefined) invalid.push(`${amountText} is not one of the card amounts`);
    else if (!url.success) invalid.push(`the link for ${amountText} is not an https address`);
    else links[amount] = url.data;
  }
  return { links, invalid, missing: CARD_AMOUNTS.filter((amount) => !(String(amount) in table.data)) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
