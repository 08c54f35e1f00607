import { useEffect } from "react";
import { showItems } from "./listed-items";

/** Keeps the list with this id, which the server wrote, at the items that match, in their order. */
export function useShownItems(listId: string, shown: readonly { readonly id: string }[]) {
  useEffect(() => {
    const list = document.getElementById(listId);
    if (list === null) return;
    showItems(
      list,
      shown.map(({ id }) => id),
    );
  }, [listId, shown]);
}
