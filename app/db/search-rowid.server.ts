import { type SQL, sql } from "drizzle-orm";

const ID_DIGITS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The row of news_search for an article: its second, then the first 32 bits of its id, which are hex digits. */
export function searchRowid(publishedAt: SQL, id: SQL): SQL {
  const bits = ID_DIGITS.map(
    (place) =>
      sql`instr('123456789abcdef', substr(${id}, ${sql.raw(String(place))}, 1)) * ${sql.raw(String(16 ** (8 - place)))}`,
  );
  return sql`unixepoch(${publishedAt}) * 4294967296 + ${sql.join(bits, sql` + `)}`;
}
