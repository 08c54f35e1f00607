// Everything that turns a page id into an address or back.
import { decodePercent } from "~/lib/decode-percent";
import { withoutEndSlashes } from "~/lib/without-end-slashes";
import {
  fallbackNotice,
  LANGUAGES,
  type Locale,
  languageOfPath,
  localeOfPath,
  PAGE_LANGUAGES,
  type PageLanguage,
  pathInLanguage,
} from "./languages";
import { PRINTED_ENTRANCES, type PrintedCodeId } from "./printed-codes";
import { type PageId, type PageRow, ROUTE_TABLE } from "./route-table";

type PathParams = Readonly<Record<string, string>>;

/** A path of the route table with its parameters filled in. Throws when one is missing: that is a programming error. */
function fillPath(path: string, params: PathParams): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}

export type { PathParams };

const ROWS: readonly PageRow[] = ROUTE_TABLE;
const ROW_BY_ID = new Map(ROWS.map((row) => [row.id, row]));

export interface ResolvedPage {
  readonly pageId: PageId;
  /** The language in which the page is said. */
  readonly locale: Locale;
  readonly params: PathParams;
  /** The canonical path of the page in the language of its address. */
  readonly canonical: string;
  /** Parameter that the path stands for, where it was the address of a view; "" for every other. */
  readonly view: string;
}

/** The row of a page. */
export function getPageRow(pageId: PageId): PageRow {
  const row = ROW_BY_ID.get(pageId);
  if (row === undefined) throw new Error(`unknown page: ${pageId}`);
  return row;
}

/** True when the text is the id of a page of the route table. */
function isPageId(text: string): text is PageId {
  return ROW_BY_ID.has(text);
}

/** The canonical path of a page. Throws when a parameter of the path is missing: that is a programming error. */
export function toPath(pageId: PageId, language: PageLanguage, params: PathParams = {}): string {
  return fillPath(getPageRow(pageId).paths[language][0], params);
}

interface Pattern {
  readonly row: PageRow;
  readonly language: PageLanguage;
  readonly regex: RegExp;
  readonly names: readonly string[];
}

const EXACT = new Map<string, { row: PageRow; language: PageLanguage; view: string }>();
const PATTERNS: Pattern[] = [];
for (const row of ROWS) {
  for (const language of PAGE_LANGUAGES) {
    for (const path of row.paths[language]) {
      if (!path.includes(":")) {
        EXACT.set(path, { row, language, view: "" });
        continue;
      }
      const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
      PATTERNS.push({ row, language, names, regex: new RegExp(`^${path.replace(/:\w+/g, "([^/]+)")}$`) });
    }
    for (const [path, view] of Object.entries(row.former ?? {}))
      EXACT.set(pathInLanguage(path, language), { row, language, view });
  }
}

/** The path as the table writes it: lower case, no slash at its end, and the language as this site spells it. */
function toTablePath(spelt: string): string {
  const path = withoutEndSlashes(spelt.toLowerCase());
  const [, code, rest = "/"] = /^\/([a-z]{2})(\/.*)?$/.exec(path) ?? [];
  const language = PAGE_LANGUAGES.find((name) => LANGUAGES[name].written === code);
  return language === undefined ? path || "/" : pathInLanguage(rest, language);
}

/** A path without percent signs that it need not have; null when one of them stands for nothing. */
function spellPlainly(pathname: string): string | null {
  const segments = pathname.split("/").map(decodePercent);
  return segments.includes(null) ? null : segments.map((part) => encodeURIComponent(part ?? "")).join("/");
}

/**
 * The page that an address names, whatever its spelling: case, percent signs, trailing slashes, `/en` or `/pt` before
 * it and aliases are accepted, so that the caller can redirect to `canonical`. Null when no page of the table answers
 * to it.
 */
export function findPage(pathname: string): ResolvedPage | null {
  const spelt = spellPlainly(pathname);
  if (spelt === null) return null;
  const path = toTablePath(spelt);
  const exact = EXACT.get(path);
  if (exact !== undefined && isPageId(exact.row.id)) {
    const { row, language, view } = exact;
    const canonical = row.paths[language][0];
    return { pageId: exact.row.id, locale: localeOfPath(canonical), params: {}, canonical, view };
  }
  for (const { row, language, regex, names } of PATTERNS) {
    const match = regex.exec(path);
    if (match === null || !isPageId(row.id)) continue;
    const values = match.slice(1).map(decodePercent);
    if (values.includes(null)) return null;
    const params = Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
    const canonical = toPath(row.id, language, params);
    return { pageId: row.id, locale: localeOfPath(canonical), params, canonical, view: "" };
  }
  return null;
}

/** The path and query for which an address stands, its own query kept; null where it is canonical or no page's. */
export function findCanonical({ pathname, search }: Pick<URL, "pathname" | "search">): string | null {
  const page = findPage(pathname);
  if (page === null || page.canonical === pathname) return null;
  const query = [search.slice(1), page.view].filter((part) => part !== "").join("&");
  return page.canonical + (query === "" ? "" : `?${query}`);
}

const PAGE_OF_ENTRANCE = new Map<string, PageId>(PRINTED_ENTRANCES.map(({ id, page }) => [id, page]));

/** Where a printed code leads in a language. */
export function pathOfCode(id: PrintedCodeId, locale: Locale): string {
  const page = PAGE_OF_ENTRANCE.get(id) ?? id;
  if (!isPageId(page)) throw new Error(`printed code without a page: ${id}`);
  return toPath(page, locale);
}

/** Whether the address of a page, as a mail has it, is somebody's key to their own record. */
export function holdsToken(pathname: string): boolean {
  const page = findPage(pathname);
  return page !== null && getPageRow(page.pageId).holdsToken === true;
}

/**
 * Where the language switcher leads: the twin of the page in another language with the query kept, or that
 * language's home page when the address names no page, so never to a 404.
 */
export function switchLanguage(pathname: string, search: string, to: PageLanguage): string {
  const page = findPage(pathname);
  return page === null ? toPath("home", to) : toPath(page.pageId, to, page.params) + search;
}

/** The address of the same page in another language, its query and hash kept; as it is where it names no page. */
function twinAddress(address: string, to: PageLanguage): string {
  const [path = ""] = address.split(/[?#]/);
  const page = findPage(path);
  return page === null ? address : toPath(page.pageId, to, page.params) + address.slice(path.length);
}

/** Where the page of an address stands: one that is said in another language keeps its links in that of the address. */
export function placeOfPage(pathname: string, search: string) {
  const isFallback = fallbackNotice(pathname) !== null;
  const toTwin = (address: string) => twinAddress(address, languageOfPath(pathname));
  return { pathname, search, ...(isFallback ? { toTwin } : {}) };
}
