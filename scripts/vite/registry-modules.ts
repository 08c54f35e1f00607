import { readFileSync } from "node:fs";
import { modulePath } from "./module-path";

const APP = modulePath("../../app/", import.meta.url);

/** Module in app/ that starts the client. */
export const START = "entry.client.tsx";

/** Module of each island that is loaded by its name, without its ending. */
export function readModules(): Map<string, string> {
  const registry = readFileSync(`${APP}islands/registry.ts`, "utf8");
  const loaders = /"?([\w-]+)"?: \(\) =>\s*import\("~\/([^"]+)"\)/g;
  return new Map([...registry.matchAll(loaders)].map(([, name = "", path = ""]) => [name, APP + path]));
}
