// How long a kept page is valid, apart from build and configuration. Each part changes only as often as what pages
// show of it: otherwise pages would be written again with the same content.

import type { LiveData } from "~/addresses/route-table";
import type { DataVersions } from "~/db/data-version.server";
import { newestStaleMonth } from "~/features/evidence/core/check-state";

/** The year of the copyright line, and the months whose facts ask for a re-check: about thirteen changes a year. */
function calendarVersion(now: Date): string {
  return `${now.getUTCFullYear()}.${newestStaleMonth(now)}`;
}

/** The version of a page that shows these kinds of data. Rejects when the database is needed and does not answer. */
export async function pageVersion(
  live: readonly LiveData[],
  readVersions: () => Promise<DataVersions>,
  now: Date,
): Promise<string> {
  const calendar = calendarVersion(now);
  if (live.length === 0) return calendar;
  const versions = await readVersions();
  // An article of a later day is hidden until then.
  const day = live.includes("news") ? [now.toISOString().slice(0, 10)] : [];
  return [calendar, ...day, ...live.map((kind) => kind + versions[kind])].join(".");
}
