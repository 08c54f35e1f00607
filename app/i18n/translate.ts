import { createContext, useContext } from "react";
import { DEFAULT_LOCALE, type Locale, type Texts } from "~/addresses/languages";

/** One domain of messages in every language. A missing or extra key in any of them fails the type check. */
export type Messages<T> = Texts<T>;

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);
export const LocaleProvider = LocaleContext.Provider;

/** The language of the page being rendered. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The messages of one domain in the language of the page. */
export function useMessages<T>(messages: Messages<T>): T {
  return messages[useLocale()];
}

/** The message of a key that is only known at run time; the key itself where the message is missing. */
export function translate(messages: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(messages, key) ? (messages[key] ?? key) : key;
}
