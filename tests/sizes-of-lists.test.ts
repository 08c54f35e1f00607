// A list of the site grows by a record, and no sentence elsewhere may become untrue by that: where its size matters, it
// is counted.
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "~/addresses/languages";
import { ABOUT_TEXT } from "~/content/about.server";
import { HOME_TEXT } from "~/content/home.server";
import { HUB_TEXT } from "~/content/hub.server";

const MODULES = import.meta.glob<Record<string, Partial<Record<Locale, unknown>>>>(
  "../app/i18n/messages/*.ts",
  { eager: true },
);

/** Nouns for the items of the site's lists, behind a number. */
const LISTED = {
  en: /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-[a-z]+)?|\d+) (?:[\w-]+ )?(?:tools|courses|books|sites|channels|videos|platforms|factors|groups|outlines|tutorials|templates|practices|pillars|values|tasks|benefits|reasons|sources|feeds|certifications|documents|resources|to start)\b/i,
  "pt-br":
    /(?<!\p{L})(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|quinze|dezesseis|dezessete|dezoito|dezenove|(?:vinte|trinta|quarenta|cinquenta|sessenta)(?: e \p{L}+)?|\d+) (?:\p{L}+ )?(?:ferramentas|cursos|livros|sites|canais|vídeos|plataformas|fatores|grupos|roteiros|tutoriais|modelos|práticas|pilares|valores|tarefas|benefícios|motivos|fontes|feeds|certificações|documentos|recursos|para começar)(?!\p{L})/iu,
} as const satisfies Record<Locale, RegExp>;

function listStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

test.each(LOCALES)("no sentence of the pages tells the size of a list (%s)", (locale) => {
  const messages = Object.values(MODULES).flatMap((module) =>
    Object.values(module).map((part) => part[locale]),
  );
  const texts = listStrings([...messages, ABOUT_TEXT[locale], HOME_TEXT[locale], HUB_TEXT[locale]]);
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => LISTED[locale].test(text))).toEqual([]);
});
