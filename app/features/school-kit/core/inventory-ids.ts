// The tools of an inventory, from a link to a kit or from ids somebody typed.
import { parseKit } from "~/features/favourites/core/kit-link";

const TEXT_MAX = 4000;

/** The ids in a text that are known, each once and in their order. */
export function inventoryIds(text: string, known: ReadonlySet<string>): readonly string[] {
  const asked = text.slice(0, TEXT_MAX).trim();
  const query = asked.includes("?") ? asked.slice(asked.indexOf("?") + 1).replace(/#.*$/s, "") : null;
  const params = query === null ? new URLSearchParams({ ids: asked }) : new URLSearchParams(query);
  return parseKit(params, (id) => (known.has(id) ? id : null)).ids;
}
