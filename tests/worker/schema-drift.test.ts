import { env } from "cloudflare:test";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { TABLES } from "../tables";

interface ColumnInfo {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly pk: number;
}

/** A table of the full text search, which the schema cannot describe, with the tables that SQLite makes for it. */
const SEARCH_TABLES = [
  "news_search",
  ...["config", "data", "docsize", "idx"].map((part) => `news_search_${part}`),
];

test("the migrations make exactly the tables of the schema, and the one of the search", async () => {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'd1_%' and name not like '_cf_%' order by name",
  ).all<{ name: string }>();
  const expected = [...TABLES.map((table) => getTableConfig(table).name), ...SEARCH_TABLES];
  expect(results.map((row) => row.name)).toEqual(expected.sort());
});

for (const table of TABLES) {
  const { name, columns, indexes, primaryKeys } = getTableConfig(table);

  test(`${name} has the columns of the schema, with their types, nullability and keys`, async () => {
    const { results } = await env.DB.prepare('select name, type, "notnull", pk from pragma_table_xinfo(?)')
      .bind(name)
      .all<ColumnInfo>();
    const compound = primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
    expect(
      results.map((column) => ({ ...column, type: column.type.toLowerCase(), pk: column.pk > 0 })),
    ).toEqual(
      columns.map((column) => ({
        name: column.name,
        type: column.getSQLType(),
        notnull: column.notNull ? 1 : 0,
        pk: column.primary || compound.includes(column.name),
      })),
    );
  });

  test(`${name} has the indexes of the schema`, async () => {
    const { results } = await env.DB.prepare(
      "select name, \"unique\" from pragma_index_list(?) where origin = 'c'",
    )
      .bind(name)
      .all<{ name: string; unique: number }>();
    const expected = indexes.map(({ config }) => ({ name: config.name, unique: config.unique ? 1 : 0 }));
    const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
    expect([...results].sort(byName)).toEqual(expected.sort(byName));
  });
}
// Unseen here: partial and descending parts of an index, and check constraints.
