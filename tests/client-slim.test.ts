// What the build leaves out of the client because nothing there reads it.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cutWords, messagesOf, type SaidMessages } from "../scripts/vite/slim-messages";
import { withoutUnused } from "../scripts/vite/slim-react-dom";

const WORDS = `export const shop = {
  title: "Shop", // said
  help: "Help",
  parts: { one: "One", two: "Two" },
  ways: { walk: "On foot", ride: "By bus" },
  count: (n: number) => \`\${n} things\`,
  last: "Last",
} satisfies object;
`;

function readShop(body: string): SaidMessages {
  const said = messagesOf(`import { shopMessages } from "~/i18n/messages/shop";\n${body}`).get("shop");
  if (said === undefined) throw new Error("nothing is said");
  return said;
}

/** Names of the messages that are left for a component. */
function leftFor(body: string): string[] {
  const cut = cutWords(WORDS, readShop(body));
  return ["title", "help", "one", "two", "walk", "ride", "count", "last"].filter((name) =>
    cut.includes(`${name}:`),
  );
}

const ALL = leftFor("show(shopMessages);");

test("a message that no component says is left out", () => {
  expect(leftFor("const text = useMessages(shopMessages); show(text.title, text.parts.two);")).toEqual([
    "title",
    "two",
  ]);
  expect(leftFor("const { parts: { one }, count } = useMessages(shopMessages);")).toEqual(["one", "count"]);
  expect(leftFor("show(shopMessages[locale].last);")).toEqual(["last"]);
});

test("what is handed on, or read by a key that is known later, stays whole", () => {
  expect(ALL).toHaveLength(8);
  expect(leftFor("const { ways } = useMessages(shopMessages); show(ways[way]);")).toEqual(["walk", "ride"]);
  expect(leftFor("const text = useMessages(shopMessages); show(text.parts);")).toEqual(["one", "two"]);
  for (const body of [
    "const text = useMessages(shopMessages); show(text);",
    "const text = useMessages(shopMessages); show(text[key]);",
    "const { title, ...rest } = useMessages(shopMessages);",
    "const words = { ...useMessages(shopMessages) };",
  ]) {
    expect(leftFor(body), body).toEqual(ALL);
  }
});

test("react-dom starts a page without what only older starts need", () => {
  const file = new URL("../node_modules/react-dom/cjs/react-dom.production.min.js", import.meta.url);
  const slim = withoutUnused(readFileSync(file, "utf8"));
  expect([...slim.matchAll(/exports\.(\w+)=/g)].map(([, name]) => name).sort()).toEqual([
    "createPortal",
    "createRoot",
    "flushSync",
    "hydrateRoot",
  ]);
  expect(() => withoutUnused("exports.render=1;"), "another version of it").toThrow();
});
