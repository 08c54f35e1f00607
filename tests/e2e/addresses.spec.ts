import { expect, test } from "@playwright/test";

// These addresses are typed out on purpose and not read from the table: they are promised, whatever the table says.
const CHAPTER_PAGES = [
  "chapter3_ex1",
  "chapter3_ex2",
  "chapter3_ex3",
  "chapter3_ex4",
  "chapter3_ex5",
  "chapter3_ex6",
  "chapter3_ex7",
  "chapter5_ex1",
];
const SAME_SPELLING = [
  ...[
    "tools",
    "learn",
    "library",
    "videos",
    "about",
    "book-resources",
    "hub",
    "contact",
    "privacy",
    "terms",
    "cookies",
  ],
  ...[
    "platforms",
    "planning-toolkit",
    "education-discounts",
    "chapter6-ess-prompt",
    "chapter6-bolt",
    "chapter6-lovable",
  ],
  ...["chapter6-base44", "chapter6-create", "chapter6-replit", "chapter6-manus", "chapter6-resources"],
  ...[
    "ethics-resources",
    "future-ready",
    "search",
    "favourites",
    "news",
    "certifications",
    "costs",
    "bncc",
    "donate",
  ],
  ...["digest", "resources/chatgpt"],
];
const TWINS: readonly (readonly [string, string])[] = [
  ["/", "/pt-br"],
  ["/rules", "/pt-br/regras"],
  ["/school-kit", "/pt-br/kit-escola"],
  ...SAME_SPELLING.map((path) => [`/${path}`, `/pt-br/${path}`] as const),
  ...CHAPTER_PAGES.map((path) => [`/${path}`, `/pt-br/${path.replace("_", "-")}`] as const),
];

/** Patterns that the head and the frame of a page match: its own address, its language and its twin. */
function listPatterns(origin: string, path: string, twin: string, [lang, tag]: readonly [string, string]) {
  return [
    ...[new RegExp(`<html lang="${lang}"`), /<title>[^<]{3,}<\/title>/],
    ...[/<meta name="description" content="[^"]{20,}"/, /<header[\s>]/, /<footer[\s>]/],
    new RegExp(`<link rel="canonical" href="${origin}${path}"`),
    new RegExp(`<link rel="alternate" hrefLang="${tag}" href="${origin}${twin}"`, "i"),
    // The switcher leads to the twin.
    new RegExp(`<a href="${twin}" hrefLang="${tag}"`, "i"),
  ];
}

test("every promised address answers in its language and leads to its twin", async ({ request, baseURL }) => {
  for (const [english, portuguese] of TWINS) {
    for (const [path, twin, languages] of [
      [english, portuguese, ["en", "pt-BR"]],
      [portuguese, english, ["pt-BR", "en"]],
    ] as const) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect.soft(answer.status(), path).toBe(200);
      const html = await answer.text();
      const missing = listPatterns(baseURL ?? "", path, twin, languages).filter(
        (pattern) => !pattern.test(html),
      );
      expect.soft(missing, path).toEqual([]);
      expect.soft(html.match(/<h1/g), path).toHaveLength(1);
    }
  }
});

test("the other spelling of a chapter page, upper case and trailing slashes redirect for good", async ({
  request,
}) => {
  const moves = [
    ...CHAPTER_PAGES.flatMap((path) => [
      [`/${path.replace("_", "-")}`, `/${path}`],
      [`/pt-br/${path}`, `/pt-br/${path.replace("_", "-")}`],
    ]),
    ["/Tools/", "/tools"],
    ["/PT-BR/tools?q=a", "/pt-br/tools?q=a"],
    ["/pt-br/", "/pt-br"],
    ["/chapter6_bolt", "/chapter6-bolt"],
    ...["/en", "/EN/", "/home", "/index.html", "/en/home"].map((path) => [path, "/"]),
    ...["/pt", "/pt/", "/pt-BR", "/pt-br/home", "/pt-br/index.html"].map((path) => [path, "/pt-br"]),
    ["/en/tools?q=a", "/tools?q=a"],
    ["/pt/chapter3_ex1", "/pt-br/chapter3-ex1"],
    ["/kit?ids=canva&title=8%C2%BA", "/favourites?ids=canva&title=8%C2%BA&view=sheet"],
    ["/pt-br/compare?ids=canva,chatgpt", "/pt-br/favourites?ids=canva,chatgpt&view=compare"],
  ];
  for (const [from = "", to] of moves) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], from).toEqual([301, to]);
  }
});

test("unknown paths are a real 404 in the language of the path", async ({ request }) => {
  const english = await request.get("/nope");
  expect(english.status()).toBe(404);
  expect(await english.text()).toContain("We could not find that page");
  const portuguese = await request.get("/pt-br/nope");
  expect(portuguese.status()).toBe(404);
  expect(await portuguese.text()).toContain("Não encontramos essa página");
});

test("a short link leads to the resource in the reader's language and is never kept", async ({ request }) => {
  const english = await request.get("/r/ChatGPT", { maxRedirects: 0, headers: { "Accept-Language": "en" } });
  expect(english.status()).toBe(302);
  expect(english.headers().location).toBe("/resources/chatgpt");
  expect(english.headers()["cache-control"]).toBe("no-store");
  const portuguese = await request.get("/r/chapter3-ex1", {
    maxRedirects: 0,
    headers: { "Accept-Language": "pt-BR" },
  });
  expect(portuguese.headers().location).toBe("/pt-br/chapter3-ex1");
  for (const [path, language] of [
    ["/r/no-such-thing", "pt-BR"],
    ["/pt-br/r/no-such-thing", "en"],
    ["/pt/r/no-such-thing", "en"],
    ["/r/", "pt-BR"],
  ] as const) {
    const unknown = await request.get(path, { headers: { "Accept-Language": language } });
    expect([path, unknown.status()]).toEqual([path, 404]);
    expect(await unknown.text()).toContain("Não encontramos essa página");
  }
});
