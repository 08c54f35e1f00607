// How long a cached page is valid, apart from build and configuration. Each part changes only as often as what pages
// show of it: otherwise pages would be written again with the same content.

import type { LiveData } from "~/addresses/route-table";
import type { DataVersions } from "~/db/data-version.server";

/** Version of a page without data of the database. Parts that change by the day are chosen in the browser. */
const STILL = "still";

/** The version of a page that shows these kinds of data. Rejects when the database is needed and does not answer. */
export async function pageVersion(
  live: readonly LiveData[],
  readVersions: () => Promise<DataVersions>,
  now: Date,
): Promise<string> {
  if (live.length === 0) return STILL;
  const versions = await readVersions();
  // An article of a later day is hidden until then.
  const day = live.includes("news") ? [now.toISOString().slice(0, 10)] : [];
  return [...day, ...live.map((kind) => kind + versions[kind])].join(".");
}
