// The data of production, by way of wrangler and the account that is logged in.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { wranglerOutput } from "../wrangler-output.mjs";

/** Runs wrangler; throws what it complained of. */
async function askWrangler(...args) {
  const { code, output, errors } = await wranglerOutput(args);
  if (code === 0) return output;
  throw new Error(`wrangler ${args.slice(0, 3).join(" ")} failed. ${`${output}${errors}`.trim()}`);
}

/** A file that only its owner may read, and that is gone afterwards: it may hold addresses of people. */
async function withFile(name, text, use) {
  const folder = mkdtempSync(join(tmpdir(), "site-data-"));
  try {
    const file = join(folder, name);
    writeFileSync(file, text, { mode: 0o600 });
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The data of production: rows of D1, and entries of KV. */
export function openProductionSite() {
  const binding = ["--binding", "LINKS", "--remote"];
  return {
    async query(sql) {
      const output = await askWrangler("d1", "execute", "DB", "--remote", "--json", "--command", sql);
      return JSON.parse(output).flatMap(({ results }) => results);
    },
    async execute(statements) {
      if (statements.length === 0) return;
      await withFile("rows.sql", `${statements.join(";\n")};\n`, (file) =>
        askWrangler("d1", "execute", "DB", "--remote", "--yes", "--file", file),
      );
    },
    async readKeys(prefix) {
      const keys = JSON.parse(await askWrangler("kv", "key", "list", ...binding, "--prefix", prefix));
      const entries = [];
      for (const { name } of keys)
        entries.push({ key: name, value: await askWrangler("kv", "key", "get", name, ...binding, "--text") });
      return entries;
    },
    writeKeys: (entries) =>
      withFile("keys.json", JSON.stringify(entries), (file) =>
        askWrangler("kv", "bulk", "put", file, ...binding),
      ),
    close: async () => {},
  };
}
