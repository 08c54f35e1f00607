// Feed of the changes in the rules. Each change is an entry of its own, so that nobody has to compare pages.
import { pathOf } from "~/addresses/addresses";
import { LANGUAGES, type Locale, type Texts } from "~/addresses/languages";
import { writeRss } from "~/features/news/core/page/write-rss";
import { escapeHtml } from "~/lib/escape-html";
import type { Rule, RuleState } from "./rule";
import { ruleChangesPath } from "./rule-files";

export interface RuleChange {
  /** YYYY-MM-DD on which the page began to say so. */
  readonly on: string;
  /** The rules that it is about; none for an entry about the page as a whole. */
  readonly rules: readonly {
    readonly id: string;
    /** How it stands from then on. A test asks for an entry whenever a record says anything else. */
    readonly now: Pick<Rule, "since" | "deadline"> & { readonly state: RuleState };
  }[];
  readonly text: Texts<string>;
}

/** The changes up to a day given as YYYY-MM-DD: what begins to hold later is written down before. */
export function changesUpTo(changes: readonly RuleChange[], today: string): readonly RuleChange[] {
  return changes.filter(({ on }) => on <= today);
}

/** The rule that a change is about, where it is one. */
export function onlyRuleOf({ rules }: RuleChange): string | null {
  const [first, second] = rules;
  return first !== undefined && second === undefined ? first.id : null;
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
    items: changes.toReversed().map((change) => {
      const { on, rules, text } = change;
      const only = onlyRuleOf(change);
      return {
        id: `rules/${on}/${rules[0]?.id ?? "all"}`,
        title: only === null ? title : titleOf(only),
        link: only === null ? page : `${page}#${only}`,
        description: `<p>${escapeHtml(text[locale])}</p>`,
        publishedAt: midnight(on),
        categories: [],
        language: LANGUAGES[locale].tag,
        creator: siteTitle,
      };
    }),
  });
}
