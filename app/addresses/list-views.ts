// A reader's list is one page with three views: the list itself, its tools side by side, and the sheet for a class.
import { FAVOURITES_PATH } from "./header-paths";
import { type PageLanguage, pathInLanguage } from "./languages";

export const LIST_VIEWS = ["list", "compare", "sheet"] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** The parameters of the page. */
export const LIST_QUERY = ["ids", "view", "title"] as const;

interface NamedList {
  /** Items of the list; without them the page shows the list of the device. */
  readonly ids?: readonly string[];
  /** Title of the sheet; "" for none. */
  readonly title?: string;
}

/** The address of a view. Its ids stay readable, because they may be typed from paper. */
export function listViewPath(
  view: ListView,
  language: PageLanguage,
  { ids, title = "" }: NamedList = {},
): string {
  const query = [
    ...(ids === undefined ? [] : [`ids=${ids.join(",")}`]),
    ...(view === "list" ? [] : [`view=${view}`]),
    ...(title === "" ? [] : [new URLSearchParams({ title }).toString()]),
  ].join("&");
  return pathInLanguage(FAVOURITES_PATH, language) + (query === "" ? "" : `?${query}`);
}

/** The view that an address asks for. A former address has its view behind the query it came with. */
export function parseListView(params: URLSearchParams): ListView {
  const asked = params.getAll("view").at(-1);
  return LIST_VIEWS.find((view) => view === asked) ?? "list";
}
