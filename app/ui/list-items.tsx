// The items of a list are the server's HTML, and each holds the values of the filters in one attribute. The rest
// stands in its card. So a list is sent once: its island reads, hides and orders what is there.
import { createContext, type HTMLAttributes, type ReactNode, useContext, useMemo } from "react";
import {
  type FilterableList,
  filterItems,
  type ListFilters,
  type ListItem,
  parseListQuery,
} from "~/lib/filterable-list";
import { buttonClass } from "./button";
import styles from "./list-items.module.css";

/** How many items are shown before the others are folded. */
const UNFOLDED = 12;
/** Stands between facets; no value has one. */
const BREAK = "|";
/** The words of a card that a text is looked for in, besides its heading. */
const WORDS = "[data-description], [data-byline]";

/** The items of the list around an island. The server gives them; null in the client, which reads the page. */
export const ListItems = createContext<readonly ListItem[] | null>(null);

interface FilterableCardsProps<Entry> {
  readonly list: FilterableList<Entry>;
  readonly entries: readonly Entry[];
  /** The query of the page. */
  readonly search: string;
  readonly className?: string | undefined;
  /** Words of the control that shows what is folded, and folds it again. */
  readonly fold: { readonly viewAll: string; readonly viewFewer: string };
  /** Attributes of an item that say its id; `data-item` unless told otherwise. */
  readonly toAttributes?: (entry: Entry) => HTMLAttributes<HTMLLIElement>;
  /** The card of an entry. */
  readonly children: (entry: Entry) => ReactNode;
}

/**
 * All items of a list, those hidden that its address leaves out, and those folded that come after the first. They are in
 * the page: a filter brings them up, the search of the browser and a link into the list open them, and paper has all.
 */
export function FilterableCards<Entry>({
  list,
  entries,
  search,
  className,
  fold,
  toAttributes,
  children,
}: FilterableCardsProps<Entry>) {
  const items = entries.map((entry, place) => ({ ...list.toItem(entry), entry, place }));
  const shown = filterItems(list, items, parseListQuery(list, search));
  const places = new Map(shown.map(({ id }, at) => [id, at]));
  const rest = items.filter(({ id }) => !places.has(id));
  const written = list.titlesFirst === true ? [...shown, ...rest] : items;
  return (
    <div className={styles.unfolds}>
      <ul id={list.id} className={className} hidden={shown.length === 0}>
        {written.map(({ entry, place, ...item }, at) => (
          <li
            key={item.id}
            {...(toAttributes?.(entry) ?? { "data-item": item.id })}
            hidden={!places.has(item.id)}
            data-place={place === at ? undefined : place}
            data-folded={(places.get(item.id) ?? 0) < UNFOLDED ? undefined : ""}
            {...toItemAttributes(item)}
          >
            {children(entry)}
          </li>
        ))}
      </ul>
      <details className={styles.fold} hidden={shown.length <= UNFOLDED}>
        <summary className={buttonClass({ className: "open-or-closed" })}>
          <span>{fold.viewAll}</span>
          <span>{fold.viewFewer}</span>
        </summary>
      </details>
    </div>
  );
}

/** The attributes of an item's element besides its id. */
export function toItemAttributes({ facets }: ListItem) {
  return { "data-facets": facets.join(BREAK) };
}

function listElements({ id }: ListFilters): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#${id} [data-facets]`)];
}

const toId = ({ dataset, id }: HTMLElement): string => dataset.item ?? id;

function readItem(element: HTMLElement): ListItem {
  return {
    id: toId(element),
    title: element.querySelector("h2, h3, h4")?.textContent ?? "",
    words: [...element.querySelectorAll(WORDS)].map(({ textContent }) => textContent ?? ""),
    facets: element.dataset.facets?.split(BREAK) ?? [],
  };
}

/** The items of a list in its own order; a filter may have put some of them first. */
export function useListItems(list: ListFilters): readonly ListItem[] {
  const given = useContext(ListItems);
  return useMemo(() => {
    if (given !== null) return given;
    const elements = listElements(list);
    for (const [place, { dataset }] of elements.entries()) dataset.place ??= String(place);
    return elements
      .sort((one, other) => Number(one.dataset.place) - Number(other.dataset.place))
      .map(readItem);
  }, [given, list]);
}

/** Shows these items of the page, in this order where the list has one, and hides the others. */
export function showItems(list: ListFilters, shown: readonly ListItem[]) {
  const holder = document.getElementById(list.id);
  if (holder === null) return;
  const places = new Map(shown.map(({ id }, place) => [id, place]));
  const elements = listElements(list);
  const fold = holder.nextElementSibling;
  for (const element of elements) {
    const place = places.get(toId(element));
    const isFolded = fold instanceof HTMLDetailsElement && place !== undefined && place >= UNFOLDED;
    element.hidden = place === undefined;
    element.toggleAttribute("data-folded", isFolded);
    // For the search of the browser; React knows no other value than true.
    if (isFolded) element.setAttribute("hidden", "until-found");
  }
  holder.hidden = shown.length === 0;
  if (fold instanceof HTMLDetailsElement) {
    fold.hidden = shown.length <= UNFOLDED;
    holder.onbeforematch = () => {
      fold.open = true;
    };
  }
  const toPlace = (element: HTMLElement) => places.get(toId(element)) ?? shown.length;
  const ordered = [...elements].sort((one, other) => toPlace(one) - toPlace(other));
  // An item that is moved loses the focus, so they stay where they are if nothing changes.
  if (list.titlesFirst === true && ordered.some((element, place) => element !== elements[place]))
    for (const element of ordered) holder.appendChild(element);
}
