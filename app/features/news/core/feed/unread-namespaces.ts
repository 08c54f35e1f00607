/**
 * Parts of a feed that feed-mapping.ts does not read, as feedsmith names them: podcasts, maps, magazines and licences
 * have no place in a news item. What reads them is not in the Worker (scripts/vite/lean-feeds.ts), so the mapping
 * cannot ask for them.
 */
export const UNREAD_NAMESPACES = [
  ...(["acast", "admin", "app", "arxiv", "blogChannel", "cc", "creativeCommons", "feedpress"] as const),
  ...(["geo", "georss", "googleplay", "itunes", "opensearch", "pingback", "podcast", "prism"] as const),
  ...(["psc", "rawvoice", "slash", "sourceNs", "spotify", "sy", "thr", "trackback", "wfw", "yt"] as const),
] as const;

export type UnreadNamespace = (typeof UNREAD_NAMESPACES)[number];
