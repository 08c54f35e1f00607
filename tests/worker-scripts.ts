// What the scripts of the built Worker hold, as the build wrote it down (scripts/vite/module-list.ts).
import type { ChunkOfWorker } from "../scripts/vite/module-list";

export type WorkerScripts = Readonly<Record<string, ChunkOfWorker>>;

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
  /** What reads feeds, asks models and writes mails. */
  pipeline: [
    ...["node_modules/feedsmith/", "node_modules/fast-xml-parser/", "node_modules/entities/"],
    ...["/core/feed/parse-feed", "/news/io/read-feed", "/news/io/fetch-news", "/news/summary/prompt"],
    ...["app/ai/io/", "/mail/io/", "/mail/core/mail-document", "workers/jobs/"],
  ],
  /** What renders a page. */
  renderer: ["node_modules/react/", "node_modules/react-dom/", "node_modules/@remix-run/", "virtual:remix/"],
  /** The database layer; what is read on the way to a kept page is read without it. */
  database: [
    "node_modules/drizzle-orm/",
    "app/db/news-tables.server",
    "app/db/run-tables.server",
    "app/db/count-tables.server",
  ],
  /** What checks texts from outside, first of all the configuration. */
  checks: ["node_modules/zod/", "workers/config.ts", "app/lib/configured-text", "app/content/news-sources"],
} as const satisfies Record<string, readonly string[]>;

export type Kind = keyof typeof PARTS;

/** Every kind with the parts of paths it is known by. */
export const KINDS: Readonly<Record<Kind, readonly string[]>> = PARTS;

/** Whether a module is of one of the kinds. */
export function isOfKind(module: string, ...kinds: readonly Kind[]): boolean {
  return kinds.some((kind) => KINDS[kind].some((part) => module.includes(part)));
}

/** The script that holds a module. */
export function scriptOf(scripts: WorkerScripts, module: string): string {
  const found = Object.keys(scripts).find((name) =>
    Object.keys(scripts[name]?.modules ?? {}).some((id) => id.endsWith(module)),
  );
  if (found === undefined) throw new Error(`no script of the Worker holds ${module}`);
  return found;
}

/** Every module that is evaluated once a script is. */
export function evaluatedWith(scripts: WorkerScripts, start: string): string[] {
  const names = new Set([start]);
  for (const name of names) for (const imported of scripts[name]?.imports ?? []) names.add(imported);
  return [...names].flatMap((name) => Object.keys(scripts[name]?.modules ?? {}));
}
