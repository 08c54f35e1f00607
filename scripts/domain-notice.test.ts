import { expect, test } from "vitest";
import { countDomainDays } from "~/features/desk/core/troubles";
import { describeDomain } from "./domain-notice.mjs";

const now = new Date("2027-03-01T12:00:00Z");

test("the author is asked until when the domain is paid, and warned from 90 days before on", () => {
  expect(describeDomain(null, now, countDomainDays)).toMatch(/^Until when .* DOMAIN_PAID_UNTIL/);
  expect(describeDomain("2027-05-31", now, countDomainDays)).toBe(
    "The domain is paid until 2027-05-31, 91 more days.",
  );
  expect(describeDomain("2027-05-30", now, countDomainDays)).toMatch(/^WARNING: .* 90 more days/);
  expect(describeDomain("2027-03-01", now, countDomainDays)).toMatch(/^WARNING: .* 0 more days/);
  expect(describeDomain("2027-02-28", now, countDomainDays)).toMatch(
    /^WARNING: The domain was paid until 2027-02-28/,
  );
});
