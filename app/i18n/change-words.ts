// Words of a change: what of a record changed, and the name of the page of rules.
import type { Locale } from "~/addresses/languages";
import type { ChangeField } from "~/features/changes/core/change";
import { changesMessages } from "./messages/changes";
import { pagesMessages } from "./messages/pages";
import { toolFactsMessages } from "./messages/tool-facts";

/** The field of a record in words; null for a rule, whose change says itself what it is about. */
export function fieldWords(field: ChangeField, locale: Locale): string | null {
  if (field === "rule") return null;
  const words: Readonly<Record<Exclude<ChangeField, "rule">, string>> = {
    ...toolFactsMessages[locale].questions,
    ...changesMessages[locale].fields,
  };
  return words[field];
}

/** Subject of a change of several rules, or of their page. */
export function allRulesTitle(locale: Locale): string {
  return pagesMessages[locale].rules.title;
}

/** The value before and now, in a sentence. */
export function changeSentence(was: string | null, now: string, locale: Locale): string {
  const words = changesMessages[locale];
  return was === null ? now : `${words.was}: ${was}. ${words.now}: ${now}.`;
}
