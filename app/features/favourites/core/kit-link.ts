// /kit?ids=… is a handout of a teacher's choice, with a title that can be typed.
import { typedLine } from "~/lib/typed-line";
import { parseId } from "./favourites";

/** Two items stand beside each other on A4, so this is about eight sheets; the address stays below 2 kB. */
export const KIT_ITEMS_MAX = 60;
export const KIT_TITLE_MAX = 120;
/** How many characters of an unknown id are shown back to the visitor. */
const UNKNOWN_MAX = 40;

export interface Kit {
  /** As typed; "" when there is none. */
  readonly title: string;
  /** Known ids in their canonical spelling, each once, in the order asked for. */
  readonly ids: readonly string[];
  /** Ids that were asked for but name nothing: each once, as typed but cut. */
  readonly unknown: readonly string[];
  /** The unknown ids that are spelt like an id. They stay in the link, because a missing item may come back. */
  readonly unknownIds: readonly string[];
  /** Known ids beyond the limit, left out. */
  readonly omittedIds: readonly string[];
}

/**
 * Reads ids (comma-separated, or repeated) and title. `findId` gives the canonical id, or null if unknown. A
 * link that moves favourites to another device has the same form with a higher `max`.
 */
export function parseKit(
  params: URLSearchParams,
  findId: (id: string) => string | null,
  max: number = KIT_ITEMS_MAX,
): Kit {
  const known = new Set<string>();
  const unknown = new Set<string>();
  const unknownIds = new Set<string>();
  for (const text of askedIds(params)) {
    const id = parseId(text);
    const canonical = id === null ? null : findId(id);
    if (canonical !== null) {
      known.add(canonical);
    } else {
      unknown.add(id ?? typedLine(text, UNKNOWN_MAX));
      if (id !== null) unknownIds.add(id);
    }
  }
  return {
    title: parseKitTitle(params),
    ids: [...known].slice(0, max),
    unknown: [...unknown].slice(0, max),
    unknownIds: [...unknownIds].slice(0, max),
    omittedIds: [...known].slice(max),
  };
}

/** The title of a kit as typed; "" when there is none. */
export function parseKitTitle(params: URLSearchParams): string {
  return typedLine(params.get("title") ?? "", KIT_TITLE_MAX);
}

/** A long address is read up to a limit, and every id after it is dropped. A pasted short link counts as its id. */
function askedIds(params: URLSearchParams): string[] {
  const list = params.getAll("ids").join(",").slice(0, 20_000);
  return list
    .split(",")
    .map((text) => text.trim().replace(/^.*\/r\//, ""))
    .filter((text) => text !== "");
}

/** The query string of a kit, without "?"; ids stay readable, because they may be typed from paper. */
export function toKitSearch(ids: readonly string[], title: string, max: number = KIT_ITEMS_MAX): string {
  const list = `ids=${ids.slice(0, max).join(",")}`;
  const name = typedLine(title, KIT_TITLE_MAX);
  return name === "" ? list : `${list}&${new URLSearchParams({ title: name })}`;
}
