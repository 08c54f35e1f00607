import * as fc from "fast-check";
import { expect, test } from "vitest";
import { encodeToken, hashToken, isToken, toRecordToken } from "./token";

test("every 128-bit value has its own 22-character token that passes the format check", () => {
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(bytes, bytes, (first, second) => {
      expect(isToken(encodeToken(first))).toBe(true);
      const isSame = first.every((byte, index) => byte === second[index]);
      expect(encodeToken(first) === encodeToken(second)).toBe(isSame);
    }),
  );
});

test("fewer bits than 128 are refused", () => {
  expect(() => encodeToken(new Uint8Array(8))).toThrow(RangeError);
});

test("other texts are not tokens", () => {
  const token = encodeToken(new Uint8Array(16).fill(255));
  for (const text of [
    "",
    token.slice(1),
    `${token}A`,
    `${token.slice(0, 21)}B`,
    `${token}\n`,
    "../../etc/passwd/xxxxx",
  ]) {
    expect(isToken(text)).toBe(false);
  }
});

test("a token is stored as SHA-256", async () => {
  expect(await hashToken("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("a confirmation link has one token of its record, and no two have the same", async () => {
  const [one, other] = [1, 2].map((byte) => encodeToken(new Uint8Array(16).fill(byte)));
  const record = await toRecordToken(one ?? "");
  expect(isToken(record)).toBe(true);
  expect(await toRecordToken(one ?? "")).toBe(record);
  expect([one, await toRecordToken(other ?? "")]).not.toContain(record);
});
