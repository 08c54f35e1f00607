import { expect, test } from "vitest";
import { parseBrCode } from "./parse-br-code";
import { type PixReceiver, toPixView } from "./pix-view";

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
    const view = toPixView(RECEIVER, typed, locale);
    if (!view.ok) throw new Error(view.reason);
    expect(view.code).toContain("540512.50");
    expect(parseBrCode(view.code)).toMatchObject({ ok: true, decoded: { amountCentavos: 1250 } });
    expect(view).toMatchObject({ amountCentavos: 1250, receiverName: "Fulano de Tal" });
  }
});

test("a blank amount leaves it to the payer, an unreadable one gives no code", () => {
  expect(toPixView(RECEIVER, "  ", "en")).toMatchObject({ ok: true, amountCentavos: null });
  expect(toPixView(RECEIVER, "ten", "en")).toEqual({ ok: false, reason: "not-a-number" });
  expect(toPixView(RECEIVER, "0", "en")).toEqual({ ok: false, reason: "too-small" });
});
