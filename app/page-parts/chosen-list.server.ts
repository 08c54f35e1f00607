// Data of each view of a list. The visitor's own favourites are sent here with the address of a view alone.
import type { Locale } from "~/addresses/languages";
import { type ListView, parseListView } from "~/addresses/list-views";
import { COMPARED_MAX, toComparison } from "~/features/catalogue/core/comparison";
import {
  findComparedId,
  listComparedTools,
  listToolsToCompare,
} from "~/features/catalogue/io/compared-tools.server";
import { findHandoutId, listHandoutItems } from "~/features/class-sheet/io/handout-items.server";
import { parseChosenList, SHEET_ITEMS_MAX } from "~/features/favourites/core/chosen-list";
import { FAVOURITES_MAX } from "~/features/favourites/core/favourites";
import { shortLinkUrl, typedLink } from "~/features/qr/core/qr-address";
import { qrSvgPath } from "~/features/qr/core/qr-svg";

/** Tools beyond the third are named up to this number. */
const OMITTED_MAX = 10;

/** The items that a link from another device offers; null where the address names none. */
function loadOffer(params: URLSearchParams, locale: Locale) {
  const { ids, unknown } = parseChosenList(params, findHandoutId, FAVOURITES_MAX);
  const items = listHandoutItems(ids, locale).map(({ id, kind, title, titleLang, path }) => ({
    id,
    kind,
    title,
    titleLang,
    path,
  }));
  const offered = items.length + unknown.length === 0 ? null : { items, unknownCount: unknown.length };
  return { view: "list" as const, offered };
}

/** The first tools of the list side by side; its books, courses and lessons stay in its links. */
function loadComparison(params: URLSearchParams, locale: Locale) {
  const findId = (id: string) => findComparedId(id) ?? findHandoutId(id);
  const { ids, unknown, unknownIds } = parseChosenList(params, findId, FAVOURITES_MAX);
  const tools = ids.filter((id) => findComparedId(id) !== null);
  const omitted = tools.slice(COMPARED_MAX, COMPARED_MAX + OMITTED_MAX);
  return {
    view: "compare" as const,
    comparison: toComparison(listComparedTools(tools.slice(0, COMPARED_MAX), locale)),
    ids: [...ids, ...unknownIds],
    unknown: unknown.slice(0, OMITTED_MAX),
    omitted: listComparedTools(omitted, locale).map(({ title }) => title),
    others: listToolsToCompare(tools, locale),
  };
}

/** The items of a class sheet, each with its code. */
function loadSheet(params: URLSearchParams, locale: Locale, siteOrigin: string) {
  const { ids, ...sheet } = parseChosenList(params, findHandoutId, SHEET_ITEMS_MAX);
  const items = listHandoutItems(ids, locale).map(({ url: _url, ...words }) => {
    const link = shortLinkUrl(siteOrigin, words.id, locale);
    return { ...words, typedLink: typedLink(link), code: qrSvgPath(link) };
  });
  return { view: "sheet" as const, ...sheet, items };
}

/** The data of the view that an address asks for. */
export function loadListView(params: URLSearchParams, locale: Locale, siteOrigin: string) {
  const loaders = {
    list: () => loadOffer(params, locale),
    compare: () => loadComparison(params, locale),
    sheet: () => loadSheet(params, locale, siteOrigin),
  } as const satisfies Record<ListView, () => object>;
  return loaders[parseListView(params)]();
}
