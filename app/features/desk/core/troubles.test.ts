import { expect, test } from "vitest";
import { listPartsOff, listTroubles, type SiteFacts, troubleName } from "./troubles";

const NOW = new Date("2026-11-24T12:00:00Z");
const NONE = { count: 0, since: null };
const WELL: SiteFacts = {
  wrongValues: [],
  domainPaidUntil: "2027-11-30",
  areLinksDown: false,
  pages: "finished",
  lastRun: { startedAt: "2026-11-24T11:07:00Z", status: "completed" },
  feeds: [{ name: "Gazette", failures: 5, lastSuccessAt: "2026-11-24T06:07:00Z" }],
  models: [{ name: "Model", failures: 2, until: "2026-11-24T13:00:00Z" }],
  waitingMails: { count: 3, since: "2026-11-24T11:00:00Z" },
  failedMails: NONE,
  deadLetters: NONE,
  refusedTargets: [],
  silentTargets: [],
  lastBackupAt: "2026-11-01T00:00:00Z",
};

const found = (facts: Partial<SiteFacts>) => listTroubles({ ...WELL, ...facts }, NOW);

test("a site on an ordinary day has no trouble", () => {
  expect(found({})).toEqual([]);
});

test("each thing that is off is named once, with since when where it tells", () => {
  const lost = "2026-11-20T00:00:00Z";
  const cases: readonly [Partial<SiteFacts>, string, string | null][] = [
    [{ wrongValues: ["PIX_KEY"] }, "value PIX_KEY", null],
    [{ areLinksDown: true }, "links", null],
    [{ pages: "other build" }, "pages", null],
    [{ domainPaidUntil: "2027-02-22" }, "domain", null],
    [{ lastRun: null }, "run-late", null],
    [{ lastRun: { startedAt: lost, status: "completed" } }, "run-late", lost],
    [
      { lastRun: { startedAt: "2026-11-24T11:07:00Z", status: "failed" } },
      "run-failed",
      "2026-11-24T11:07:00Z",
    ],
    [{ feeds: [{ name: "Gazette", failures: 6, lastSuccessAt: lost }] }, "feed Gazette", lost],
    [{ models: [{ name: "Model", failures: 3, until: "2026-11-24T13:00:00Z" }] }, "model Model", null],
    [{ waitingMails: { count: 3, since: lost } }, "mail-waits", lost],
    [{ failedMails: { count: 2, since: lost } }, "mail-failed", lost],
    [{ deadLetters: { count: 1, since: lost } }, "dead-letter", lost],
    [{ refusedTargets: ["kimi"] }, "retarget kimi", null],
    [
      { silentTargets: [{ address: "https://a.example/", answeredAt: lost }] },
      "target-silent https://a.example/",
      lost,
    ],
    [{ lastBackupAt: null }, "no-backup", null],
    [{ lastBackupAt: "2026-10-01T00:00:00Z" }, "no-backup", "2026-10-01T00:00:00Z"],
  ];
  for (const [facts, name, since] of cases)
    expect(found(facts).map((trouble) => [troubleName(trouble), trouble.since])).toEqual([[name, since]]);
});

test("a part is off where nothing is configured for it", () => {
  const on = {
    mail: { provider: { kind: "resend" } },
    aiProviders: [{}],
    turnstile: {},
    donations: { pix: {}, links: { "100": "https://pay.example" } },
    contactEmail: "a@b.example",
    authorName: "Ana",
    bookUrl: { en: "https://books.example", other: "https://books.example" },
  };
  expect(listPartsOff(on)).toEqual([]);
  const bookUrl = { ...on.bookUrl, other: null };
  expect(listPartsOff({ ...on, mail: { provider: { kind: "outbox" } }, bookUrl })).toEqual(["mail", "book"]);
});
