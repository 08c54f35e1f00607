// Spec §5, product decisions "News": the drop rules are configuration data, NEWS_EXCLUDE.
import * as z from "zod/mini";

export const newsExcludeSchema = z.strictObject({
  /** Years of the publication date, in UTC. */
  years: z._default(z.array(z.int().check(z.gte(1995), z.lte(9999))), []),
  /** Parts of source names, case ignored. */
  sources: z._default(z.array(z.string().check(z.minLength(1))), []),
  /** Parts of titles, case ignored. */
  titlePatterns: z._default(z.array(z.string().check(z.minLength(1))), []),
});

export type NewsExclude = z.output<typeof newsExcludeSchema>;

/** Spec §5. The news-site label of the specification is not told, so no source is named here. */
export const DEFAULT_NEWS_EXCLUDE: NewsExclude = {
  years: [2025],
  sources: [],
  titlePatterns: ["&#8216;", "&#8217;", "&#8220;", "&#8221;", "&lsquo;", "&rsquo;", "&ldquo;", "&rdquo;"],
};
