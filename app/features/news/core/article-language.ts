import type { Locale } from "~/i18n/locale";
import type { ArticleLanguage } from "./article";

/** The page language whose readers read articles of a language. */
export function localeOfLanguage(language: ArticleLanguage): Locale {
  return language === "pt" ? "pt-br" : "en";
}

/** The article language that the readers of a page language read. */
export function languageOfLocale(locale: Locale): ArticleLanguage {
  return locale === "pt-br" ? "pt" : "en";
}
