import { expect, test } from "vitest";
import { CARD_AMOUNTS } from "./amount";
import { type DonationVariables, parseDonationConfig } from "./donation-config";

function variables(changes: DonationVariables = {}): DonationVariables {
  return {
    PIX_KEY: "529.982.247-25",
    PIX_NAME: "João Conceição",
    PIX_CITY: "São Paulo",
    DONATION_LINKS: JSON.stringify(
      Object.fromEntries(CARD_AMOUNTS.map((a) => [a, `https://pay.example/${a}`])),
    ),
    CONTACT_EMAIL: "author@example.com",
    ...changes,
  };
}

test("a full configuration has no problems", () => {
  const config = parseDonationConfig(variables());
  expect(config.problems).toEqual([]);
  expect(config.pix).toEqual({
    key: { kind: "cpf", value: "52998224725" },
    name: "Joao Conceicao",
    city: "Sao Paulo",
  });
  expect(config.links[500]).toBe("https://pay.example/500");
  expect(config.pixQrImageUrl).toBeNull();
});

test("an empty configuration offers nothing and names every missing variable", () => {
  const config = parseDonationConfig({});
  expect(config).toMatchObject({ pix: null, pixQrImageUrl: null, links: {}, contactEmail: null });
  expect(config.problems.map(({ variable, kind }) => `${variable} ${kind}`)).toEqual([
    "PIX_KEY missing",
    "PIX_NAME missing",
    "PIX_CITY missing",
    "CONTACT_EMAIL missing",
    "DONATION_LINKS missing",
  ]);
});

test("a wrong key turns Pix off and says why", () => {
  const config = parseDonationConfig(variables({ PIX_KEY: "529.982.247-24" }));
  expect(config.pix).toBeNull();
  expect(config.problems).toEqual([{ variable: "PIX_KEY", kind: "invalid", detail: "cpf-check-digits" }]);
});

test("a bad payment link costs its own card only", () => {
  const config = parseDonationConfig(
    variables({
      DONATION_LINKS: '{"100":"https://pay.example/1","200":"javascript:alert(1)","300":"https://x.example"}',
    }),
  );
  expect(config.links).toEqual({ 100: "https://pay.example/1" });
  expect(config.problems).toEqual([
    { variable: "DONATION_LINKS", kind: "invalid", detail: "the link for 200 is not an https address" },
    { variable: "DONATION_LINKS", kind: "invalid", detail: "300 is not one of the card amounts" },
    {
      variable: "DONATION_LINKS",
      kind: "missing",
      detail: "no link for 500, 1000, 5000, 10000, 25000, 50000, 100000",
    },
  ]);
});

test("links that are not a JSON object are refused as a whole", () => {
  for (const DONATION_LINKS of ["{", "[]", "null", '"https://pay.example"']) {
    expect(parseDonationConfig(variables({ DONATION_LINKS })).problems[0]).toMatchObject({
      variable: "DONATION_LINKS",
      kind: "invalid",
    });
  }
});

test("a contact address that could carry mail headers is refused", () => {
  for (const CONTACT_EMAIL of [
    "a@b.example,c@d.example",
    "A <a@b.example>",
    "a@b.example\r\nBcc:x@y.example",
  ]) {
    expect(parseDonationConfig(variables({ CONTACT_EMAIL })).contactEmail).toBeNull();
  }
});
