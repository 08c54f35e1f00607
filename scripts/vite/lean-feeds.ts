import type { PluginOption } from "vite";
import { UNREAD_NAMESPACES } from "../../app/features/news/core/feed/unread-namespaces";

const PARSER = /\/node_modules\/feedsmith\/dist\/namespaces\/(\w+)\/parse\/utils\.mjs$/;
const EXPORTED = /\bexport \{([^}]+)\};?\s*$/;

/** The folders of feedsmith whose parsers nothing asks. Only one of them is not called as its part of a feed is. */
export const UNREAD_FOLDERS: ReadonlySet<string> = new Set(
  UNREAD_NAMESPACES.map((name) => (name === "sourceNs" ? "source" : name.toLowerCase())),
);

/** A module with the same functions, which find nothing. */
export function findsNothing(code: string): string {
  const names = EXPORTED.exec(code)?.[1]
    ?.split(",")
    .map((name) => name.trim());
  if (names === undefined) throw new Error("a parser of feedsmith is written in another way");
  return `const nothing = () => {};\nexport { ${names.map((name) => `nothing as ${name}`).join(", ")} };`;
}

/** Leaves the parsers of namespaces that no news item shows out of the Worker, which reads all its code at its start. */
export function leanFeeds(): PluginOption {
  const unmet = new Set(UNREAD_FOLDERS);
  return {
    name: "lean-feeds",
    enforce: "pre",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    transform(code, id) {
      const folder = PARSER.exec(id)?.[1];
      if (folder === undefined || !UNREAD_FOLDERS.has(folder)) return null;
      unmet.delete(folder);
      return { code: findsNothing(code), map: null };
    },
    generateBundle() {
      if (unmet.size > 0) this.error(`nothing imports ${[...unmet].join(", ")}: its stand-in can go`);
    },
  };
}
