// Feed of the changes in the rules. Each change is an entry of its own, so that nobody has to compare pages.
import { pathOf } from "~/addresses/addresses";
import { LANGUAGES, type Locale } from "~/addresses/languages";
import { writeRss } from "~/features/news/core/page/write-rss";
import { escapeHtml } from "~/lib/escape-html";
import type { Rule } from "./rule";
import { ruleChangesPath } from "./rule-files";

export interface RuleChange {
  /** YYYY-MM-DD on which the page began to say so. */
  readonly on: string;
  /** Null for an entry about the page as a whole. */
  readonly rule: {
    readonly id: string;
    /** Its state from then on. A test asks for an entry whenever a record says anything else. */
    readonly now: Pick<Rule, "state" | "since" | "deadline">;
  } | null;
  readonly text: Readonly<Record<Locale, string>>;
}

interface ChangesFeedInput {
  /** The oldest first. */
  readonly changes: readonly RuleChange[];
  readonly titleOf: (ruleId: string) => string;
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  /** The configured origin of the site. */
  readonly origin: string;
  readonly siteTitle: string;
}

const midnight = (day: string) => `${day}T00:00:00Z`;

/** The feed as XML. The same changes give the same text, whenever it is made. */
export function toChangesFeed(input: ChangesFeedInput): string {
  const { changes, titleOf, title, description, locale, origin, siteTitle } = input;
  const page = origin + pathOf("rules", locale);
  const last = changes.at(-1);
  return writeRss({
    title: `${title} · ${siteTitle}`,
    description,
    link: page,
    self: origin + ruleChangesPath(locale),
    language: LANGUAGES[locale].tag,
    builtAt: last === undefined ? null : midnight(last.on),
    items: changes.toReversed().map(({ on, rule, text }) => ({
      id: `rules/${on}/${rule?.id ?? "all"}`,
      title: rule === null ? title : titleOf(rule.id),
      link: rule === null ? page : `${page}#${rule.id}`,
      description: `<p>${escapeHtml(text[locale])}</p>`,
      publishedAt: midnight(on),
      categories: [],
      language: LANGUAGES[locale].tag,
      creator: siteTitle,
    })),
  });
}
