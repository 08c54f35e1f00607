// Modules that the Worker evaluates for an answer. The bundler follows static imports, so the sources say it.
import { expect, test } from "vitest";
import { evaluatedWith, listImports, sourcesBelow } from "./import-graph";

/** Parts of the paths of modules, by what the modules are for. */
const PARTS = {
  /** Records of the catalogue and of the book's companion, and what is made of all of them. */
  catalogue: [
    ...["tools", "courses", "books", "sites", "videos", "certifications", "learn-tools"],
    ...["tool-groups", "book-resources/"],
  ]
    .map((collection) => `app/content/${collection}`)
    .concat([
      "/io/catalogue.server",
      "/io/search-index.server",
      "/io/built-in-links.server",
      "/io/handout-items.server",
    ]),
  /** Modules that read feeds, ask models and write mails. */
  pipeline: [
    ...[
      "package:feedsmith",
      "package:htmlparser2",
      "package:entities",
      "/core/feed/parse-feed",
      "/news/io/read-feed",
      "/news/io/fetch-news",
    ],
    ...["/news/summary/prompt", "app/ai/io/", "/mail/io/", "/mail/core/mail-document", "workers/jobs/"],
  ],
  /** Modules that render a page. */
  renderer: ["package:react", "package:@remix-run/", "app/root.tsx"],
  /** Modules of single pages. */
  routes: ["app/routes/"],
  /** The database layer, without which a cached page is served. */
  database: [
    "package:drizzle-orm",
    "app/db/news-tables.server",
    "app/db/run-tables.server",
    "app/db/count-tables.server",
  ],
  /** Queries that few pages ask. */
  queries: [
    "package:ipaddr.js",
    "app/features/newsletter/io/",
    "app/features/digest/io/",
    "app/features/book-resources/io/unknown-code-store",
  ],
  /** Modules that validate texts from outside, first of all the configuration. */
  checks: ["package:zod", "workers/config.ts", "app/lib/configured-text", "app/content/news-sources"],
} as const satisfies Record<string, readonly string[]>;

type Kind = keyof typeof PARTS;

const SOURCES = [...sourcesBelow("app"), ...sourcesBelow("workers")];
const ROUTES = sourcesBelow("app/routes");

function needed(start: string, kinds: readonly Kind[]): string[] {
  const parts = kinds.flatMap((kind): readonly string[] => PARTS[kind]);
  return evaluatedWith(start, SOURCES).filter((module) => parts.some((part) => module.includes(part)));
}

/** A start with a module of its own, and what must not be evaluated with it. */
const STARTS = [
  ["the Worker", "workers/app.ts", ["catalogue", "pipeline", "renderer", "routes", "database", "checks"]],
  ["the frame of every page", "workers/http/page-build.ts", ["catalogue", "pipeline", "routes", "database"]],
  ["the services of every page", "workers/load-context.ts", ["catalogue", "pipeline", "renderer", "queries"]],
  ["a short link", "workers/http/short-link.ts", ["catalogue", "pipeline", "renderer", "database", "checks"]],
  ["the handlers of the newsletter", "workers/http/newsletter-api.ts", ["catalogue", "renderer"]],
  ["a job", "workers/queue.ts", ["catalogue", "renderer"]],
] as const;

test.each(STARTS)("%s (%s) evaluates nothing that it does not need", (_, module, unneeded) => {
  expect(needed(module, unneeded)).toEqual([]);
});

test("a page evaluates neither the catalogue nor the pipeline before it asks for them", () => {
  expect(ROUTES.length).toBeGreaterThan(30);
  for (const module of ["app/root.tsx", "app/entry.server.tsx", ...ROUTES])
    expect([module, needed(module, ["catalogue", "pipeline"])]).toEqual([module, []]);
});

test("of the catalogue the home page evaluates the tools it shows", () => {
  expect(needed("app/page-parts/home-data.server.ts", ["catalogue"])).toEqual([
    "app/content/tools/first-tools.server.ts",
  ]);
});

test.each(Object.entries(PARTS))("every part that %s modules are known by is in the sources", (_, parts) => {
  const all = SOURCES.flatMap((file) => [file, ...listImports(file).map(({ target }) => target)]);
  expect(parts.filter((part) => !all.some((module) => module.includes(part)))).toEqual([]);
});
