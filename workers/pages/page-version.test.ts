import { expect, test } from "vitest";
import type { DataVersions } from "~/db/data-version.server";
import { pageVersion } from "./page-version";

const DATA: DataVersions = { news: 3, updates: 7, runs: 11, digest: 2 };
const NOW = new Date("2026-11-21T10:00:00Z");

function toVersion(live: Parameters<typeof pageVersion>[0], data = DATA, now = NOW) {
  return pageVersion(live, () => Promise.resolve(data), now);
}

test("a page without data of the database is asked for none, and neither news nor a new day change it", async () => {
  const still = await pageVersion([], () => Promise.reject(new Error("asked")), NOW);
  expect(await toVersion([], { ...DATA, news: 4 }, new Date("2026-11-22T10:00:00Z"))).toBe(still);
});

test("a page changes with the kinds of data it shows, and with no other", async () => {
  for (const kind of ["news", "updates", "runs", "digest"] as const) {
    const changed = { ...DATA, [kind]: DATA[kind] + 1 };
    for (const shown of ["news", "updates", "runs", "digest"] as const) {
      const isSame = (await toVersion([shown], changed)) === (await toVersion([shown]));
      expect(isSame, `${shown} after ${kind}`).toBe(shown !== kind);
    }
  }
});

test("news are looked at anew each day, because an article may be hidden until its day", async () => {
  const tomorrow = new Date("2026-11-22T00:00:00Z");
  expect(await toVersion(["news"], DATA, tomorrow)).not.toBe(await toVersion(["news"]));
  expect(await toVersion(["digest"], DATA, tomorrow)).toBe(await toVersion(["digest"]));
});
