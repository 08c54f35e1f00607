// A made-up edition, in tests alone: what a landing and the sheet say of real changes.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { EDITIONS } from "~/content/editions.server";
import type { Change } from "~/features/changes/core/change";
import { SincePrint } from "~/features/editions/ui/since-print";
import { LocaleProvider } from "~/i18n/translate";
import { loadSincePrint } from "./since-print.server";

const EDITION = { name: { en: "First edition", "pt-br": "Primeira edição" }, date: "2027-02-01" };
const NOW = new Date("2027-06-01T12:00:00Z");
const renamed = (subject: string, seenOn: string): Change => ({
  about: "record",
  subjects: [subject],
  field: "name",
  was: { en: `Old ${subject}`, "pt-br": `Velho ${subject}` },
  now: { en: `New ${subject}`, "pt-br": `Novo ${subject}` },
  since: null,
  seenOn,
  why: { en: "The maker renamed it.", "pt-br": "A empresa mudou o nome." },
  source: null,
});
/** Codes of chapter 6 are about these; nothing in the book is about the last. */
const CHANGES = [
  renamed("anything", "2027-05-01"),
  renamed("bolt", "2027-03-01"),
  renamed("lovable", "2027-01-31"),
  renamed("lovable", "2027-07-01"),
  renamed("learn-wayground", "2027-04-01"),
];

test("every edition of the content has a day and a name of its own, and they stand in the order of their days", () => {
  const days = EDITIONS.map(({ date }) => date);
  expect(days).toEqual([...new Set(days)].sort());
  for (const { date } of EDITIONS)
    expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
  for (const locale of LOCALES)
    expect(new Set(EDITIONS.map(({ name }) => name[locale])).size).toBe(EDITIONS.length);
});

test("without an edition nothing is said, on a landing or on the sheet", () => {
  expect(loadSincePrint(null, "en", NOW, [], CHANGES)).toEqual([]);
  expect(renderToStaticMarkup(<SincePrint editions={[]} />)).toBe("");
  expect(renderToStaticMarkup(<SincePrint editions={[]}>print</SincePrint>)).toBe("");
});

test("a landing says what changed at its code after the day of print, folded, and nothing of others", () => {
  const said = LOCALES.map((locale) =>
    renderToStaticMarkup(
      <LocaleProvider value={locale}>
        <SincePrint editions={loadSincePrint("chapter6-create", locale, NOW, [EDITION], CHANGES)} />
      </LocaleProvider>,
    ),
  );
  expect(said[0]).toMatch(
    /^<details.*Since the first edition of 1 February 2027.*Name<\/strong>: New anything \(was: Old anything\)\..*1 May 2027/,
  );
  expect(said[1]).toMatch(
    /Desde a primeira edição, de 1º de fevereiro de 2027.*Nome<\/strong>: Novo anything \(antes: Velho anything\)\./,
  );
  expect(said.join()).not.toMatch(/bolt|lovable|wayground/);
  expect(loadSincePrint("chapter3-ex1", "en", NOW, [EDITION], [renamed("anything", "2027-05-01")])).toEqual(
    [],
  );
});

test("the sheet has every change that a printed code rests on, once, by chapter with its codes", () => {
  const [edition] = loadSincePrint(null, "en", NOW, [EDITION], CHANGES);
  const lines = edition?.chapters.map(({ chapter, changes }) => [
    chapter,
    changes.map(({ now }) => now).sort(),
  ]);
  expect(lines).toContainEqual(["chapter-6", ["New anything", "New bolt"]]);
  const ids = edition?.chapters.flatMap(({ changes }) => changes.map(({ id }) => id)) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.join()).not.toContain("lovable");
});
