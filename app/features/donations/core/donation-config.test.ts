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
    ...changes,
  };
}

test("a full configuration has no problems", () => {
  const { settings, problems } = parseDonationConfig(variables());
  expect(problems).toEqual([]);
  expect(settings.pix).toEqual({
    key: { kind: "cpf", value: "52998224725" },
    name: "Joao Conceicao",
    city: "Sao Paulo",
  });
  expect(settings.links[500]).toBe("https://pay.example/500");
  expect(settings.pixQrImageUrl).toBeNull();
});

test("an empty configuration offers nothing and nothing is wrong with it", () => {
  expect(parseDonationConfig({})).toEqual({
    settings: { pix: null, pixQrImageUrl: null, links: {} },
    problems: [],
  });
});

test.each([
  ["PIX_KEY", "529.982.247-24", /^has eleven digits/],
  ["PIX_KEY", "11987654321", /a phone begins with \+55$/],
  ["PIX_NAME", "名前", /^has no letter/],
  ["PIX_CITY", "", /^is needed beside PIX_KEY$/],
] as const)("%s of %j turns Pix off, says why, and leaves the cards", (variable, value, detail) => {
  const { settings, problems } = parseDonationConfig(variables({ [variable]: value }));
  expect(settings.pix).toBeNull();
  expect(Object.keys(settings.links)).toHaveLength(CARD_AMOUNTS.length);
  expect(problems).toEqual([{ variable, detail: expect.stringMatching(detail) }]);
});

test("name and city without a key are not missed", () => {
  const { settings, problems } = parseDonationConfig(variables({ PIX_KEY: "" }));
  expect([settings.pix, problems]).toEqual([null, []]);
});

test("a bank image that cannot be loaded safely leaves our own code", () => {
  const { settings, problems } = parseDonationConfig(
    variables({ PIX_QR_IMAGE_URL: "http://bank.example/qr.png" }),
  );
  expect(settings.pix).not.toBeNull();
  expect(settings.pixQrImageUrl).toBeNull();
  expect(problems.map(({ variable }) => variable)).toEqual(["PIX_QR_IMAGE_URL"]);
});

test("a bad payment link costs its own card only", () => {
  const { settings, problems } = parseDonationConfig(
    variables({
      DONATION_LINKS: '{"100":"https://pay.example/1","200":"javascript:alert(1)","300":"https://x.example"}',
    }),
  );
  expect(settings.links).toEqual({ 100: "https://pay.example/1" });
  expect(problems).toEqual([
    {
      variable: "DONATION_LINKS",
      detail: "the link for 200 is not an https address; entry 3 is for none of the card amounts",
    },
  ]);
});

test("links that are not a JSON object are refused as a whole", () => {
  for (const DONATION_LINKS of ["{", "[]", "null", '"https://pay.example"']) {
    const { settings, problems } = parseDonationConfig(variables({ DONATION_LINKS }));
    expect(settings.links).toEqual({});
    expect(problems[0]?.variable).toBe("DONATION_LINKS");
  }
});
