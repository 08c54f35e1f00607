// The drop rules of the news are configuration data, NEWS_EXCLUDE.
import * as z from "zod/mini";
import { parseInWords, type Reading } from "~/lib/configured-text";
import { parseJson } from "~/lib/parse-json";

const years = z.array(z.int().check(z.gte(1995), z.lte(9999)));
const texts = z.array(z.string().check(z.minLength(1)));

export interface NewsExclude {
  /** Years of the publication date, in UTC. */
  readonly years: readonly number[];
  /** Parts of source names, case ignored. */
  readonly sources: readonly string[];
  /** Parts of titles, case ignored. */
  readonly titlePatterns: readonly string[];
}

/** The site that these rules were written against is not known by name, so no source is named here. */
export const DEFAULT_NEWS_EXCLUDE: NewsExclude = {
  years: [2025],
  sources: [],
  titlePatterns: ["&#8216;", "&#8217;", "&#8220;", "&#8221;", "&lsquo;", "&rsquo;", "&ldquo;", "&rdquo;"],
};

const NOTHING: NewsExclude = { years: [], sources: [], titlePatterns: [] };

/**
 * Reads the rules from a JSON text. For every part that is missing or wrong, the built-in rules are used. A rule too
 * many only hides a story, but a lost rule would show what the author has excluded.
 */
export function readNewsExclude(text: string): Reading<NewsExclude> {
  const input = z.record(z.string(), z.unknown()).safeParse(parseJson(text));
  if (!input.success) return { value: DEFAULT_NEWS_EXCLUDE, wrong: ["is not a JSON object"] };
  const given = input.data;
  const wrong = Object.keys(given).some((name) => !Object.hasOwn(DEFAULT_NEWS_EXCLUDE, name))
    ? ["holds an unknown field"]
    : [];
  const read = <T extends z.ZodMiniType>(part: keyof NewsExclude, schema: T): z.output<T> | null => {
    if (!Object.hasOwn(given, part)) return null;
    const parsed = parseInWords(schema, given[part]);
    if (parsed.ok) return parsed.value;
    wrong.push(`${part} ${parsed.complaint}`);
    return null;
  };
  const own = {
    years: read("years", years),
    sources: read("sources", texts),
    titlePatterns: read("titlePatterns", texts),
  };
  const rest = wrong.length === 0 ? NOTHING : DEFAULT_NEWS_EXCLUDE;
  const value = {
    years: own.years ?? rest.years,
    sources: own.sources ?? rest.sources,
    titlePatterns: own.titlePatterns ?? rest.titlePatterns,
  };
  return { value, wrong };
}
