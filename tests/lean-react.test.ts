// The client has less of React than the package (scripts/vite/lean-react). Here components are held to what it has.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  DRAWN_ATTRIBUTES,
  HEARD_EVENTS,
  UNUSED_OF_REACT,
  UNUSED_OF_REACT_DOM,
  USED_OF_REACT,
} from "../scripts/vite/lean-react/react-parts";
import { ROOT, sourcesBelow } from "./import-graph";

/** The server has all of React. */
const COMPONENTS = sourcesBelow("app")
  .filter((file) => !/\.server\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(ROOT, file), "utf8") }));

function readPackage(file: string): string {
  return readFileSync(join(ROOT, "node_modules", file), "utf8");
}

/** The values that a source takes from a package, those for types left out. */
function valuesFrom(name: string, code: string): string[] {
  const imports = code.matchAll(new RegExp(`^import (?!type)([^;]*?) from "${name}";`, "gm"));
  return [...imports].flatMap(([, names = ""]) =>
    names
      .replace(/[{}]/g, "")
      .split(",")
      .map((word) => word.trim())
      .filter((word) => word !== "" && !word.startsWith("type ")),
  );
}

test("components take of React what the client has", () => {
  const taken = new Set(COMPONENTS.flatMap(({ code }) => valuesFrom("react", code)));
  expect(taken.size).toBeGreaterThan(10);
  expect([...taken].filter((name) => !USED_OF_REACT.includes(name))).toEqual([]);
  expect(USED_OF_REACT.filter((name) => !taken.has(name))).toEqual([]);
  const fromDom = COMPONENTS.flatMap(({ code }) => valuesFrom("react-dom(?:/client)?", code));
  expect([...new Set(fromDom)].sort()).toEqual(["createPortal", "hydrateRoot"]);
});

test("all that React hands out is either used or left out", () => {
  const code = readPackage("react/cjs/react.production.min.js");
  const handedOut = [...code.matchAll(/\bexports\.(\w+)=/g)].map(([, name]) => name);
  const internals = "__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED";
  expect(handedOut.sort()).toEqual(
    [...USED_OF_REACT, ...(UNUSED_OF_REACT.handedOut ?? []), internals].sort(),
  );
});

test("components listen to events that the client hears", () => {
  const code = readPackage("react-dom/cjs/react-dom.production.min.js");
  const handlerOf = (event: string) => `on${event.charAt(0).toUpperCase()}${event.slice(1)}`;
  const [, simple = ""] = /"(abort auxClick [^"]+)"/.exec(code) ?? [];
  const ofReact = new Set([
    ...simple.split(" ").map(handlerOf),
    ...[...code.matchAll(/\b[fh][af]\([^()]*"(on[A-Z]\w+)"/g)].map(([, name = ""]) => name),
  ]);
  expect(ofReact).toContain("onDoubleClick");
  const heard = new Set([
    ...HEARD_EVENTS.map(handlerOf),
    ...["onBlur", "onChange", "onFocus", "onPointerEnter", "onPointerLeave"],
  ]);
  const listened = COMPONENTS.flatMap(({ code }) => code.match(/\bon[A-Z]\w+/g) ?? [])
    .map((name) => name.replace(/Capture$/, ""))
    .filter((name) => ofReact.has(name));
  expect(listened.length).toBeGreaterThan(20);
  expect([...new Set(listened)].filter((name) => !heard.has(name))).toEqual([]);
});

test("no component has what the client does not read: methods of classes, defaults, and ways of old roots", () => {
  const { properties: unread = [] } = UNUSED_OF_REACT_DOM;
  expect(unread).toContain("componentDidMount");
  const found = COMPONENTS.flatMap(({ file, code }) =>
    unread.filter((name) => new RegExp(`\\b${name}\\b`).test(code)).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
  const roots = COMPONENTS.filter(({ code }) => code.includes("hydrateRoot("));
  expect(roots.length).toBeGreaterThan(0);
  expect(roots.filter(({ code }) => /\.(?:render|unmount)\(|= hydrateRoot\(/.test(code))).toEqual([]);
});

test("no component draws an element that the client would draw otherwise: films, sounds, and elements of one's own", () => {
  const tags = COMPONENTS.filter(({ file }) => file.endsWith(".tsx")).flatMap(({ code }) =>
    [...code.matchAll(/<([a-z][\w-]*)[\s/>]/g)].map(([, tag = ""]) => tag),
  );
  expect(tags).toContain("dialog");
  expect(tags.filter((tag) => ["video", "audio"].includes(tag) || tag.includes("-"))).toEqual([]);
});

test("elements have no styles of their own, and of drawings the attributes that the client knows", () => {
  const code = readPackage("react-dom/cjs/react-dom.production.min.js");
  const [, drawn = ""] = /"(accent-height [^"]+)"/.exec(code) ?? [];
  const inComponents = (attribute: string) =>
    attribute.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const known = new Set(DRAWN_ATTRIBUTES.map(inComponents));
  const unknown = new Set([
    ...drawn
      .split(" ")
      .map(inComponents)
      .filter((name) => !known.has(name)),
    "style",
  ]);
  expect(unknown).toContain("clipPath");
  const written = COMPONENTS.filter(({ file }) => file.endsWith(".tsx")).flatMap(({ file, code }) =>
    [...code.matchAll(/(?<=[\s{])([a-z]\w+)=[{"]/g)].map(([, name = ""]) => ({ file, name })),
  );
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter(({ name }) => unknown.has(name) || name.startsWith("xlink"))).toEqual([]);
});
