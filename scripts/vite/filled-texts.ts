// A page that an incomplete language says whole may read a record that it lacks, or more of one than it shows. So every
// module of words has the text of the source there: in the site and in its tests, never where texts are counted.
import type { Plugin, Rollup } from "vite";
import { LOCALES, PAGE_LANGUAGES } from "../../app/addresses/languages";
import { modulePath } from "./module-path";

const APP = modulePath("../../app", import.meta.url);
const HOLDS_WORDS = /^\/(?:content|i18n\/messages)\/.+\.ts$/;

/** Whether a module holds words or records. */
export function isOfWords(id: string): boolean {
  return id.startsWith(APP) && HOLDS_WORDS.test(id.slice(APP.length));
}

/** The names that a statement of a module gives to constants. */
function listConstants(statement: Rollup.ProgramNode["body"][number]): string[] {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declaration?.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? id.name : []));
}

/** Fills the tables of every module of words. While each language is complete it changes nothing. */
export function filledTexts(isNeeded = PAGE_LANGUAGES.length > LOCALES.length): Plugin {
  return {
    name: "filled-texts",
    transform(code, id) {
      if (!isNeeded || !isOfWords(id)) return null;
      const tables = this.parse(code).body.flatMap(listConstants);
      const filled = `import { fillTexts } from "~/lib/fill-texts";\nfillTexts([${tables.join(", ")}]);`;
      return { code: `${code}\n${filled}`, map: null };
    },
  };
}
