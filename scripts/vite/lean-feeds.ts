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

const GUARD = /\/node_modules\/is-unsafe\/src\/contexts\/([\w-]+)\.js$/;

/** Lists of the XML parser's guard against what entities may hold: a feed asks for those of HTML and XML. */
export const UNASKED_LISTS: ReadonlySet<string> = new Set([
  "log",
  "nosql",
  "redos",
  "shell",
  "sql",
  "sql-strict",
  "svg",
]);

/**
 * Leaves the parsers of namespaces that no news item shows, and lists that nothing is checked against, out of the
 * Worker, which reads all its code at its start.
 */
export function leanFeeds(): PluginOption {
  const unmet = new Set([...UNREAD_FOLDERS, ...UNASKED_LISTS]);
  return {
    name: "lean-feeds",
    enforce: "pre",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    transform(code, id) {
      const [folder = "", list = ""] = [PARSER, GUARD].map((module) => module.exec(id)?.[1]);
      unmet.delete(folder);
      unmet.delete(list);
      if (UNREAD_FOLDERS.has(folder)) return { code: findsNothing(code), map: null };
      return UNASKED_LISTS.has(list) ? { code: "export default [];", map: null } : null;
    },
    generateBundle() {
      if (unmet.size > 0) this.error(`nothing imports ${[...unmet].join(", ")}: its stand-in can go`);
    },
  };
}
