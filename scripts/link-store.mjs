// The keys and values of KV: those of this machine in a runtime of its own, which does not disturb a running site, those
// of production through wrangler.
import { localState } from "./project-node.mjs";
import { askWrangler, withFile } from "./wrangler-output.mjs";

/** As many keys as production reads in one call. */
const KEYS_PER_READ = 100;

/** Gives the keys and values of KV to the work, of production where `remote` says so. */
export async function withLinkStore({ remote = false }, work) {
  if (remote) return work(productionLinks());
  // The runtime is loaded only here: it takes longer than many a command.
  const { openLocalSite } = await import("./site-data/local-site.mjs");
  const site = await openLocalSite(localState());
  try {
    return await work(site.links);
  } finally {
    await site.close();
  }
}

/** Production's. Every call rejects with what wrangler said when it fails. */
export function productionLinks(place = ["--remote"]) {
  const kv = (...args) => askWrangler("kv", ...args, "--binding", "LINKS", ...place);

  const bulk = (command, content, ...args) =>
    withFile(JSON.stringify(content), (file) => kv("bulk", command, file, ...args));

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
          // Wrangler prints the text itself, or an object around it.
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
