const STATIC_ADDRESS = /\/(?:assets|fonts)\/[\w./-]+\.\w+/g;
const LINK = /<a\b[^>]*>/g;
const IS_NEIGHBOUR = /\srel="(?:prev|next)"/;
const HREF = /\shref="([^"]+)"/;

/** Addresses of the scripts, styles and fonts that the HTML of a page names, each once. */
export function listFiles(html: string): string[] {
  return [...new Set(html.match(STATIC_ADDRESS) ?? [])];
}

/** Addresses of the pages before and after this one, as its links with `rel="prev"` and `rel="next"` name them. */
export function listNeighbours(html: string): string[] {
  const links = (html.match(LINK) ?? []).filter((link) => IS_NEIGHBOUR.test(link));
  return links.flatMap((link) => HREF.exec(link)?.[1] ?? []);
}
