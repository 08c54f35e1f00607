// File and line of every record, for whoever mends one in the repository's web editor: `virtual:record-places`. The desk
// alone loads it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PluginOption } from "vite";
import { modulePath } from "./module-path";

const ROOT = modulePath("../..", import.meta.url);
const ID = "virtual:record-places";

/** Where records stand, and how a line names one: by kind, so that a code and its lesson are two. */
const PLACES = [
  { kind: "code", files: ["app/addresses/printed-codes.ts"], line: /^\s*\{ id: "([^"]+)"/ },
  { kind: "value", files: ["wrangler.toml"], line: /^([A-Z0-9_]+) = / },
  { kind: "source", files: ["app/content/news-sources.server.ts"], line: /\bname: "([^"]+)"/ },
  { kind: "record", files: ["app/content"], line: /\bid: "([^"]+)"/ },
] as const;

function listSources(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".server.ts"))
    .map((name) => `${path}/${name.replaceAll("\\", "/")}`)
    .sort();
}

/** By kind and name ("code chapter3-ex1"): the file and line of the first record of that name. */
function listRecordPlaces(): Readonly<Record<string, string>> {
  const places: Record<string, string> = {};
  for (const { kind, files, line } of PLACES)
    for (const file of files.flatMap(listSources))
      for (const [index, text] of readFileSync(join(ROOT, file), "utf8").split("\n").entries()) {
        const [, name] = line.exec(text) ?? [];
        if (name !== undefined) places[`${kind} ${name}`] ??= `${file}:${index + 1}`;
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
