const STATIC_ADDRESS = /\/(?:assets|fonts)\/[\w./-]+\.\w+/g;
const QR_IMAGE = /\ssrc="((?:\/[\w-]+)?\/qr\/[\w-]+\.svg)"/g;
const LINK = /<a\b[^>]*>/g;
const IS_NEIGHBOUR = /\srel="(?:prev|next)"/;
const HREF = /\shref="([^"]+)"/;

/** Addresses of the scripts, styles, fonts and QR codes that the HTML of a page names, each once. */
export function listFiles(html: string): string[] {
  const codes = [...html.matchAll(QR_IMAGE)].flatMap(([, address]) => address ?? []);
  return [...new Set([...(html.match(STATIC_ADDRESS) ?? []), ...codes])];
}

/** Addresses of the pages before and after this one, as its links with `rel="prev"` and `rel="next"` name them. */
export function listNeighbours(html: string): string[] {
  const links = (html.match(LINK) ?? []).filter((link) => IS_NEIGHBOUR.test(link));
  return links.flatMap((link) => HREF.exec(link)?.[1] ?? []);
}
