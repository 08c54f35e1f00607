import { expect, test } from "vitest";
import { parseEmailAddress } from "./email-address";
import { domainLimit, toMailbox } from "./mailbox";

function toKey(typed: string): string {
  const parsed = parseEmailAddress(typed);
  if (!parsed.ok) throw new Error(parsed.reason);
  return toMailbox(parsed.email.dedupeKey).key;
}

test("one mailbox has one key, whatever the spelling", () => {
  for (const typed of [
    "victim@gmail.com",
    "Vic.Tim@gmail.com",
    "v.i.c.t.i.m+1@gmail.com",
    "victim+news+more@GMAIL.com",
    "VICTIM@googlemail.com",
    "vic.tim+x@GoogleMail.com",
  ]) {
    expect(toKey(typed), typed).toBe("victim@gmail.com");
  }
  expect(toKey("ana+1@Exämple.com")).toBe(toKey("ANA@xn--exmple-cua.com"));
});

test("dots count where they may be another person's", () => {
  expect(toKey("ana.lima@escola.com.br")).toBe("ana.lima@escola.com.br");
  expect(toKey("ana.lima@escola.com.br")).not.toBe(toKey("analima@escola.com.br"));
});

test("a name that begins with a plus stays a name", () => {
  expect(toKey("+ana@example.com")).toBe("+ana@example.com");
  expect(toKey("+ana@example.com")).not.toBe(toKey("+bea@example.com"));
});

test("one domain gets a quarter of an hour's mails, a large provider half, and never none", () => {
  expect([domainLimit("school.example", 200), domainLimit("gmail.com", 200)]).toEqual([50, 100]);
  expect([domainLimit("school.example", 1), domainLimit("gmail.com", 1)]).toEqual([1, 1]);
});
