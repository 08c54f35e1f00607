// What is stored instead of an address: codes that recognise it and do not give it away. They are made with a
// secret key, because without one a list of addresses undoes them: everybody can hash a million addresses.
import type { EmailAddress } from "~/features/mail/core/email-address";
import { mailboxOf } from "~/features/mail/core/mailbox";
import { toHex } from "~/lib/bytes-as-text";
import { sha256Hex } from "~/lib/sha-256";

export interface AddressHashes {
  /** Identity of a subscriber. */
  readonly address: string;
  /** The same for all spellings of one mailbox: what confirmation mails are counted by. */
  readonly mailbox: string;
  readonly domain: string;
}

/** Codes begin with a name of their key, so that codes made with another key can be found and made again. */
const UNKEYED = /^[0-9a-f]{64}$/;

/** The codes of an address. */
export async function hashAddress(
  { dedupeKey }: Pick<EmailAddress, "dedupeKey">,
  secret: string,
): Promise<AddressHashes> {
  const mailbox = mailboxOf(dedupeKey);
  const key = await importKey(secret);
  const sign = (text: string) => signWith(key, text);
  const [id, address, ...others] = await Promise.all([
    keyIdOf(key),
    // Of the code that was stored before there was a key, so that an old one can be keyed without its address.
    sha256Hex(`address:${dedupeKey}`).then(sign),
    sign(`mailbox:${mailbox.key}`),
    sign(`domain:${mailbox.domain}`),
  ]);
  const [mailboxHash = "", domainHash = ""] = others;
  return { address: `${id}.${address}`, mailbox: `${id}.${mailboxHash}`, domain: `${id}.${domainHash}` };
}

/** What the codes of this secret begin with. */
export async function hashPrefix(secret: string): Promise<string> {
  return `${await keyIdOf(await importKey(secret))}.`;
}

/** The code of this secret for an address code that was made without any; null when it was made with one. */
export async function keyOldHash(hash: string, secret: string): Promise<string | null> {
  if (!UNKEYED.test(hash)) return null;
  const key = await importKey(secret);
  return `${await keyIdOf(key)}.${await signWith(key, hash)}`;
}

async function keyIdOf(key: CryptoKey): Promise<string> {
  return (await signWith(key, "key id")).slice(0, 8);
}

function importKey(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

async function signWith(key: CryptoKey, text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text))));
}
