import { expect, test } from "vitest";
import { getConfig } from "./env";

test("a donation value that does not parse stops the start and names itself", () => {
  for (const [name, value] of [
    ["PIX_KEY", "529.982.247-24"],
    ["PIX_QR_IMAGE_URL", "http://bank.example/qr.png"],
    ["DONATION_LINKS", '{"100":"javascript:alert(1)"}'],
    ["DONATION_LINKS", "{"],
  ] as const) {
    expect(() => getConfig({ SITE_ORIGIN: "https://site.example", [name]: value })).toThrow(
      new RegExp(`^${name}: `),
    );
  }
});

test("a Pix key without name and city keeps Pix off", () => {
  const { donations } = getConfig({
    SITE_ORIGIN: "https://site.example",
    PIX_KEY: "123e4567-e12b-12d1-a456-426655440000",
  });
  expect(donations).toEqual({ pix: null, pixQrImageUrl: null, links: {} });
});
