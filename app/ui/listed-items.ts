// A list of cards is HTML that the server wrote. Its filter hides and orders the items that are there.

/** The id of an item: that of its element, where `data-item` says no other. */
export function idOf({ dataset, id }: HTMLElement): string {
  return dataset.item || id;
}

/** The items of a list by their ids, as the page has them. */
export function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(":scope > [data-item]") ?? [])];
}

/** The same in the order of the whole list; a filter may have put some of them first. */
export function itemsInPlace(list: HTMLElement | null): HTMLElement[] {
  const placed = itemsOf(list).map((item, at) => ({ item, place: Number(item.dataset.place ?? at) }));
  return placed.sort((one, other) => one.place - other.place).map(({ item }) => item);
}

/** Shows the items with these ids, in this order, and hides the others. */
export function showItems(list: HTMLElement, ids: readonly string[]) {
  const places = new Map(ids.map((id, place) => [id, place]));
  const items = itemsOf(list);
  const placeOf = (item: HTMLElement) => places.get(idOf(item)) ?? ids.length;
  const ordered = [...items].sort((one, other) => placeOf(one) - placeOf(other));
  for (const item of items) item.hidden = !places.has(idOf(item));
  // An item that is moved loses the focus, so they stay where they are if nothing changes.
  if (ordered.some((item, place) => item !== items[place]))
    for (const item of ordered) list.appendChild(item);
  list.hidden = ids.length === 0;
}

/**
 * The items of a list as the server writes them: those that are shown first. `place` is the place in the whole list
 * where that is another.
 */
export function inShownOrder<Item extends { readonly id: string }>(
  all: readonly Item[],
  shown: readonly Item[],
): { readonly item: Item; readonly place: number | undefined; readonly hidden: boolean }[] {
  const isShown = new Set(shown.map(({ id }) => id));
  const places = new Map(all.map(({ id }, place) => [id, place]));
  const rest = all.filter(({ id }) => !isShown.has(id));
  return [...shown, ...rest].map((item, at) => ({
    item,
    place: places.get(item.id) === at ? undefined : places.get(item.id),
    hidden: !isShown.has(item.id),
  }));
}
