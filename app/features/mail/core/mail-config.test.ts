import { expect, test } from "vitest";
import { parseMailConfig, parseSender } from "./mail-config";

const RESEND = { MAIL_PROVIDER: "resend", RESEND_API_KEY: "re_1", MAIL_FROM: "News <news@site.example>" };

test("without any value mails go to the outbox", () => {
  expect(parseMailConfig({})).toMatchObject({
    ok: true,
    settings: { provider: { kind: "outbox" }, hourlyLimit: 200, webhookSecret: null },
  });
});

test("the provider's address can be replaced, and needs no slash at its end", () => {
  expect(parseMailConfig({ ...RESEND, RESEND_BASE_URL: "http://127.0.0.1:9/mail/" })).toMatchObject({
    settings: { provider: { kind: "resend", apiKey: "re_1", baseUrl: "http://127.0.0.1:9/mail" } },
  });
  expect(parseMailConfig(RESEND)).toMatchObject({
    settings: { provider: { baseUrl: "https://api.resend.com" } },
  });
});

test("a missing or wrong value names itself", () => {
  const named = (variables: Parameters<typeof parseMailConfig>[0]) => {
    const result = parseMailConfig(variables);
    return result.ok ? null : result.variable;
  };
  expect(named({ MAIL_PROVIDER: "sendmail" })).toBe("MAIL_PROVIDER");
  expect(named({ ...RESEND, RESEND_API_KEY: " " })).toBe("RESEND_API_KEY");
  expect(named({ ...RESEND, MAIL_FROM: "" })).toBe("MAIL_FROM");
  expect(named({ MAIL_PROVIDER: "cloudflare" })).toBe("MAIL_FROM");
  expect(named({ ...RESEND, RESEND_BASE_URL: "api.resend.com" })).toBe("RESEND_BASE_URL");
  expect(named({ RESEND_WEBHOOK_SECRET: "secret" })).toBe("RESEND_WEBHOOK_SECRET");
  expect(named({ MAIL_HOURLY_LIMIT: "0" })).toBe("MAIL_HOURLY_LIMIT");
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
