import { type SQL, sql } from "drizzle-orm";

/** Values to be looked for, as one parameter however many they are: D1 binds at most a hundred. */
export function valueList(values: readonly (string | null)[]): SQL {
  return sql`(select value from json_each(${JSON.stringify(values)}))`;
}
