// The keys and values of KV, of this machine or of production. They are read through wrangler, which knows both.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { localState, ROOT } from "./project-node.mjs";
import { askWrangler } from "./wrangler-output.mjs";

/** As many keys as production reads in one call. */
const KEYS_PER_READ = 100;

/** Reads and writes KV. Every call rejects with what wrangler said when it fails. */
export function openLinkStore({ remote = false } = {}) {
  const place = [
    "--binding",
    "LINKS",
    ...(remote ? ["--remote"] : ["--local", "--persist-to", localState()]),
  ];

  const kv = (...args) => askWrangler("kv", ...args, ...place);

  /** Bulk commands take what they are about from a file. */
  async function bulk(command, content, ...args) {
    const folder = join(ROOT, ".cache");
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `links-${process.pid}.json`);
    writeFileSync(file, JSON.stringify(content));
    try {
      return await kv("bulk", command, file, ...args);
    } finally {
      rmSync(file);
    }
  }

  return {
    async listKeys(prefix = "") {
      const keys = await kv("key", "list", ...(prefix === "" ? [] : ["--prefix", prefix]));
      return JSON.parse(keys).map(({ name }) => name);
    },
    /** The entries among the keys that have a value. */
    async read(keys) {
      const entries = [];
      for (let at = 0; at < keys.length; at += KEYS_PER_READ) {
        const answer = JSON.parse(await bulk("get", keys.slice(at, at + KEYS_PER_READ)));
        for (const [key, found] of Object.entries(answer)) {
          // Production answers with the text itself, a local run with an object around it.
          const value = typeof found === "string" ? found : found?.value;
          if (typeof value === "string") entries.push({ key, value });
        }
      }
      return entries;
    },
    async write(entries) {
      if (entries.length > 0) await bulk("put", entries);
    },
    async remove(keys) {
      if (keys.length > 0) await bulk("delete", keys, "--force");
    },
  };
}
