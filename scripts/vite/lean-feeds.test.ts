import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findsNothing, UNASKED_LISTS, UNREAD_FOLDERS } from "./lean-feeds";
import { modulePath } from "./module-path";

const NAMESPACES = modulePath("../../node_modules/feedsmith/dist/namespaces/", import.meta.url);
const parserOf = (folder: string) => `${NAMESPACES}${folder}/parse/utils.mjs`;

async function functionsOf(address: string): Promise<Record<string, unknown>> {
  return { ...(await import(/* @vite-ignore */ address)) };
}

test.each([...UNREAD_FOLDERS])(
  "what stands in for the parsers of %s has their names and finds nothing",
  async (folder) => {
    const code = findsNothing(readFileSync(parserOf(folder), "utf8"));
    const stand = await functionsOf(`data:text/javascript,${encodeURIComponent(code)}`);
    const real = await functionsOf(parserOf(folder));
    expect(Object.keys(stand).sort()).toEqual(Object.keys(real).sort());
    for (const find of Object.values(stand))
      expect(typeof find === "function" && find({ any: "value" })).toBeUndefined();
  },
);

test("what a news item is made of is parsed", () => {
  const parsed = readdirSync(NAMESPACES).filter((folder) => !UNREAD_FOLDERS.has(folder));
  expect(parsed.sort()).toEqual(["atom", "content", "dc", "dcterms", "media", "rdf", "rss", "xml"]);
});

test("the XML parser asks its guard for no list that is left out", () => {
  const parser = modulePath(
    "../../node_modules/fast-xml-parser/src/xmlparser/OrderedObjParser.js",
    import.meta.url,
  );
  const [, asked = ""] = /import \{([^}]+)\} from "is-unsafe"/.exec(readFileSync(parser, "utf8")) ?? [];
  const lists = [...asked.matchAll(/\b([A-Z_]+) as /g)].map(([, name = ""]) =>
    name.toLowerCase().replace("_", "-"),
  );
  expect(lists.sort()).toEqual(["html", "xml"]);
  expect(lists.filter((list) => UNASKED_LISTS.has(list))).toEqual([]);
});
