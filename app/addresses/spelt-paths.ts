// Pages whose address is a word that readers know in their own language. Everywhere else an address is spelt the same.
import type { Locale } from "./languages";

type SpeltPath = Readonly<Record<Locale, string>>;

export const RULES_PATH: SpeltPath = { en: "/rules", "pt-br": "/regras" };
