// What the build takes out of the client: the other languages and the table of all pages. And what it puts into one
// file.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { cutMessages, fileInLanguage, writePaths } from "../scripts/vite/client-languages";
import { joinParts } from "../scripts/vite/island-chunks";
import { namedProperties, shortenProperties } from "../scripts/vite/short-properties";

const MESSAGES = fileURLToPath(new URL("../app/i18n/messages/", import.meta.url));

test("the messages of every domain are parted by language", () => {
  const files = readdirSync(MESSAGES).filter((name) => name.endsWith(".ts"));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const cut = cutMessages(readFileSync(MESSAGES + file, "utf8"));
    expect(cut, file).toContain('(__CLIENT_LANGUAGE__ === "pt-br" ? { "pt-br": ptBr } : { en });');
  }
  expect(() => cutMessages("export const one = { en };")).toThrow();
});

test("a link to a page has its path written in, and leaves the table of all pages behind", () => {
  const code = [
    'import { pathOf } from "~/addresses/addresses";',
    'pathOf("resource", locale, { id });',
    'pathOf("home", useLocale());',
  ].join("\n");
  const written = writePaths(code);
  expect(written).toContain(
    'pathOf((__CLIENT_LANGUAGE__ === "pt-br" ? "/pt-br/resources/:id" : "/resources/:id"), locale, { id });',
  );
  expect(written).toContain('"/pt-br" : "/"), useLocale())');
  expect(written).not.toContain("~/addresses/addresses");
  const asked = code.replace('"home"', "id");
  expect(writePaths(asked), "a page that is only known later needs the table").toBe(asked);
});

test("properties have short names in the sheet, those that stand there most the shortest", () => {
  const sheet =
    ":root{--text-muted: #555;--line: 1px}p{color:var(--text-muted);--x:var(--line,var(--text-muted))}";
  expect(shortenProperties(sheet, new Set(["--line"]))).toBe(
    ":root{--a:#555;--line:1px}p{color:var(--a);--b:var(--line,var(--a))}",
  );
  const many = Array.from({ length: 200 }, (_, index) => `--name-${index}: 0;`).join("");
  const names = shortenProperties(`{${many}}`, new Set()).match(/--\w+/g) ?? [];
  expect(new Set(names).size).toBe(200);
});

test("a property that a component names keeps its name", () => {
  const named = namedProperties(fileURLToPath(new URL("../app/", import.meta.url)));
  expect(named).toContain("--cover-board");
  expect(named).not.toContain("--space-4");
});

test("the default language has the plain file", () => {
  expect(fileInLanguage("/assets/a-1.js", "en")).toBe("/assets/a-1.js");
  expect(fileInLanguage("/assets/a-1.js", "pt-br")).toBe("/assets/a-1.pt-br.js");
});

test("parts are joined where it costs least, until no page has too many", () => {
  const part = (name: string, size: number, ...pages: string[]) => ({
    pages: new Set(pages),
    modules: new Set([name]),
    imports: new Set<string>(),
    size,
  });
  const parts = [
    part("both", 100, "home", "tools"),
    part("small", 1, "home"),
    part("large", 500, "home"),
    part("tool", 50, "tools"),
  ];
  const files = (limit: number) =>
    joinParts(
      parts,
      new Map([
        ["home", limit],
        ["tools", limit],
      ]),
    ).map(({ modules }) => [...modules].sort().join("+"));
  expect(files(3).sort()).toEqual(["both", "large", "small", "tool"]);
  expect(files(2).sort()).toEqual(["both", "large+small", "tool"]);
  expect(files(1)).toEqual(["both+large+small+tool"]);
});

test("a file counts for every page that needs what another one of its files imports", () => {
  const part = (name: string, page: string, ...imports: string[]) => ({
    pages: new Set([page]),
    modules: new Set([name]),
    imports: new Set(imports),
    size: 100,
  });
  const parts = [part("first", "home", "second"), part("second", "tools"), part("third", "home")];
  const files = joinParts(
    parts,
    new Map([
      ["home", 2],
      ["tools", 1],
    ]),
  );
  expect(files.map(({ modules }) => [...modules].sort().join("+")).sort()).toEqual(["first+third", "second"]);
});
