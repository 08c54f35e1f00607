import { expect, test } from "vitest";
import { pathOf } from "~/addresses/addresses";
import { LOCALES } from "~/addresses/languages";
import { NAMED_RULES } from "~/content/rules/rules.server";
import { readAnswers } from "~/features/school-kit/core/answers";
import { assembleKit } from "~/features/school-kit/core/assemble";
import type { ClauseRecord } from "~/features/school-kit/core/clause-record";
import { KIT_OPTIONS } from "~/features/school-kit/core/kit-options";
import { getKit } from "~/features/school-kit/io/kit.server";
import { KIT_CLAUSES } from "./clauses.server";
import { KIT_REASONS } from "./reasons.server";
import { KIT_WARNINGS } from "./warnings.server";

const RECORDS: readonly Pick<ClauseRecord, "id" | "text" | "legal" | "rules" | "reasons">[] = [
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

test("every clause and warning rests on a rule that exists or on a reason, for a school of any country", () => {
  const known = new Set(NAMED_RULES.map(({ id }) => id));
  for (const { id, rules } of RECORDS)
    for (const rule of rules) expect(known.has(rule), `${id}: ${rule}`).toBe(true);
  const used = new Set(RECORDS.flatMap(({ reasons }) => reasons));
  expect(Object.keys(KIT_REASONS).filter((id) => ![...used].some((reason) => reason === id))).toEqual([]);
  const seen = new Set<string>();
  for (const place of KIT_OPTIONS.place)
    for (const login of KIT_OPTIONS.login) {
      const answers = readAnswers(
        new URLSearchParams(
          `stage=early&stage=primary&stage=adult&place=${place}&login=${login}&data=sensitive&data=pupil-work&homework=declared&assessment=process&marking=drafts-checked&responsible=team&parents=consent-form&phones=task-only&review=on-change&tools=detector`,
        ),
      );
      const school = { answers, typed: { school: "", contact: "", reviewDate: "" }, toolIds: [] };
      const { documents, warnings } = assembleKit(getKit("en"), school, "2026-11-22");
      const clauses = documents.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "clause"));
      for (const { id, why } of [...clauses, ...warnings]) {
        seen.add(id);
        expect(why.rules.length + why.reasons.length, `${id}, ${place}`).toBeGreaterThan(0);
      }
    }
  expect(seen.size).toBeGreaterThan(40);
});

test("every rule leads to its place on the page of the rules, in each language", () => {
  for (const locale of LOCALES)
    for (const [id, { href }] of Object.entries(getKit(locale).rules))
      expect(href).toBe(`${pathOf("rules", locale)}#${id}`);
});

test("no clause puts another's words between quotation marks", () => {
  for (const { id, text } of RECORDS)
    for (const locale of LOCALES) expect(text[locale], id).not.toMatch(/["“”«»]/);
});

/** Words of a law that only schools of one country have. */
const LAW_OF = {
  br: /\b(?:CNE|ECA Digital|ANPD|LGPD|MEC|regimento)\b/,
  uk: /\b(?:JCQ|England|Inglaterra|DfE)\b/,
} as const;

function schoolOf(answers: string) {
  const typed = { school: "", contact: "", reviewDate: "" };
  return { answers: readAnswers(new URLSearchParams(answers)), typed, toolIds: [] };
}

test.each(KIT_OPTIONS.place)(
  "what is marked for a lawyer is the law of the school's own country (%s)",
  (place) => {
    const foreign = Object.entries(LAW_OF).filter(([country]) => !place.startsWith(country));
    const schools = KIT_OPTIONS.marking.flatMap((marking) =>
      KIT_OPTIONS.login.map((login) =>
        schoolOf(
          `stage=lower-secondary&stage=adult&place=${place}&login=${login}&data=names-results&homework=declared&assessment=process&marking=${marking}&responsible=team&parents=consent-form&phones=task-only&review=on-change&tools=detector`,
        ),
      ),
    );
    for (const locale of LOCALES)
      for (const school of schools) {
        const { documents } = assembleKit(getKit(locale), school, "2026-11-22");
        const notes = documents.flatMap(({ legal }) => legal.map(({ text }) => text));
        expect(notes.length).toBeGreaterThan(3);
        expect(notes.filter((note) => foreign.some(([, law]) => law.test(note)))).toEqual([]);
      }
  },
);

/** Whose rules bind a school; what is said to all binds nobody and needs no label. */
const BINDING = { br: ["BR", "international"], uk: ["UK", "international"], other: ["international"] };
const FROM_BRAZIL = { en: "(model from Brazil)", "pt-br": "(modelo vindo do Brasil)" };

const PLACES = { br: "br-public", uk: "uk-state", other: "other-public" } as const;

/** The rules that a kit names, in its documents and warnings. */
function rulesNamed({ documents, warnings }: ReturnType<typeof assembleKit>) {
  const clauses = documents.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "clause"));
  return [
    ...documents.flatMap(({ rulesRead }) => rulesRead),
    ...[...clauses, ...warnings].flatMap(({ why }) => why.rules),
  ];
}

test("a rule of another country is never named to a school without saying where it comes from", () => {
  const foreign = new Set<string>();
  for (const country of ["br", "uk", "other"] as const)
    for (const locale of LOCALES) {
      const kit = getKit(locale);
      const school = schoolOf(
        `stage=early&stage=lower-secondary&stage=adult&place=${PLACES[country]}&login=personal-account&data=sensitive&data=pupil-work&homework=declared&assessment=process&marking=drafts-checked&responsible=team&parents=not-yet&phones=task-only&review=on-change&tools=detector&tools=adaptive-tutor`,
      );
      const named = rulesNamed(assembleKit(kit, school, "2026-11-22"));
      const [own, others] = [true, false].map((isBinding) =>
        named.filter((rule) => BINDING[country].includes(rule.country) === isBinding),
      );
      for (const { title } of own ?? []) expect(title, country).not.toMatch(/model(o vindo| from)/);
      for (const { title, country: from } of others ?? []) {
        expect(from).not.toBe("international");
        if (from === "international") continue;
        expect(title, country).toContain(from === "BR" ? FROM_BRAZIL[locale] : kit.words.modelFrom[from]);
        foreign.add(`${country} ${from}`);
      }
    }
  expect([...foreign].sort()).toEqual(["other BR", "other EU", "other UK", "other US", "uk BR", "uk EU"]);
});

test("no clause and no warning of a school elsewhere speaks of Brazilian law", () => {
  for (const place of ["uk-state", "uk-independent", "other-public", "other-private"])
    for (const login of KIT_OPTIONS.login)
      for (const locale of LOCALES) {
        const answers = readAnswers(
          new URLSearchParams(
            `stage=early&stage=primary&stage=upper-secondary&stage=adult&place=${place}&login=${login}&data=sensitive&homework=declared&assessment=process&marking=drafts-checked&responsible=dpo&parents=consent-form&phones=task-only&review=on-change&tools=detector&tools=adaptive-tutor`,
          ),
        );
        const school = { answers, typed: { school: "", contact: "", reviewDate: "" }, toolIds: [] };
        const { documents, warnings } = assembleKit(getKit(locale), school, "2026-11-22");
        const lines = documents.flatMap(({ blocks }) =>
          blocks.flatMap((block) => (block.kind === "clause" ? block.lines : [])),
        );
        const said = [...lines.map((line) => JSON.stringify(line)), ...warnings.map(({ text }) => text)];
        expect(said.filter((text) => /\b(?:LGPD|CNE|MEC|ECA|ANPD|BNCC|Bra[sz]il)\b/.test(text))).toEqual([]);
      }
});
