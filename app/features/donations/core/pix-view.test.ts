import { expect, test } from "vitest";
import { parseBrCode } from "./parse-br-code";
import { type PixReceiver, toTypedPixCode } from "./pix-view";

const RECEIVER: PixReceiver = {
  key: { kind: "evp", value: "123e4567-e12b-12d1-a456-426655440000" },
  name: "Fulano de Tal",
  city: "BRASILIA",
};

test("12.5 typed in either language asks for 12.50", () => {
  for (const [typed, locale] of [
    ["12.5", "en"],
    ["12,5", "pt-br"],
  ] as const) {
    const code = toTypedPixCode(RECEIVER, typed, locale);
    expect(code?.code).toContain("540512.50");
    expect(parseBrCode(code?.code ?? "")).toMatchObject({ ok: true, decoded: { amountCentavos: 1250 } });
    expect(code).toMatchObject({ amountCentavos: 1250, receiverName: "Fulano de Tal" });
    expect(code?.qr.path).toMatch(/^M4 4h7v1/);
  }
});

test("a blank amount leaves it to the payer, an unreadable one gives no code", () => {
  expect(toTypedPixCode(RECEIVER, "  ", "en")).toMatchObject({ amountCentavos: null });
  expect(toTypedPixCode(RECEIVER, "ten", "en")).toBeNull();
  expect(toTypedPixCode(RECEIVER, "0", "en")).toBeNull();
});
