// Parsing of a cached page's HTML: its title, its files and its neighbours.

const STATIC_ADDRESS = /\/(?:assets|fonts)\/[\w./-]+\.\w+/g;
const QR_IMAGE = /\ssrc="((?:\/[\w-]+)?\/qr\/[\w-]+\.svg)"/g;
const LINK = /<a\b[^>]*>/g;
const HEAD_LINK = /<link\b[^>]*>/g;
/** Relation of the links to files that load on interaction: a device that caches the page caches them, too. */
export const OFFLINE_FILE = "kept";
const IS_OFFLINE_FILE = new RegExp(`\\srel="${OFFLINE_FILE}"`);
/** Name of the file that says what each island of a build loads, at once and on interaction. */
export const ISLAND_FILES = "island-files";
const IS_ISLAND_FILES = new RegExp(`${ISLAND_FILES}-[\\w-]+\\.json$`);
const ISLAND = /\sdata-island="([^"]+)"/g;
const IS_NEIGHBOUR = /\srel="(?:prev|next)"/;
const HREF = /\shref="([^"]+)"/;
const TITLE = /<title>([^<]*)<\/title>/;

/** How React writes the five characters that it escapes. */
const ESCAPED: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
const REFERENCE = new RegExp(Object.keys(ESCAPED).join("|"), "g");

/** The title of a page as plain text; null for a page without one. */
export function readTitle(html: string): string | null {
  const written = TITLE.exec(html)?.[1];
  return written?.replace(REFERENCE, (reference) => ESCAPED[reference] ?? reference) ?? null;
}

/** Addresses of the scripts, styles, fonts, QR codes and lazy files that the HTML of a page names, each once. */
function listFiles(html: string): string[] {
  const codes = [...html.matchAll(QR_IMAGE)].flatMap(([, address]) => address ?? []);
  const kept = (html.match(HEAD_LINK) ?? []).filter((link) => IS_OFFLINE_FILE.test(link)).flatMap(addressIn);
  return [...new Set([...(html.match(STATIC_ADDRESS) ?? []), ...codes, ...kept])];
}

/**
 * The same, and what the islands of the page load: a page that a device caches names the file that says it. `read` gives
 * the JSON of a file, and anything else where there is none.
 */
export async function listNeeds(html: string, read: (file: string) => Promise<unknown>): Promise<string[]> {
  const files = listFiles(html);
  const list = files.find((file) => IS_ISLAND_FILES.test(file));
  if (list === undefined) return files;
  const byIsland = ((await read(list)) ?? {}) as Readonly<Record<string, readonly string[]>>;
  const islands = [...html.matchAll(ISLAND)].flatMap(([, name = ""]) => byIsland[name] ?? []);
  return [...new Set([...files, ...islands])];
}

function addressIn(link: string): string | [] {
  return HREF.exec(link)?.[1] ?? [];
}

/** Addresses of the pages before and after this one, as its links with `rel="prev"` and `rel="next"` name them. */
export function listNeighbours(html: string): string[] {
  const links = (html.match(LINK) ?? []).filter((link) => IS_NEIGHBOUR.test(link));
  return links.flatMap(addressIn);
}
