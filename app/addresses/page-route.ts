import { completeLocale, type PageLanguage } from "./languages";
import type { PageRow } from "./route-table";

/** The Remix route of a page in a language; its file is below app/routes. */
export function toPageRoute({ id, paths, module }: PageRow, language: PageLanguage) {
  const path = paths[language][0].slice(1);
  return {
    id: `${id}.${language}`,
    file: typeof module === "string" ? module : module[completeLocale(language)],
    ...(path === "" ? { index: true } : { path }),
  };
}

/** Answers 404 for every path that is no page's. */
export const NOT_FOUND_ROUTE = { id: "not-found", path: "*", file: "not-found.tsx" };
