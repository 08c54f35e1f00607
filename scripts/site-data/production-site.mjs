// The data of production, by way of wrangler and the account that is logged in.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { productionLinks } from "../link-store.mjs";
import { queryDatabase } from "../query-database.mjs";
import { askWrangler } from "../wrangler-output.mjs";

/** A file that only its owner may read, and that is gone afterwards: it may hold addresses of people. */
async function withFile(text, use) {
  const folder = mkdtempSync(join(tmpdir(), "site-data-"));
  try {
    const file = join(folder, "rows.sql");
    writeFileSync(file, text, { mode: 0o600 });
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

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
