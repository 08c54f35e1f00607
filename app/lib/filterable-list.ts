// A list that is narrowed in place. Its query is its address, and each item says which values of each filter keep it,
// so that server and browser ask the same functions.
import { foldText } from "./fold-text";
import { parseSearchText } from "./search-text";
import { typedLine } from "./typed-line";

/** Parameter of the text that is looked for. */
const TEXT = "q";
/** Parameter of tags: any words, several at once, of which one is enough. */
const TAG = "tag";
const TAG_MAX = 80;
const TAGS_MAX = 20;
/** The value of a filter that is on or off. "on" is what a check box without a value sends. */
const ON = "1";
const ON_SPELLINGS = [ON, "true", "on"];
/** Facet of an item that stands apart from the list while nothing is asked for. */
export const APART = "apart";

/** The known values of a filter that is on or off, and of tags. */
export const SWITCH: readonly string[] = [ON];
export const ANY_WORDS: readonly string[] = [];

/** The filters of a list, each by its parameter, in the order of the address. */
export interface ListFilters {
  /** Id of the element that holds the items; a page has one. */
  readonly id: string;
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** Parameters of the place and the look of the list, which stay when the filters are cleared. */
  readonly kept?: readonly string[];
  /** Those of them that narrow nothing. */
  readonly looks?: readonly string[];
  /** True where items come first that have the text in their title. */
  readonly titlesFirst?: true;
}

export interface ListItem {
  readonly id: string;
  readonly title: string;
  /** Further words that a text is looked for in, besides its tags. */
  readonly words: readonly string[];
  /** The values that keep it, each as "name=value", or the name alone where every value does. */
  readonly facets: readonly string[];
}

export interface FilterableList<Entry> extends ListFilters {
  readonly toItem: (entry: Entry) => ListItem;
}

/** The text and the known values of a list, in the order of its address, so that equal lists share one. */
export type ListQuery = Omit<URLSearchParams, "append" | "delete" | "set" | "sort">;

/** The facets of an item from the values that keep it; `true` stands for every value. */
export function toFacets(values: Readonly<Record<string, true | readonly string[]>>): string[] {
  return Object.entries(values).flatMap(([name, kept]) =>
    kept === true ? [name] : kept.map((value) => `${name}=${value}`),
  );
}

/** The parameters of a list in an address. */
export function listParameters({ choices }: ListFilters): string[] {
  return [TEXT, ...Object.keys(choices)];
}

function parseTags(values: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const value of values.slice(0, TAGS_MAX)) {
    const tag = typedLine(value, TAG_MAX);
    if (tag !== "" && !tags.has(foldText(tag))) tags.set(foldText(tag), tag);
  }
  return [...tags.values()];
}

function parseChoice(values: readonly string[], asked: string | null): string | undefined {
  const text = asked?.toLowerCase() ?? "";
  if (values === SWITCH) return ON_SPELLINGS.includes(text) ? ON : undefined;
  return values.find((value) => value.toLowerCase() === text);
}

/** Reads an address. Unknown values count as not given, the first of a repeated parameter wins. */
export function parseListQuery({ choices }: ListFilters, address: string | ListQuery): ListQuery {
  const asked = new URLSearchParams(address.toString());
  const query = new URLSearchParams();
  const text = parseSearchText(asked.get(TEXT));
  if (text !== "") query.set(TEXT, text);
  for (const [name, values] of Object.entries(choices)) {
    const value = parseChoice(values, asked.get(name));
    if (values === ANY_WORDS) for (const tag of parseTags(asked.getAll(name))) query.append(name, tag);
    else if (value !== undefined) query.set(name, value);
  }
  return query;
}

/** The part of an address after the path, "" where nothing is asked for. */
export function toSearch(query: ListQuery): string {
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** The query with other values of a parameter, or without the parameter where they are unknown. */
export function withChoice(
  list: ListFilters,
  query: ListQuery,
  name: string,
  ...values: string[]
): ListQuery {
  const others = [...query].filter(([other]) => other !== name);
  return parseListQuery(list, new URLSearchParams([...others, ...values.map((value) => [name, value])]));
}

/** The query with the tag switched on, or off when it was on in any spelling. */
export function toggleTag(list: ListFilters, query: ListQuery, tag: string): ListQuery {
  const tags = query.getAll(TAG);
  const others = tags.filter((chosen) => foldText(chosen) !== foldText(tag));
  return withChoice(list, query, TAG, ...(others.length < tags.length ? others : [...tags, tag]));
}

/** The query after its filters are cleared. */
export function clearFilters({ kept = [] }: ListFilters, query: ListQuery): ListQuery {
  return new URLSearchParams([...query].filter(([name]) => kept.includes(name)));
}

/** True where the query asks for some of the items. */
export function isFiltered(list: ListFilters, query: ListQuery): boolean {
  return query.toString() !== clearFilters(list, query).toString();
}

/** The values that an item has of a facet. */
export function listValues({ facets }: ListItem, name: string): string[] {
  const start = `${name}=`;
  return facets.flatMap((facet) => (facet.startsWith(start) ? [facet.slice(start.length)] : []));
}

/** How many items have each value of a facet, in the order of the items. */
export function countValues(items: readonly ListItem[], name: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of items.flatMap((item) => listValues(item, name)))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** The wanted tag may be a part of the item's. */
function hasTag(item: ListItem, wanted: string): boolean {
  return listValues(item, TAG).some((tag) => foldText(tag).includes(foldText(wanted)));
}

function isKept(list: ListFilters, item: ListItem, query: ListQuery): boolean {
  const has = (facet: string) => item.facets.includes(facet);
  if (has(APART) && !isFiltered(list, query)) return false;
  return Object.entries(list.choices).every(([name, values]) => {
    const value = query.get(name);
    if (value === null || list.looks?.includes(name)) return true;
    if (values === ANY_WORDS) return query.getAll(name).some((tag) => hasTag(item, tag));
    return has(name) || has(`${name}=${value}`);
  });
}

/**
 * The items that match the whole query, in the order given, or those with the text in the title before the others.
 * Case and accents do not count.
 */
export function filterItems<Item extends ListItem>(
  list: ListFilters,
  items: readonly Item[],
  query: ListQuery,
): Item[] {
  const text = foldText(query.get(TEXT) ?? "");
  const isTitled = ({ title }: Item) => foldText(title).includes(text);
  const mentions = (item: Item) =>
    [...item.words, ...listValues(item, TAG)].some((words) => foldText(words).includes(text));
  const kept = items.filter((item) => isKept(list, item, query));
  if (text === "") return kept;
  const found = kept.filter((item) => isTitled(item) || mentions(item));
  if (list.titlesFirst !== true) return found;
  return [...found.filter(isTitled), ...found.filter((item) => !isTitled(item))];
}

/** The items that everything else in the query leaves: those that a value of this parameter chooses from. */
export function filterBeside<Item extends ListItem>(
  list: ListFilters,
  items: readonly Item[],
  query: ListQuery,
  name: string,
): Item[] {
  return filterItems(list, items, withChoice(list, query, name));
}

/** The words of a filter: its label, the option that leaves the list as it is, and each value that is an option. */
export type ListField = readonly [
  label: string,
  all: string,
  words: Readonly<Record<string, string>> | ((value: string) => string),
];

/** The filters of a form, by their parameters. */
export type ListFields = Readonly<Record<string, ListField>>;
