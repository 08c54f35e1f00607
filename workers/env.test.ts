import { expect, test } from "vitest";
import { ConfigError, getConfig } from "./env";

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

const SOURCE = {
  name: "Feed",
  url: "https://example.org/",
  feed: "https://example.org/feed",
  language: "en",
};
const PROVIDER = {
  name: "Local",
  kind: "openai",
  baseUrl: "http://127.0.0.1:9000/v1",
  model: "m",
  secret: "LOCAL_KEY",
};

test.each([
  ["NEWS_SOURCES", "[", /is not valid JSON/],
  ["NEWS_SOURCES", "[]", /at least one source/],
  ["NEWS_SOURCES", '"https://example.org/feed"', /./],
  [
    "NEWS_SOURCES",
    JSON.stringify([{ ...SOURCE, feed: "ftp://example.org/feed" }]),
    /^0\.feed must be an http/,
  ],
  ["NEWS_SOURCES", JSON.stringify([SOURCE, { ...SOURCE, language: "de" }]), /^1\.language /],
  ["NEWS_SOURCES", JSON.stringify([SOURCE, SOURCE]), /names one feed twice/],
  ["NEWS_SOURCES", JSON.stringify([{ ...SOURCE, lang: "en" }]), /lang/],
  ["SAMPLE_SOURCES", "{", /is not valid JSON/],
  ["NEWS_EXCLUDE", '{"years":["2025"]}', /^years\.0 /],
  ["NEWS_EXCLUDE", '{"sources":[""]}', /^sources\.0 /],
  ["NEWS_EXCLUDE", '{"titles":["x"]}', /titles/],
  ["AI_PROVIDERS", "not json", /is not valid JSON/],
  ["AI_PROVIDERS", JSON.stringify([{ ...PROVIDER, kind: "cohere" }]), /^0\.kind /],
  ["AI_PROVIDERS", JSON.stringify([{ ...PROVIDER, baseUrl: "localhost" }]), /^0\.baseUrl must be an http/],
  ["AI_PROVIDERS", JSON.stringify([{ ...PROVIDER, secret: "sk-1234" }]), /^0\.secret must be the name/],
  ["AI_PROVIDERS", JSON.stringify([PROVIDER, PROVIDER]), /names must differ/],
  ["AI_DAILY_LIMIT", "many", /./],
  ["AI_DAILY_LIMIT", "0", /./],
  ["RUN_COOLDOWN_SECONDS", "-1", /./],
  ["RUN_LEASE_SECONDS", "1.5", /./],
])("%s of %s stops the start and says what is wrong in one line", (name, value, complaint) => {
  const start = () => getConfig({ SITE_ORIGIN: "https://site.example", [name]: value });
  expect(start).toThrow(ConfigError);
  let message = "";
  try {
    start();
  } catch (error) {
    message = String(error instanceof Error ? error.message : error);
  }
  expect(message).toMatch(new RegExp(`^${name}: `));
  expect(message.slice(`${name}: `.length)).toMatch(complaint);
  expect(message).not.toContain("\n");
});

test("the key that was typed for its secret's name is not repeated in the complaint", () => {
  const values = { AI_PROVIDERS: JSON.stringify([{ ...PROVIDER, secret: "sk-1234" }]) };
  expect(() => getConfig({ SITE_ORIGIN: "https://site.example", ...values })).not.toThrow(/sk-1234/);
});

test("only providers whose secret has a value are asked, in the configured order", () => {
  const providers = ["A", "B", "C"].map((name) => ({ ...PROVIDER, name, secret: `KEY_${name}` }));
  const { aiProviders } = getConfig({
    SITE_ORIGIN: "https://site.example",
    AI_PROVIDERS: JSON.stringify(providers),
    ...{ KEY_C: "c", KEY_A: "a", KEY_B: " " },
  });
  expect(aiProviders.map(({ config, key }) => [config.name, key])).toEqual([
    ["A", "a"],
    ["C", "c"],
  ]);
});

test("without any value the defaults of the product hold", () => {
  const config = getConfig({ SITE_ORIGIN: "https://site.example" });
  expect(config).toMatchObject({
    runCooldownSeconds: 600,
    runLeaseSeconds: 900,
    aiDailyLimit: 200,
    aiProviders: [],
    fetchAllow: [],
    newsExclude: { years: [2025] },
  });
  expect(config.newsSources.length).toBeGreaterThan(5);
});
