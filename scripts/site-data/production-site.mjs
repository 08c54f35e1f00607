// The data of production, by way of wrangler and the account that is logged in.
import { productionLinks } from "../link-store.mjs";
import { queryDatabase } from "../query-database.mjs";
import { askWrangler, withFile } from "../wrangler-output.mjs";

/** The data of production: rows of D1, and entries of KV. */
export function openProductionSite() {
  return {
    query: (sql) => queryDatabase(sql, { remote: true }),
    async execute(statements) {
      if (statements.length === 0) return;
      await withFile(`${statements.join(";\n")};\n`, (file) =>
        askWrangler("d1", "execute", "DB", "--remote", "--yes", "--file", file),
      );
    },
    links: productionLinks(),
    close: async () => {},
  };
}
