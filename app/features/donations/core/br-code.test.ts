import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type BrCodeRequest, buildBrCode, crc16CcittFalse, foldToAscii } from "./br-code";

import { parseBrCode } from "./parse-br-code";

/** The static code printed as example in the central bank's manual. */
const PUBLISHED =
  "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D";

function request(changes: Partial<BrCodeRequest> = {}): BrCodeRequest {
  return {
    key: { kind: "evp", value: "123e4567-e12b-12d1-a456-426655440000" },
    receiverName: "Fulano de Tal",
    receiverCity: "BRASILIA",
    amountCentavos: null,
    ...changes,
  };
}

function findCode(changes: Partial<BrCodeRequest> = {}): string {
  const result = buildBrCode(request(changes));
  if (!result.ok) throw new Error(result.reason);
  return result.code;
}

test("the check sum gives the published value of the CCITT-FALSE test vector", () => {
  expect(crc16CcittFalse("123456789")).toBe("29B1");
});

test("the builder gives the central bank's published example, character for character", () => {
  expect(findCode()).toBe(PUBLISHED);
});

test("the reader reads the central bank's published example", () => {
  expect(parseBrCode(PUBLISHED)).toEqual({
    ok: true,
    decoded: {
      key: "123e4567-e12b-12d1-a456-426655440000",
      amountCentavos: null,
      receiverName: "Fulano de Tal",
      receiverCity: "BRASILIA",
    },
  });
});

test("an amount is written with a point and two decimals", () => {
  expect(findCode({ amountCentavos: 1250 })).toContain("540512.50");
  expect(findCode({ amountCentavos: 5 })).toContain("54040.05");
});

test("name and city are folded to ASCII and cut to 25 and 15 characters", () => {
  const result = parseBrCode(
    findCode({ receiverName: "Associação dos Professores João & Irmã", receiverCity: "São João del-Rei 🏫" }),
  );
  expect(result).toMatchObject({
    ok: true,
    decoded: { receiverName: "Associacao dos Professore", receiverCity: "Sao Joao del-Re" },
  });
});

test("a name or city without a single ASCII character is refused", () => {
  expect(buildBrCode(request({ receiverName: "先生" }))).toEqual({ ok: false, reason: "name-empty" });
  expect(buildBrCode(request({ receiverCity: " 🏫 " }))).toEqual({ ok: false, reason: "city-empty" });
});

test("zero, negative, fractional and 14-character amounts are refused", () => {
  for (const amountCentavos of [0, -1, 12.5, Number.NaN, 1_000_000_000_000]) {
    expect(buildBrCode(request({ amountCentavos }))).toEqual({ ok: false, reason: "amount-out-of-range" });
  }
});

test("the longest e-mail key still fits its field", () => {
  const value = `${"a".repeat(65)}@example.com`;
  expect(parseBrCode(findCode({ key: { kind: "email", value } }))).toMatchObject({ decoded: { key: value } });
});

test("a changed character, a cut code and a code of another scheme are not read", () => {
  expect(parseBrCode(PUBLISHED.replace("Fulano", "Fulana"))).toEqual({ ok: false, reason: "check-sum" });
  expect(parseBrCode(PUBLISHED.slice(0, -5))).toEqual({ ok: false, reason: "malformed" });
  const foreign = PUBLISHED.slice(0, -4).replace("br.gov.bcb.pix", "br.gov.bcb.xyz");
  expect(parseBrCode(`${foreign}${crc16CcittFalse(foreign)}`)).toEqual({ ok: false, reason: "not-pix" });
});

test("whatever can be built is read back unchanged", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 60 });
  fc.assert(
    fc.property(
      fc.record({
        receiverName: text,
        receiverCity: text,
        amountCentavos: fc.option(fc.integer({ min: 1, max: 999_999_999_999 })),
      }),
      (changes) => {
        const built = buildBrCode(request(changes));
        if (!built.ok) return;
        expect(built.code).toMatch(/^[\x20-\x7e]+$/);
        expect(parseBrCode(built.code)).toEqual({
          ok: true,
          decoded: {
            key: "123e4567-e12b-12d1-a456-426655440000",
            amountCentavos: changes.amountCentavos,
            receiverName: foldToAscii(changes.receiverName, 25),
            receiverCity: foldToAscii(changes.receiverCity, 15),
          },
        });
      },
    ),
  );
});

test("no text, however odd, makes the reader throw", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      parseBrCode(text);
      parseBrCode(`${text}6304${crc16CcittFalse(`${text}6304`)}`);
    }),
  );
});

/** CRC-16/CCITT-FALSE bit by bit, without the table or the words of our own. */
function bitwiseCrc(text: string): string {
  let register = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    for (let bit = 7; bit >= 0; bit--) {
      const isSet = ((register >> 15) & 1) !== ((byte >> bit) & 1);
      register = ((register << 1) & 0xffff) ^ (isSet ? 0x1021 : 0);
    }
  }
  return register.toString(16).toUpperCase().padStart(4, "0");
}

/** Fields of a code as every reader finds them: two digits of name, two of length, the value. */
function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

test("a reader that shares nothing with the builder finds the same key, name, city, amount and check sum", () => {
  const receivers = ["Fulano de Tal", "José da Conceição", "A", "Associação dos Professores do Brasil"];
  for (const receiverName of receivers) {
    for (const receiverCity of ["BRASILIA", "São Paulo", "Rio de Janeiro - RJ"]) {
      for (const amountCentavos of [null, 1, 100, 2550, 999_999]) {
        const code = findCode({ receiverName, receiverCity, amountCentavos });
        expect(code.slice(-4)).toBe(bitwiseCrc(code.slice(0, -4)));
        const fields = readFields(code);
        expect([...fields.keys()]).toEqual([...fields.keys()].toSorted());
        expect(readFields(fields.get("26") ?? "").get("01")).toBe("123e4567-e12b-12d1-a456-426655440000");
        expect(fields.get("54") ?? null).toBe(
          amountCentavos === null ? null : (amountCentavos / 100).toFixed(2),
        );
        expect(fields.get("59")).toMatch(/^[ -~]{1,25}$/);
        expect(fields.get("60")).toMatch(/^[ -~]{1,15}$/);
        expect([fields.get("53"), fields.get("58")]).toEqual(["986", "BR"]);
      }
    }
  }
});
