// Words of a change, for what gives data and no words.
import type { Locale } from "~/addresses/languages";
import type { Change, ChangeField } from "~/features/changes/core/change";
import { changesMessages } from "./messages/changes";
import { pagesMessages } from "./messages/pages";
import { toolFactsMessages } from "./messages/tool-facts";

/** Words of a change in one language. */
export function changeWords({ field, was, now }: Change, locale: Locale) {
  const words = changesMessages[locale];
  const fields: Partial<Record<ChangeField, string>> = {
    ...toolFactsMessages[locale].questions,
    ...words.fields,
  };
  return {
    /** Null for a rule, whose change says itself what it is about. */
    field: fields[field] ?? null,
    /** Both values. */
    sentence: was === null ? now[locale] : `${words.was}: ${was[locale]}. ${words.now}: ${now[locale]}.`,
    /** Subject of a change of several rules, or of their page. */
    allRules: pagesMessages[locale].rules.title,
    /** Title of the clauses of the school kit that rest on it. */
    clauses: words.clauses,
  };
}
