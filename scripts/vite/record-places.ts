// File and line of every record, for whoever mends one in the repository's web editor: `virtual:record-places`. The desk
// alone loads it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PluginOption } from "vite";
import { modulePath } from "./module-path";

const ROOT = modulePath("../..", import.meta.url);
const ID = "virtual:record-places";

/** The first that names a record tells its place: a printed code stands before its lesson. */
const FILES = ["app/addresses/printed-codes.ts", "wrangler.toml", "app/content/news-sources.server.ts"];
const NAME = /^([A-Z0-9_]+) = |\b(?:id|name): "([^"]+)"/;

/** By its id or name, the file and line of each record. */
function listRecordPlaces(): Readonly<Record<string, string>> {
  const places: Record<string, string> = {};
  const content = readdirSync(join(ROOT, "app/content"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".server.ts"))
    .map((name) => `app/content/${name.replaceAll("\\", "/")}`);
  for (const file of [...FILES, ...content.sort()])
    for (const [index, line] of readFileSync(join(ROOT, file), "utf8").split("\n").entries()) {
      const [, value, name = value] = NAME.exec(line) ?? [];
      if (name !== undefined) places[name] ??= `${file}:${index + 1}`;
    }
  return places;
}

/** Gives the Worker the table; it is made anew with each build. */
export function recordPlaces(): PluginOption {
  return {
    name: "record-places",
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(listRecordPlaces())}` : null),
  };
}
