import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashAddress, hashPrefix, keyOldHash } from "./address-hash";

const SECRET = "a secret of the test, long enough to be one";
const ANA = { dedupeKey: "ana@example.com" };

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

test("an address has the same codes every time, and others with another secret", async () => {
  const hashes = await hashAddress(ANA, SECRET);
  expect(await hashAddress(ANA, SECRET)).toEqual(hashes);
  const others = await hashAddress(ANA, `${SECRET}!`);
  const all = [...Object.values(hashes), ...Object.values(others)];
  expect(new Set(all).size).toBe(6);
  for (const hash of all) expect(hash).toMatch(/^[0-9a-f]{8}\.[0-9a-f]{64}$/);
});

test("a list of addresses without the secret does not undo a code", async () => {
  const stored = Object.values(await hashAddress(ANA, SECRET)).join();
  for (const text of [
    "ana@example.com",
    "address:ana@example.com",
    "mailbox:ana@example.com",
    "domain:example.com",
  ]) {
    expect(stored).not.toContain(sha256(text));
  }
});

test("two spellings are two addresses in one mailbox", async () => {
  const tagged = await hashAddress({ dedupeKey: "ana+1@example.com" }, SECRET);
  const plain = await hashAddress(ANA, SECRET);
  expect(tagged.mailbox).toBe(plain.mailbox);
  expect(tagged.domain).toBe(plain.domain);
  expect(tagged.address).not.toBe(plain.address);
});

test("a code names its key, and one made without a key is keyed without its address", async () => {
  const { address } = await hashAddress(ANA, SECRET);
  expect(address.startsWith(await hashPrefix(SECRET))).toBe(true);
  expect(await keyOldHash(sha256("address:ana@example.com"), SECRET)).toBe(address);
  expect(await keyOldHash(address, SECRET)).toBeNull();
});
