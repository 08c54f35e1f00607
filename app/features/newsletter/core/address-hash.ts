// Keyed hashes, stored instead of an address: they recognise it and do not give it away. The key is secret, because
// anybody can hash a million addresses and compare.
import type { EmailAddress } from "~/features/mail/core/email-address";
import { toMailbox } from "~/features/mail/core/mailbox";
import { toHex } from "~/lib/bytes-as-text";
import { sha256Hex } from "~/lib/sha-256";

export interface AddressHashes {
  /** Identity of a subscriber. */
  readonly address: string;
  /** Equal for all spellings of one mailbox; confirmation mails are counted by it. */
  readonly mailbox: string;
  readonly domain: string;
}

/** Matches a hash made without a secret; a keyed one begins with the id of its key, by which it can be renewed. */
const UNKEYED = /^[0-9a-f]{64}$/;

/** Hashes an address, its mailbox and its domain. */
export async function hashAddress(
  { dedupeKey }: Pick<EmailAddress, "dedupeKey">,
  secret: string,
): Promise<AddressHashes> {
  const mailbox = toMailbox(dedupeKey);
  const key = await importKey(secret);
  const sign = (text: string) => signWith(key, text);
  const [id, address, ...others] = await Promise.all([
    toKeyId(key),
    // Signs the hash that was stored before there was a key, so that an old one can be keyed without its address.
    sha256Hex(`address:${dedupeKey}`).then(sign),
    sign(`mailbox:${mailbox.key}`),
    sign(`domain:${mailbox.domain}`),
  ]);
  const [mailboxHash = "", domainHash = ""] = others;
  return { address: `${id}.${address}`, mailbox: `${id}.${mailboxHash}`, domain: `${id}.${domainHash}` };
}

/** The prefix of every hash made with this secret. */
export async function hashPrefix(secret: string): Promise<string> {
  return `${await toKeyId(await importKey(secret))}.`;
}

/** Keys an address hash that was made without a secret; null when it was made with one. */
export async function keyOldHash(hash: string, secret: string): Promise<string | null> {
  if (!UNKEYED.test(hash)) return null;
  const key = await importKey(secret);
  return `${await toKeyId(key)}.${await signWith(key, hash)}`;
}

async function toKeyId(key: CryptoKey): Promise<string> {
  return (await signWith(key, "key id")).slice(0, 8);
}

function importKey(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

async function signWith(key: CryptoKey, text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text))));
}
