import { expect, test } from "vitest";
import { type Edition, groupSincePrint } from "./since-print";

const edition = (date: string): Edition => ({ name: { en: date, "pt-br": date }, date });
const changes = ["2028-05-01", "2027-06-01", "2027-02-01", "2026-12-01"].map((seenOn) => ({ seenOn }));
const days = (editions: readonly Edition[], today = "2028-01-01") =>
  groupSincePrint(changes, editions, today).map((group) => [
    group.edition.date,
    group.changes.map(({ seenOn }) => seenOn),
  ]);

test("without an edition nothing has changed since print", () => {
  expect(days([])).toEqual([]);
});

test("what was seen after the last proof is in no book; what was seen on its day or before is, and what is to come waits", () => {
  expect(days([edition("2027-02-01")])).toEqual([["2027-02-01", ["2027-06-01"]]]);
  expect(days([edition("2027-02-01")], "2028-05-01")).toEqual([["2027-02-01", ["2028-05-01", "2027-06-01"]]]);
});

test("each change stands under the newest edition that lacks it, and an edition that lacks nothing is left out", () => {
  const both = [edition("2026-11-01"), edition("2027-03-01")];
  expect(days(both)).toEqual([
    ["2027-03-01", ["2027-06-01"]],
    ["2026-11-01", ["2027-02-01", "2026-12-01"]],
  ]);
  expect(days([...both, edition("2027-12-01")])).toEqual([
    ["2027-03-01", ["2027-06-01"]],
    ["2026-11-01", ["2027-02-01", "2026-12-01"]],
  ]);
});
