// Spec §5, product decisions "News": the drop rules are configuration data, NEWS_EXCLUDE.
import * as z from "zod";

export const newsExcludeSchema = z.strictObject({
  /** Years of the publication date, in UTC. */
  years: z.array(z.int().min(1995).max(9999)).default([]),
  /** Parts of source names, case ignored. */
  sources: z.array(z.string().min(1)).default([]),
  /** Parts of titles, case ignored. */
  titlePatterns: z.array(z.string().min(1)).default([]),
});

export type NewsExclude = z.output<typeof newsExcludeSchema>;

/** Spec §5. The news-site label of the specification is not told, so no source is named here. */
export const DEFAULT_NEWS_EXCLUDE: NewsExclude = {
  years: [2025],
  sources: [],
  titlePatterns: ["&#8216;", "&#8217;", "&#8220;", "&#8221;", "&lsquo;", "&rsquo;", "&ldquo;", "&rdquo;"],
};
