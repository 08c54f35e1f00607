// The lesson behind a prompt as sections of a document to edit: everything that its landing says.
import type { Locale } from "~/addresses/languages";
import { FOLLOW_UPS } from "~/features/book-resources/core/lesson";
import type { LessonView } from "~/features/book-resources/core/lesson-view";
import type { PrintableBlock, PrintableSection } from "~/features/documents/core/printable-document";
import { lawWords } from "~/i18n/law-words";
import { lessonLine } from "~/i18n/lesson-words";
import { lessonMessages } from "~/i18n/messages/lesson";

type Lesson = Readonly<{ lesson: LessonView; locale: Locale }>;

/** A section on the sheet of the one before it. */
export function sectionOf(id: string, heading: string, blocks: readonly PrintableBlock[]): PrintableSection {
  return { id, heading, startsPage: false, blocks };
}

/** A paragraph, with a word of what it is before it. */
export function paragraphOf(text: string, label?: string): PrintableBlock {
  return { kind: "paragraph", text, label };
}

/** For whom, how long, with what. */
export function lessonFacts({ lesson, locale }: Lesson): PrintableSection {
  const { facts, tools } = lesson;
  const text = lessonMessages[locale];
  const { materials, curriculum } = facts;
  const statements = curriculum.map(({ code, text: words }) =>
    code === null ? words : `${code} (${words})`,
  );
  return sectionOf("lesson", text.label, [
    paragraphOf(lessonLine(lesson, locale)),
    paragraphOf(facts.group, text.group),
    paragraphOf(materials.join("; "), text.materials),
    ...(statements.length === 0 ? [] : [paragraphOf(statements.join("; "), text.curriculum)]),
    paragraphOf(tools.map(({ title }) => title).join(", "), text.tools),
  ]);
}

function law({ lesson: { law }, locale }: Lesson): PrintableSection[] {
  if (law.note === null && law.rules.length === 0) return [];
  const note = law.note === null ? [] : [paragraphOf(law.note)];
  const rules = law.rules.map((rule): PrintableBlock => {
    const { basis, address } = lawWords(rule, locale);
    return address === null ? paragraphOf(basis) : { kind: "link", text: basis, url: address };
  });
  return [sectionOf("law", lessonMessages[locale].law, [...note, ...rules])];
}

/** The prompt filled, an answer to judge, what to ask next, and what to write when it goes wrong. */
export function workedExample({ lesson, locale }: Lesson): PrintableSection[] {
  const text = lessonMessages[locale];
  const { sample, filled, followUps, troubles, extras } = lesson;
  const aside = [text.invented, sample.context ?? ""].join(" ").trim();
  return [
    ...law({ lesson, locale }),
    sectionOf("worked", `${text.worked}: ${sample.of}`, [
      { kind: "prompt", text: filled.map((part) => part.text).join("") },
    ]),
    sectionOf("sample", text.sample, [paragraphOf(aside), paragraphOf(sample.answer)]),
    sectionOf(
      "follow-ups",
      text.followUps,
      FOLLOW_UPS.map((kind) => paragraphOf(followUps[kind], text.followUpKinds[kind])),
    ),
    sectionOf(
      "troubles",
      text.troubles,
      troubles.flatMap(({ problem, write }) => [paragraphOf(problem), { kind: "prompt", text: write }]),
    ),
    ...extras.map(({ title, items }, index) =>
      sectionOf(`extra-${index}`, title, [{ kind: "list", ordered: false, items }]),
    ),
  ];
}

/** The flaw of the answer on a sheet of its own, which is kept back when the others are handed on. */
export function flawSheet({ lesson, locale }: Lesson): PrintableSection {
  const text = lessonMessages[locale];
  const { sentence, why, howToSpot } = lesson.sample.flaw;
  return {
    id: "flaw",
    heading: text.flaw,
    startsPage: true,
    blocks: [paragraphOf(sentence), paragraphOf(why), paragraphOf(howToSpot, text.howToSpot)],
  };
}
