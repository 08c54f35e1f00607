import type { Locale } from "~/addresses/languages";
import type { ArticleLanguage } from "./article";

/** The page language whose readers read articles of a language. */
export function localeOfLanguage(language: ArticleLanguage): Locale {
  return language === "pt" ? "pt-br" : "en";
}
