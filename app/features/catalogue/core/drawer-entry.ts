// Spec §2, Detail drawer: the drawer has the resource's address while the list stays below it. Its history entry
// is made beside the router, so it has to carry what the router keeps in one (`idx`, `key`), and a mark.

const MARK = "resourceDrawer";

interface DrawerEntry {
  readonly usr: null;
  readonly key: string;
  readonly idx: number;
  readonly [MARK]: { readonly id: string; readonly list: string };
}

/** The state of the entry on top of `current`. `list` is the address of the list, `key` any new text. */
export function toDrawerEntry(current: unknown, id: string, list: string, key: string): DrawerEntry {
  const index = isRecord(current) && typeof current.idx === "number" ? current.idx : 0;
  return { usr: null, key, idx: index + 1, [MARK]: { id, list } };
}

/** The id of the resource whose drawer an entry shows over the list; null for any other entry. */
export function drawerIdOf(state: unknown, list: string): string | null {
  if (!isRecord(state)) return null;
  const mark = state[MARK];
  return isRecord(mark) && mark.list === list && typeof mark.id === "string" ? mark.id : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
