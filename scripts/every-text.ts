import { LOCALES } from "../app/addresses/languages";
import { listTexts } from "../app/i18n/compare-texts";

/** Every module that says something to readers, by its path. */
const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../app/i18n/messages/*.ts", "../app/content/**/*.ts", "!../app/**/*.test.ts"],
  { eager: true },
);

/** Every text of the site, each once: in the module that holds the fewest, because others gather what it exports. */
export function listEveryText() {
  const texts = Object.entries(MODULES)
    .map(([path, exported]) => listTexts({ ...exported }, path.replace("../", ""), LOCALES))
    .sort((one, other) => other.length - one.length)
    .flat();
  return [...new Map(texts.map((text) => [text.words, text])).values()];
}
