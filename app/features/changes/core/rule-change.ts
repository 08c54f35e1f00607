// Lines about changes in the rules: the list of the page and its feed. Each is an entry of its own, so that nobody has to
// compare pages.
import { toPath } from "~/addresses/addresses";
import { LANGUAGES, type Locale, type Texts } from "~/addresses/languages";
import { writeRss } from "~/features/news/core/page/write-rss";
import type { Rule, RuleState } from "~/features/rules/core/rule";
import { ruleChangesPath } from "~/features/rules/core/rule-files";
import { escapeHtml } from "~/lib/escape-html";
import type { Change } from "./change";

/** A change as the content of the rules has it: with how each rule stands, which a test compares. */
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

/** The line as a change like any other. What stood there before, and why, is in its sentence. */
export function toChange({ on, rules, text }: RuleChange): Change {
  return {
    about: "rule",
    subjects: rules.map(({ id }) => id),
    field: "rule",
    was: null,
    now: text,
    since: null,
    seenOn: on,
    why: null,
    source: null,
  };
}

/** The rule that a change is about, where it is one. */
export function findOnlyRule({ subjects }: Change): string | null {
  const [first, second] = subjects;
  return first !== undefined && second === undefined ? first : null;
}

interface ChangesFeedInput {
  /** Of rules alone, the newest first. */
  readonly changes: readonly Change[];
  readonly getTitle: (ruleId: string) => string;
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
  const { changes, getTitle, title, description, locale, origin, siteTitle } = input;
  const page = origin + toPath("rules", locale);
  const [last] = changes;
  return writeRss({
    title: `${title} · ${siteTitle}`,
    description,
    link: page,
    self: origin + ruleChangesPath(locale),
    language: LANGUAGES[locale].tag,
    builtAt: last === undefined ? null : midnight(last.seenOn),
    items: changes.map((change) => {
      const { seenOn, subjects, now } = change;
      const only = findOnlyRule(change);
      return {
        id: `rules/${seenOn}/${subjects[0] ?? "all"}`,
        title: only === null ? title : getTitle(only),
        link: only === null ? page : `${page}#${only}`,
        description: `<p>${escapeHtml(now[locale])}</p>`,
        publishedAt: midnight(seenOn),
        categories: [],
        language: LANGUAGES[locale].tag,
        creator: siteTitle,
      };
    }),
  });
}
