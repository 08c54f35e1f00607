import { completeLocale, type PageLanguage } from "./languages";
import { type PageRow, toModule } from "./route-table";

/** The Remix route of a page in a language; its file is below app/routes. */
export function toPageRoute(row: PageRow, language: PageLanguage) {
  const path = row.paths[language][0].slice(1);
  return {
    id: `${row.id}.${language}`,
    file: toModule(row, completeLocale(language)),
    ...(path === "" ? { index: true } : { path }),
  };
}

/** Answers 404 for every path that is no page's. */
export const NOT_FOUND_ROUTE = { id: "not-found", path: "*", file: "not-found.tsx" };
