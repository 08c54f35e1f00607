// Product decisions, "Short links and QR": where the code of an item is, and what it says.

/** Path of the svg file with the code of an item's short link. */
export function qrImagePath(id: string): string {
  return `/qr/${id}.svg`;
}

/** The absolute short link of an item, on the configured origin. */
export function shortLinkUrl(origin: string, id: string): string {
  return `${origin}/r/${id}`;
}

/** The address as a person types it: without the scheme. */
export function typedLink(url: string): string {
  return url.replace(/^https?:\/\//, "");
}
