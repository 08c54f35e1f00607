import fc from "fast-check";
import { expect, test } from "vitest";
import { checkRetarget, checkTarget } from "./check-target";
import { readShortLinkPath } from "./short-link-path";

const OWN = ["site.example", "localhost:8787"];

test("what an author types is made into an address that can stand in a header", () => {
  for (const [typed, address] of [
    ["/tools", "/tools"],
    ["/pt-br/tools?q=a#b", "/pt-br/tools?q=a#b"],
    ["/downloads/folha de aula.html", "/downloads/folha%20de%20aula.html"],
    ["https://example.org/x", "https://example.org/x"],
    ["https://example.org", "https://example.org/"],
    ["  https://example.org/x \r\n", "https://example.org/x"],
    ["\ufeffhttps://example.org/x\u200b", "https://example.org/x"],
    ["HTTPS://Example.ORG/X", "https://example.org/X"],
    ["example.org", "https://example.org/"],
    ["example.org/x?y=1", "https://example.org/x?y=1"],
    ["example.org:8443/x", "https://example.org:8443/x"],
    ["https://site.example/tools", "https://site.example/tools"],
    ["https://other.example/r/chatgpt", "https://other.example/r/chatgpt"],
    [
      "https://educação.example/avaliação?q=nível#seção",
      "https://xn--educao-7ta5a.example/avalia%C3%A7%C3%A3o?q=n%C3%ADvel#se%C3%A7%C3%A3o",
    ],
    ["/avaliação", "/avalia%C3%A7%C3%A3o"],
    ["https://example.org/my file.pdf", "https://example.org/my%20file.pdf"],
  ] as const) {
    expect([typed, checkTarget(typed, OWN)]).toEqual([typed, { ok: true, value: address }]);
  }
});

test("what would lead nowhere, elsewhere, in a circle or unprotected is refused, and why is said", () => {
  for (const [typed, reason] of [
    ["", "is empty"],
    [" \n", "is empty"],
    ["//evil.example", "is neither a path of this site nor an address of the web"],
    ["/.//evil.example", "names no host"],
    ["/x/..//evil.example", "names no host"],
    ["/\\evil.example", "holds a backslash"],
    ["https:\\\\evil.example", "holds a backslash"],
    ["javascript:alert(1)", "is neither a path of this site nor an address of the web"],
    ["data:text/html,x", "is neither a path of this site nor an address of the web"],
    ["ftp://example.org", "is neither a path of this site nor an address of the web"],
    ["tools", "is neither a path of this site nor an address of the web"],
    ["http://example.org", "begins with http:, which anybody on the way can change"],
    ["https://", "names no host"],
    ["https:///x", "names no host"],
    ["https:example.org", "names no host"],
    ["https://localhost:8787/tools", "names no host"],
    ["https://user:pw@example.org", "has a user name in it"],
    ["https://user@example.org", "has a user name in it"],
    ["user:pw@example.org", "has a user name in it"],
    ["user@example.org", "has a user name in it"],
    ["https://example.org/a\nhttps://example.org/b", "holds a line break or a control character"],
    ["https://exam\tple.org", "holds a line break or a control character"],
    ["/r/chatgpt", "is itself a short link"],
    ["/R//ChatGPT.", "is itself a short link"],
    ["/pt-br/r/gemini", "is itself a short link"],
    ["/tools/../r/gemini", "is itself a short link"],
    ["https://site.example/r/chatgpt", "is itself a short link"],
    ["https://WWW.site.example/r/chatgpt", "is itself a short link"],
    ["site.example/r/chatgpt", "is itself a short link"],
    [`https://example.org/${"x".repeat(2000)}`, "is longer than 2,000 characters"],
  ] as const) {
    expect([typed, checkTarget(typed, OWN)]).toEqual([typed, { ok: false, reason }]);
  }
});

test("whatever is typed, a target is ASCII, secure or a path of this site, and no short link of it", () => {
  const start = fc.constantFrom(
    "",
    "/",
    "//",
    "/.//",
    "https://",
    "https:///",
    "http://",
    "//r/",
    "/r/",
    "example.org/",
    "https://site.example/",
  );
  fc.assert(
    fc.property(start, fc.string({ unit: "binary", maxLength: 60 }), (beginning, rest) => {
      const checked = checkTarget(beginning + rest, OWN);
      if (!checked.ok) return;
      const { value } = checked;
      expect(value).toMatch(/^[\x21-\x7e]+$/);
      const url = new URL(value, "https://site.example");
      expect([url.protocol, url.username, url.password]).toEqual(["https:", "", ""]);
      expect(value.startsWith("/")).toBe(!value.startsWith("https://"));
      if (value.startsWith("/")) expect(url.host).toBe("site.example");
      if (url.host === "site.example") expect(readShortLinkPath(url.pathname)).toBeNull();
      expect(checkTarget(value, OWN)).toEqual(checked);
    }),
    { numRuns: 500 },
  );
});

test("a value holds one address, or one for a language", () => {
  const both = { ok: true, value: { en: "/tools", "pt-br": "/tools" } };
  for (const value of ["/tools", " /tools\n", '"/tools"']) expect(checkRetarget(value, OWN)).toEqual(both);
  expect(checkRetarget('{"en":"/tools","pt-br":"/pt-br/tools"}', OWN)).toEqual({
    ok: true,
    value: { en: "/tools", "pt-br": "/pt-br/tools" },
  });
  expect(checkRetarget(' {"pt-br": "exemplo.org "}\n', OWN)).toEqual({
    ok: true,
    value: { "pt-br": "https://exemplo.org/" },
  });
});

test("a value is refused whole when a part of it is", () => {
  const json = "is JSON that does not say a target by language";
  for (const [value, reason] of [
    ["{", json],
    ['{"en":"/a","pt":"/b"}', json],
    ['{"en":1}', json],
    ["{}", "is empty"],
    ['{"en":"/a","pt-br":"http://example.org"}', "begins with http:, which anybody on the way can change"],
  ] as const) {
    expect([value, checkRetarget(value, OWN)]).toEqual([value, { ok: false, reason }]);
  }
});
