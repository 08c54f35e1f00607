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

test("a mail or bot check value that is missing or wrong stops the start and names itself", () => {
  const resend = { MAIL_PROVIDER: "resend", MAIL_FROM: "news@site.example" };
  for (const [name, values] of [
    ["RESEND_API_KEY", resend],
    ["RESEND_WEBHOOK_SECRET", { ...resend, RESEND_API_KEY: "re_1", RESEND_WEBHOOK_SECRET: "nonsense" }],
    ["MAIL_PROVIDER", { MAIL_PROVIDER: "pigeon" }],
    ["TURNSTILE_SECRET_KEY", { TURNSTILE_SITE_KEY: "0x1" }],
    ["TURNSTILE_SITE_KEY", { TURNSTILE_SECRET_KEY: "0x2" }],
    [
      "TURNSTILE_VERIFY_URL",
      { TURNSTILE_SITE_KEY: "1", TURNSTILE_SECRET_KEY: "2", TURNSTILE_VERIFY_URL: "x" },
    ],
  ] as const) {
    expect(() => getConfig({ SITE_ORIGIN: "https://site.example", ...values })).toThrow(
      new RegExp(`^${name}: `),
    );
  }
});
