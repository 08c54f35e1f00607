import { expect, test } from "vitest";
import { createSecurityText } from "./security-text";

const NOW = new Date("2026-11-20T10:00:00.500Z");

test("a weakness is reported to the configured address, else by the contact page, for the year ahead", () => {
  const origin = "https://site.example";
  expect(createSecurityText({ origin, contactEmail: "author@site.example", now: NOW })).toBe(
    "Contact: mailto:author@site.example\nExpires: 2027-11-19T10:00:00Z\nPreferred-Languages: en, pt\nCanonical: https://site.example/.well-known/security.txt\n",
  );
  expect(createSecurityText({ origin, contactEmail: null, now: NOW })).toContain(
    "Contact: https://site.example/contact\n",
  );
});
