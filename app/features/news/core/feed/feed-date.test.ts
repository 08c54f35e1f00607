import fc from "fast-check";
import { expect, test } from "vitest";
import { parseFeedDate, toArticleDate } from "./feed-date";

const FETCHED_AT = "2026-11-20T12:00:00.000Z";

test.each([
  ["Mon, 24 Sep 2018 10:20:00 GMT", "2018-09-24T10:20:00.000Z"],
  ["Seg, 24 Set 2018 10:20:00 -0300", "2018-09-24T13:20:00.000Z"],
  ["Sáb, 05 Dez 2020 00:00:00 -0200", "2020-12-05T02:00:00.000Z"],
  ["ter., 3 de fev. de 2026 09:05", "2026-02-03T09:05:00.000Z"],
  ["24 de setembro de 2018 às 10h20", "2018-09-24T10:20:00.000Z"],
  ["1º de maio de 2026", "2026-05-01T00:00:00.000Z"],
  ["24/09/2018 10:20", "2018-09-24T10:20:00.000Z"],
  ["09/24/2018", "2018-09-24T00:00:00.000Z"],
  ["2018-09-24T10:20:25.202500Z", "2018-09-24T10:20:25.000Z"],
  ["2018-09-24T10:20:00-03:00", "2018-09-24T13:20:00.000Z"],
  ["2018-09-24 10:20:00 +0530", "2018-09-24T04:50:00.000Z"],
  ["2018-09-24", "2018-09-24T00:00:00.000Z"],
  ["20180924", "2018-09-24T00:00:00.000Z"],
  ["September 24, 2018 10:20 PM EST", "2018-09-25T03:20:00.000Z"],
  ["Mon Sep 24 10:20:00 2018", "2018-09-24T10:20:00.000Z"],
  ["Mon, 24 Sep 18 10:20 PDT", "2018-09-24T17:20:00.000Z"],
  ["Thu, 31 Dec 2026 24:00:00 +0000", "2027-01-01T00:00:00.000Z"],
  ["1537784400", "2018-09-24T10:20:00.000Z"],
  ["Mon, 24-Sep-2018 10:20:60 UTC", "2018-09-24T10:20:59.000Z"],
  ["Mon, 24 Sep 2018 10:20 ET", "2018-09-24T14:20:00.000Z"],
  ["Sat, 24 Nov 2018 10:20 ET", "2018-11-24T15:20:00.000Z"],
  ["11 Mar 2018 01:59 CT", "2018-03-11T07:59:00.000Z"],
  ["11 Mar 2018 03:00 CT", "2018-03-11T08:00:00.000Z"],
  ["4 Nov 2018 03:00 PT", "2018-11-04T11:00:00.000Z"],
  ["24 Sep 2018 10:20 MT", "2018-09-24T16:20:00.000Z"],
  ["24 Sep 2018 10:20 AT", "2018-09-24T13:20:00.000Z"],
  ["24 Sep 2018 10:20 MET", "2018-09-24T09:20:00.000Z"],
  ["24 Sep 2018 10:20 MEST", "2018-09-24T08:20:00.000Z"],
  ["Mon, 2018-09-24 10:20", "2018-09-24T10:20:00.000Z"],
  ["segunda-feira, 2018-09-24", "2018-09-24T00:00:00.000Z"],
  ["2018", "2018-01-01T00:00:00.000Z"],
  ["2018-09", "2018-09-01T00:00:00.000Z"],
  ["September 2018", "2018-09-01T00:00:00.000Z"],
  ["setembro de 2018", "2018-09-01T00:00:00.000Z"],
  ["09/2018", "2018-09-01T00:00:00.000Z"],
  ["20/11/26", "2026-11-20T00:00:00.000Z"],
  ["03-12-31", null],
  ["Mon, 03-12-31 10:20", null],
  ["20/11/26 10:20", "2026-11-20T10:20:00.000Z"],
  ["10:20 24/09/2018", "2018-09-24T10:20:00.000Z"],
  ["10h20, 24 de setembro de 2018", "2018-09-24T10:20:00.000Z"],
  ["10:20 PM EST, September 24, 2018", "2018-09-25T03:20:00.000Z"],
  ["10:20 Mon 24 Sep 2018", "2018-09-24T10:20:00.000Z"],
  ["10:20:25 -0300 2018-09-24", "2018-09-24T13:20:25.000Z"],
  ["20180924T102025Z", "2018-09-24T10:20:25.000Z"],
  ["20180924T1020-0300", "2018-09-24T13:20:00.000Z"],
  ["20180924102025", "2018-09-24T10:20:25.000Z"],
  ["1537784400.250", "2018-09-24T10:20:00.000Z"],
])("%s is read", (written, expected) => {
  expect(parseFeedDate(written)).toBe(expected);
});

test.each([
  "",
  "yesterday",
  "0000-00-00 00:00:00",
  "31 Feb 2026",
  "2026-13-01",
  "99:99",
  "NaN",
  "24 Foo 2018",
])("%j is not a date", (written) => {
  expect(parseFeedDate(written)).toBeNull();
});

test("a missing, unreadable, ancient or far future date becomes the fetch time and is flagged", () => {
  for (const written of [null, "soon", "1970-01-01T00:00:00Z", "0001-01-01", "2028-11-22T12:00:00Z"]) {
    expect(toArticleDate(written, FETCHED_AT)).toEqual({ publishedAt: FETCHED_AT, dateEstimated: true });
  }
});

test("less than a day ahead counts as now, a day or more ahead waits for its day; both are flagged", () => {
  for (const written of ["2026-11-20T12:00:01Z", "2026-11-21T11:59:59Z"]) {
    expect(toArticleDate(written, FETCHED_AT)).toEqual({ publishedAt: FETCHED_AT, dateEstimated: true });
  }
  const publishedAt = "2026-11-21T12:00:00.000Z";
  expect(toArticleDate(publishedAt, FETCHED_AT)).toEqual({ publishedAt, dateEstimated: true });
  expect(toArticleDate(FETCHED_AT, FETCHED_AT)).toEqual({ publishedAt: FETCHED_AT, dateEstimated: false });
});

test("whatever is written, the stored date is a valid instant", () => {
  const piece = fc.constantFrom(
    "Mon",
    " ",
    ",",
    "24",
    "Set",
    "2018",
    "99",
    ":",
    "-",
    "/",
    "T",
    "Z",
    "+0300",
    "de",
    "é",
    "0",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join("")),
      ),
      (written) => {
        const { publishedAt } = toArticleDate(written, FETCHED_AT);
        return new Date(publishedAt).toISOString() === publishedAt;
      },
    ),
    { numRuns: 1000 },
  );
});
