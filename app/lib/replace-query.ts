/**
 * A query string with its parameters of the given names replaced by those of `own` (both without "?"), so that
 * two forms of one page can keep their state in the address side by side.
 */
export function replaceQuery(search: string, names: readonly string[], own: string): string {
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  for (const [name, value] of new URLSearchParams(own)) params.append(name, value);
  return params.toString();
}
