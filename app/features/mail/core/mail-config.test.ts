import { expect, test } from "vitest";
import { parseMailConfig, parseSender, readAddressHashKey } from "./mail-config";

const RESEND = {
  MAIL_PROVIDER: "resend",
  RESEND_API_KEY: "re_1",
  MAIL_FROM: "News <news@site.example>",
};

test("without any value mails go to the outbox", () => {
  expect(parseMailConfig({}, false)).toEqual({
    settings: {
      provider: { kind: "outbox" },
      from: expect.stringContaining("@example.com"),
      hourlyLimit: 200,
      webhook: null,
    },
    hasSender: true,
    problems: [],
  });
});

test("the provider's address can be replaced, and needs no slash at its end", () => {
  expect(
    parseMailConfig({ ...RESEND, RESEND_BASE_URL: "http://127.0.0.1:9/mail/" }, false).settings.provider,
  ).toEqual({ kind: "resend", apiKey: "re_1", baseUrl: "http://127.0.0.1:9/mail" });
  expect(parseMailConfig(RESEND, false).settings.provider).toMatchObject({
    baseUrl: "https://api.resend.com",
  });
});

test.each([
  ["MAIL_PROVIDER", { ...RESEND, MAIL_PROVIDER: "sendmail" }],
  ["MAIL_PROVIDER", { ...RESEND, MAIL_PROVIDER: "cloudflare" }],
  ["RESEND_API_KEY", { ...RESEND, RESEND_API_KEY: " " }],
  ["RESEND_API_KEY", { ...RESEND, RESEND_API_KEY: "re_1\nX-Other: 1" }],
  ["MAIL_FROM", { ...RESEND, MAIL_FROM: "" }],
  ["MAIL_FROM", { ...RESEND, MAIL_FROM: "AI Teacher Pro" }],
  ["RESEND_BASE_URL", { ...RESEND, RESEND_BASE_URL: "api.resend.com" }],
] as const)("a wrong or missing %s holds the mails back and is named", (variable, variables) => {
  const { settings, hasSender, problems } = parseMailConfig(variables, false);
  expect(settings.provider).toEqual({ kind: "held" });
  expect(hasSender).toBe(variable !== "MAIL_FROM");
  expect(problems.map((problem) => problem.variable)).toEqual([variable]);
});

test("the platform's mail service sends where it is bound", () => {
  const variables = { MAIL_PROVIDER: "cloudflare", MAIL_FROM: "news@site.example" };
  expect(parseMailConfig(variables, true)).toMatchObject({
    settings: { provider: { kind: "cloudflare" } },
    problems: [],
  });
});

test("a wrong limit or signing secret leaves the provider, and never means without limit or check", () => {
  const limit = parseMailConfig({ ...RESEND, MAIL_HOURLY_LIMIT: "0" }, false);
  expect(limit).toMatchObject({ settings: { provider: { kind: "resend" }, hourlyLimit: 200 } });
  expect(limit.problems.map(({ variable }) => variable)).toEqual(["MAIL_HOURLY_LIMIT"]);
  const secret = parseMailConfig({ ...RESEND, RESEND_WEBHOOK_SECRET: "secret" }, false);
  expect(secret).toMatchObject({ settings: { provider: { kind: "resend" }, webhook: null } });
  expect(secret.problems.map(({ variable }) => variable)).toEqual(["RESEND_WEBHOOK_SECRET"]);
});

test("a sender is an address with or without a name, on one line", () => {
  expect(parseSender("news@site.example")).toEqual({ name: null, address: "news@site.example" });
  expect(parseSender('"AI Teacher Pro" <news@site.example>')).toEqual({
    name: "AI Teacher Pro",
    address: "news@site.example",
  });
  for (const text of ["", "News", "News <>", "a@b.example, c@d.example", "News\r\nBcc: x <a@b.example>"]) {
    expect(parseSender(text), text).toBeNull();
  }
});

test("a key that can be guessed makes no codes of addresses", () => {
  expect(readAddressHashKey("0123456789abcdef0123456789abcdef").wrong).toEqual([]);
  expect(readAddressHashKey("short")).toMatchObject({
    value: null,
    wrong: ["must have at least 32 characters"],
  });
});
