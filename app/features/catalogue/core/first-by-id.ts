/** The entries by the id of their record in lower case. Where an id is there twice, the first one has it. */
export function firstById<Entry extends { readonly record: { readonly id: string } }>(
  entries: readonly Entry[],
): ReadonlyMap<string, Entry> {
  const byId = new Map<string, Entry>();
  for (const entry of entries) {
    const id = entry.record.id.toLowerCase();
    if (!byId.has(id)) byId.set(id, entry);
  }
  return byId;
}
