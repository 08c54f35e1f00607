import { is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>("../app/db/*-tables.server.ts", {
  eager: true,
});

/** Every table of the schema, whichever file it stands in: a new one is never forgotten. */
export const TABLES = Object.values(MODULES)
  .flatMap((tables) => Object.values(tables))
  .filter((value) => is(value, SQLiteTable));
