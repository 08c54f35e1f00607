import { expect, test } from "vitest";
import { toPath } from "~/addresses/addresses";
import { LOCALES } from "~/addresses/languages";
import { NAMED_RULES } from "~/content/rules/rules.server";
import { PLACES, type Place } from "~/features/rules/core/place";
import { readAnswers, readTyped } from "~/features/school-kit/core/answers";
import { type AssembledKit, assembleKit } from "~/features/school-kit/core/assemble";
import type { ClauseRecord } from "~/features/school-kit/core/clause-record";
import { plainText } from "~/features/school-kit/core/fill-text";
import { holds, KIT_OPTIONS, MINORS } from "~/features/school-kit/core/kit-options";
import { getKit } from "~/features/school-kit/io/kit.server";
import { splitSentences } from "~/lib/split-sentences";
import { KIT_CLAUSES } from "./clauses.server";
import { KIT_WARNINGS } from "./warnings.server";

const RECORDS: readonly Pick<ClauseRecord, "id" | "text" | "legal" | "rules" | "reason">[] = [
  ...KIT_CLAUSES,
  ...KIT_WARNINGS,
];

/** The places of a text, such as "{school}". */
function placesIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}

test("clauses and warnings have ids of their own, and the same places in every language", () => {
  expect(new Set(RECORDS.map(({ id }) => id)).size).toBe(RECORDS.length);
  for (const { id, text, legal } of RECORDS)
    for (const locale of LOCALES) {
      expect(text[locale].length, id).toBeGreaterThan(20);
      expect(placesIn(text[locale]), id).toEqual(placesIn(text.en));
      if (legal !== undefined) expect(legal[locale].length, id).toBeGreaterThan(10);
    }
});

test("no clause puts another's words between quotation marks", () => {
  for (const { id, text } of RECORDS)
    for (const locale of LOCALES) expect(text[locale], id).not.toMatch(/["“”«»]/);
});

test("every rule leads to its place on the page of the rules, in each language", () => {
  const known = new Set(NAMED_RULES.map(({ id }) => id));
  for (const locale of LOCALES)
    for (const [id, { href }] of Object.entries(getKit(locale).rules)) {
      expect(known.has(id), id).toBe(true);
      expect(href).toBe(`${toPath("rules", locale)}#${id}`);
    }
});

/** Names of the law and the authorities that schools of one place have. */
const LAW_OF: readonly { readonly places: readonly Place[]; readonly words: RegExp }[] = [
  {
    places: ["br"],
    words: /\b(?:CNE|ECA Digital|ANPD|LGPD|MEC|BNCC|PPP|Enem|ENEM|Conselho Tutelar|regimento)\b/,
  },
  {
    places: ["england", "scotland", "wales-ni"],
    words: /\bUK GDPR\b|Data Protection Act|Information Commissioner|United Kingdom|Reino Unido/,
  },
  {
    places: ["england"],
    words:
      /\bDfE\b|Department for Education|Departamento de Educação|Keeping children safe|England|Inglaterra/,
  },
  { places: ["england", "wales-ni"], words: /\bJCQ\b|exam boards|\bbancas?\b/ },
  { places: ["scotland"], words: /Scotland|Escócia/ },
  { places: ["wales-ni"], words: /Wales|País de Gales|Northern Ireland|Irlanda do Norte/ },
  { places: ["eu"], words: /(?<!UK )\bGDPR\b|AI Act|European Union|União Europeia|Regulamento de IA/ },
  { places: ["us"], words: /\b(?:FERPA|COPPA)\b|United States|Estados Unidos/ },
  {
    places: ["br", "england", "scotland", "wales-ni", "eu"],
    words: /data protection officer|encarregado/i,
  },
  // In the United Kingdom a public school is a private one.
  { places: ["br", "eu", "us", "other"], words: /\bpublic schools?\b/i },
];

const STAGES = [
  "stage=early&stage=primary&stage=upper-secondary&stage=adult",
  "stage=lower-secondary",
  "stage=adult",
];

/** Schools of a place that have every clause between them. */
function schoolsAt(place: Place) {
  const asked = [
    ...KIT_OPTIONS.login.flatMap((login) =>
      STAGES.map((stages) => `${stages}&login=${login}&marking=teacher-only`),
    ),
    ...KIT_OPTIONS.marking.map((marking) => `stage=upper-secondary&login=no-login&marking=${marking}`),
  ];
  return asked.map((some) => {
    const fields = new URLSearchParams(
      `${some}&place=${place}-public&data=names-results&data=sensitive&data=pupil-work&homework=declared&assessment=process&responsible=dpo&parents=consent-form&phones=task-only&review=on-change&tools=detector&tools=adaptive-tutor&tools=image-av`,
    );
    return { answers: readAnswers(fields), typed: readTyped(fields), toolIds: [] };
  });
}

/** All that stands in documents and warnings, each once. */
function saidIn({ documents, warnings }: AssembledKit): Set<string> {
  const clauses = documents.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "clause"));
  return new Set([
    ...clauses.flatMap(({ lines }) => lines.map(plainText)),
    ...warnings.map(({ text }) => text),
    ...documents.flatMap(({ legal, rulesRead, blocks, intro }) => [
      intro,
      ...legal.map(({ text }) => text),
      ...rulesRead.map(({ title }) => title),
      ...blocks.flatMap((block) => (block.kind === "lines" ? block.labels : [])),
    ]),
    ...[...clauses, ...warnings].flatMap(({ why }) => [
      why.reason ?? "",
      ...why.rules.map(({ title }) => title),
    ]),
  ]);
}

test.each(PLACES)(
  "what a school of %s reads and signs names the law of its own place and no other",
  (place) => {
    const foreign = LAW_OF.filter(({ places }) => !places.some((own) => own === place));
    const said = new Set<string>();
    for (const locale of LOCALES)
      for (const school of schoolsAt(place)) {
        const made = assembleKit(getKit(locale), school, "2026-11-22");
        for (const text of saidIn(made)) said.add(text);
        const clauses = made.documents.flatMap(({ blocks }) =>
          blocks.filter((block) => block.kind === "clause"),
        );
        for (const { id, why } of [...clauses, ...made.warnings])
          if (why.rules.length === 0 && why.reason === null) expect(id).toBe("an item with a ground");
      }
    expect(said.size).toBeGreaterThan(200);
    expect([...said].filter((text) => foreign.some(({ words }) => words.test(text)))).toEqual([]);
  },
);

test("adults alone get a letter of their own, without families or children, and nobody else's", () => {
  const ofFamilies = { en: /\bfamil|\bchild|\bdear\b/i, "pt-br": /famíli|filh[oa]|criança|prezad/i };
  for (const locale of LOCALES)
    for (const school of schoolsAt("br")) {
      const { documents } = assembleKit(getKit(locale), school, "2026-11-22");
      const ids = documents.map(({ id }) => id);
      const { stage } = school.answers;
      expect(ids.includes("letter-adults")).toBe(stage.includes("adult"));
      expect(ids.includes("letter")).toBe(stage.some((one) => one !== "adult"));
      const letter = documents.find(({ id }) => id === "letter-adults");
      const said = letter?.blocks.flatMap((block) =>
        block.kind === "clause" ? block.lines.map(plainText) : [],
      );
      expect(said?.filter((text) => ofFamilies[locale].test(text)) ?? []).toEqual([]);
    }
});

test("where all learn as adults, families stand beside the learner or with those under 18, and nowhere alone", () => {
  const alone = { en: /\bfamil|\bparents?\b|\byour child/i, "pt-br": /famíli|responsáveis|filh[oa]/i };
  const beside = {
    en: /\bor (?:their |the )?famil|'? or families'|under 18/,
    "pt-br": /ou (?:as? |à )?famíli|nem de famílias|18 anos/,
  };
  for (const locale of LOCALES)
    for (const school of schoolsAt("england").filter(
      ({ answers }) => !holds({ when: { stage: MINORS } }, answers),
    )) {
      const { documents } = assembleKit(getKit(locale), school, "2026-11-22");
      const said = documents.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === "clause" ? block.lines.map(plainText) : [])),
      );
      expect(said.length).toBeGreaterThan(20);
      const sentences = said.flatMap(splitSentences).filter((text) => alone[locale].test(text));
      expect(sentences.filter((text) => !beside[locale].test(text))).toEqual([]);
    }
});

test("warnings speak to the school as the questions do, in the plural", () => {
  const singular = /\bvocê(?!s)|\b(?:confira|envie|retire|mude|comece|consulte|combine)\b/i;
  expect(KIT_WARNINGS.filter(({ text }) => singular.test(text["pt-br"])).map(({ id }) => id)).toEqual([]);
});
