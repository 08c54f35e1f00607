import { expect, test } from "vitest";
import { listCertainDates, toCalendarId, writeCalendar } from "./rule-calendar";
import { ruleForTests } from "./rule-for-tests";

const SURE = ruleForTests({
  confidence: "high",
  id: "sure",
  sourceType: "copy-of-official-text",
  since: "2026-03-17",
  deadline: "2026-12-02",
});

test("a calendar holds the days that are certain, in their order", () => {
  const later = { ...SURE, id: "later", since: "2026-05", deadline: "2027-12-02" };
  const dates = listCertainDates([later, SURE]).map(({ rule, kind, day }) => [rule.id, kind, day]);
  expect(dates).toEqual([
    ["sure", "since", "2026-03-17"],
    ["sure", "deadline", "2026-12-02"],
    ["later", "deadline", "2027-12-02"],
  ]);
});

test("a month, press or notes, doubt, a bill, guidance or a missing lawyer put nothing into a calendar", () => {
  for (const doubt of [
    { since: "2026-03", deadline: "2027" },
    { sourceType: "news" },
    { sourceType: "third-party-notes" },
    { confidence: "medium" },
    { confidence: "low" },
    { kind: "bill" },
    { kind: "advice" },
    { legalReader: true },
  ] as const)
    expect(listCertainDates([{ ...SURE, ...doubt }]), JSON.stringify(doubt)).toEqual([]);
});

test("a rule that waits has the day from which it holds, and none on which it began to", () => {
  expect(listCertainDates([{ ...SURE, kind: "law-later" }]).map(({ kind }) => kind)).toEqual(["deadline"]);
});

test("a date keeps its name wherever the site stands, and no other date has it", () => {
  const [since, deadline] = listCertainDates([SURE]).map(toCalendarId);
  // In calendars out there: a changed name would double the event.
  expect(since).toBe("sure-since@ai-teacher-pro-rules");
  expect(deadline).toBe("sure-deadline@ai-teacher-pro-rules");
});

const EVENT = {
  uid: "sure-since@example.org",
  day: "2026-12-02",
  summary: "Lei; uma, duas\\três",
  description: "Educação: ".repeat(20).trim(),
  url: "https://example.org/rules#sure",
};

test("the file folds its lines at 75 octets, cuts no letter, and ends them as the standard asks", () => {
  const file = writeCalendar({ name: "Datas", revisedOn: "2026-11-22", events: [EVENT] });
  const lines = file.split("\r\n");
  expect(lines.at(-1)).toBe("");
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n\uFFFD]/);
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const unfolded = file.replaceAll("\r\n ", "");
  expect(unfolded).toContain(`DESCRIPTION:${EVENT.description}\r\n`);
  expect(unfolded).toContain("SUMMARY:Lei\\; uma\\, duas\\\\três\r\n");
  expect(unfolded).toContain("DTSTART;VALUE=DATE:20261202\r\n");
  expect(unfolded).toContain("DTSTAMP:20261122T000000Z\r\n");
});
