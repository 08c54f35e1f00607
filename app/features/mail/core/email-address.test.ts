import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseEmailAddress } from "./email-address";

test.each([
  ["ana@example.com", "ana@example.com"],
  ["  Ana.Souza+IA@Escola.SP.GOV.BR\u00a0", "Ana.Souza+IA@escola.sp.gov.br"],
  ["ana@açaí.com.br", "ana@xn--aa-4iaz.com.br"],
  ["ana@xn--aa-4iaz.com.br", "ana@xn--aa-4iaz.com.br"],
  ["ana@example.рф", "ana@example.xn--p1ai"],
  ["ana@example.xn--p1ai", "ana@example.xn--p1ai"],
  ["ana@例え。jp", "ana@xn--r8jz45g.jp"],
  ["o'brien=x/y@sub-1.example.travel", "o'brien=x/y@sub-1.example.travel"],
  [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`],
])("%s is stored as %s", (text, address) => {
  expect(parseEmailAddress(text)).toMatchObject({ ok: true, email: { address } });
});

test.each([
  [" \t", "empty"],
  ["ana@example.com\r\nBcc: b@example.com", "line-break"],
  ["ana@example.com\n", "line-break"],
  ["ana@example.com\u2028", "line-break"],
  ["a@example.com,b@example.com", "several-addresses"],
  ["a@example.com;b@example.com", "several-addresses"],
  ["a@b@example.com", "several-addresses"],
  ["Ana <ana@example.com>", "display-name"],
  ["Ana ana@example.com", "display-name"],
  ['"ana souza"@example.com', "display-name"],
  ["ana@example.com (home)", "display-name"],
  ["ana.example.com", "missing-at"],
  ["@example.com", "local-part"],
  [".ana@example.com", "local-part"],
  ["ana..s@example.com", "local-part"],
  ["ana\u0000@example.com", "local-part"],
  ["joão@example.com", "local-part-not-ascii"],
  ["ana@", "domain"],
  ["ana@localhost", "domain"],
  ["ana@127.0.0.1", "domain"],
  ["ana@0x7f.1", "domain"],
  ["ana@[::1]", "domain"],
  ["ana@example.com.", "domain"],
  ["ana@exa_mple.com", "domain"],
  ["ana@-example.com", "domain"],
  ["ana@example.com/x", "domain"],
  ["ana@example.com:25", "domain"],
  ["ana@%65xample.com", "domain"],
  ["ana@example.c", "domain"],
  ["ana@escola.invalid", "domain"],
  ["ana@printer.local", "domain"],
  ["ana@escola.localhost", "domain"],
  ["ana@escola.onion", "domain"],
  ["ana@1.168.192.in-addr.arpa", "domain"],
  ["ana@escola.test", "domain"],
  ["ana@es--cola.com", "domain"],
  [`${"a".repeat(65)}@example.com`, "too-long"],
  [`ana@${"a.".repeat(124)}example.com`, "too-long"],
])("%j is refused: %s", (text, reason) => {
  expect(parseEmailAddress(text)).toEqual({ ok: false, reason });
});

test("case and plus tags: one mailbox has one key, two tags have two", () => {
  const toKey = (text: string): string => {
    const result = parseEmailAddress(text);
    return result.ok ? result.email.dedupeKey : result.reason;
  };
  expect(toKey("Ana@Example.com")).toBe(toKey("ana@EXAMPLE.COM"));
  expect(toKey("ana+a@example.com")).not.toBe(toKey("ana+b@example.com"));
});

test("whatever is accepted fits a mail header and is accepted again unchanged", () => {
  const part = fc.string({ unit: "grapheme", maxLength: 20 });
  fc.assert(
    fc.property(part, part, (local, domain) => {
      const first = parseEmailAddress(`${local}@${domain}.com`);
      if (!first.ok) return;
      expect(first.email.address).toMatch(/^[!-~]+@[a-z0-9.-]+$/);
      expect(parseEmailAddress(first.email.address)).toEqual(first);
    }),
    { numRuns: 500 },
  );
});
