// The parts of a lesson that are handed out, as sections of a document: pages and Word files are made from them.
import type { Locale } from "~/addresses/languages";
import {
  type BlankExample,
  fillWithExamples,
  type Lesson,
  type LessonFacts,
  mendAnswer,
  type PupilSheet,
  type SampleAnswer,
  type TimedStep,
} from "~/features/book-resources/core/lesson";
import {
  type PrintableBlock,
  type PrintableSection,
  toParagraph,
  toSection,
} from "~/features/documents/core/printable-document";
import { toStatement } from "~/i18n/lesson-words";
import { lessonMessages } from "~/i18n/messages/lesson";
import { lessonSheetsMessages } from "~/i18n/messages/lesson-sheets";

/** Who takes part, with what, and for which statements of a curriculum. */
export function toFacts(
  { group, materials, curriculum }: Pick<LessonFacts, "group" | "materials" | "curriculum">,
  locale: Locale,
): PrintableBlock[] {
  const text = lessonMessages[locale];
  const statements = `${curriculum.map(toStatement).join("; ")}. ${lessonSheetsMessages[locale].elsewhere}`;
  return [
    toParagraph(group, text.group),
    toParagraph(materials.join("; "), text.materials),
    ...(curriculum.length === 0 ? [] : [toParagraph(statements, text.curriculum)]),
  ];
}

/** A class or a meeting minute by minute. */
export function toPlan(plan: readonly TimedStep[], locale: Locale): PrintableSection {
  const { plan: heading, planColumns: columns, minutes: label } = lessonSheetsMessages[locale];
  const rows = plan.map(({ minutes, task, say }) => [label(minutes), task, say ?? ""]);
  return toSection("plan", heading, [{ kind: "table", columns, rows, first: "narrow" }]);
}

/** Each sheet for pupils on a page of its own. */
export function toPupilSections(sheets: readonly PupilSheet[], locale: Locale): PrintableSection[] {
  const text = lessonSheetsMessages[locale];
  return sheets.map(({ id, title, pupils, blocks }) =>
    toSection(`sheet-${id}`, text.sheet(title, pupils), blocks, true),
  );
}

interface PosedFlaw {
  readonly id: "flaw" | "flaw-2";
  readonly sample: SampleAnswer;
  /** The request that was answered. */
  readonly asked: string;
}

/** A sample answer in which the class finds the flaw. */
export interface Worksheet {
  /** Unique among all sheets of a language. */
  readonly id: string;
  readonly title: string;
  readonly sections: readonly [worksheet: PrintableSection, key: PrintableSection];
}

/** The worksheet of a lesson, and its key on the next page. Each says that it is invented. */
export function toWorksheet(lessonId: string, { id, sample, asked }: PosedFlaw, locale: Locale): Worksheet {
  const text = lessonSheetsMessages[locale];
  const { flaw: flawLabel, howToSpot } = lessonMessages[locale];
  const { of, answer, context, flaw } = sample;
  const title = text.findFor(of);
  const invented = toParagraph(text.inventedText, text.invented);
  const worksheet: PrintableBlock[] = [
    invented,
    toParagraph(asked, text.asked),
    ...(context === null ? [] : [toParagraph(context, text.before)]),
    toParagraph(answer, text.answered),
    { kind: "fields", fields: text.questions },
  ];
  const key = [
    invented,
    toParagraph(flaw.sentence, flawLabel),
    toParagraph(flaw.why),
    toParagraph(flaw.howToSpot, howToSpot),
    toParagraph(mendAnswer(sample), text.mended),
  ];
  return {
    id: `${lessonId}-${id}`,
    title,
    sections: [
      toSection(`find-${id}`, title, worksheet, true),
      toSection(`key-${id}`, `${text.key}: ${of}`, key, true),
    ],
  };
}

/** The worksheets of a lesson with a prompt: on its own sample answer, and on the one for another stage. */
export function listWorksheets(
  lessonId: string,
  { blanks, sample, otherStage }: Pick<Lesson, "blanks" | "sample" | "otherStage">,
  prompt: string,
  locale: Locale,
): Worksheet[] {
  const fill = (examples: readonly BlankExample[]) =>
    fillWithExamples(prompt, examples)
      .map(({ text }) => text)
      .join("");
  const own = toWorksheet(lessonId, { id: "flaw", sample, asked: fill(blanks) }, locale);
  if ("whyNot" in otherStage) return [own];
  const examples = Object.entries(otherStage.examples).map(([name, example]) => ({ name, example }));
  const other = { id: "flaw-2", sample: otherStage.sample, asked: fill(examples) } as const;
  return [own, toWorksheet(lessonId, other, locale)];
}
