// performance.md, technique 1. Triggers of the migration `data-version` raise the version with every write that
// changes what a page shows, so that no writer can forget to.

/** The version of what live pages show: one row read by primary key. */
export async function readDataVersion(d1: D1Database): Promise<number> {
  const row = await d1.prepare("select version from data_version where id = 1").first<{ version: number }>();
  return row?.version ?? 0;
}
