// The parts of a lesson that are handed out, as sections of a document: pages and Word files are made from them.
import type { Locale } from "~/addresses/languages";
import {
  type BlankHelp,
  fillWithExamples,
  type Lesson,
  mendAnswer,
  type PupilSheet,
  type SampleAnswer,
  type TimedStep,
} from "~/features/book-resources/core/lesson";
import type { PrintableBlock, PrintableSection } from "~/features/documents/core/printable-document";
import { lessonMessages } from "~/i18n/messages/lesson";
import { lessonSheetsMessages } from "~/i18n/messages/lesson-sheets";

/** A section on the sheet of the one before it. */
export function toSection(
  id: string,
  heading: string,
  blocks: readonly PrintableBlock[],
  startsPage = false,
): PrintableSection {
  return { id, heading, startsPage, blocks };
}

/** A paragraph, with its label before it. */
export function toParagraph(text: string, label?: string): PrintableBlock {
  return { kind: "paragraph", text, label };
}

/** The steps of a class or of a meeting, with their minutes. */
export function toPlanTable(plan: readonly TimedStep[], locale: Locale): PrintableBlock {
  const { minutes: label, planColumns: columns } = lessonSheetsMessages[locale];
  const rows = plan.map(({ minutes, task, say }) => [label(minutes), task, say ?? ""]);
  return { kind: "table", columns, rows, first: "narrow" };
}

/** The class minute by minute. */
export function toPlan(plan: readonly TimedStep[], locale: Locale): PrintableSection {
  return toSection("plan", lessonSheetsMessages[locale].plan, [toPlanTable(plan, locale)]);
}

/** Each sheet for pupils on a page of its own. */
export function toPupilSections(sheets: readonly PupilSheet[], locale: Locale): PrintableSection[] {
  const text = lessonSheetsMessages[locale];
  return sheets.map(({ id, title, pupils, blocks }) =>
    toSection(`sheet-${id}`, text.sheet(title, pupils), blocks, true),
  );
}

export interface PosedFlaw {
  readonly id: "flaw" | "flaw-2";
  readonly sample: SampleAnswer;
  /** The request that was answered. */
  readonly asked: string;
}

/** The worksheet, and its key on the next page. Each says that it is invented. */
export function toFlawSections(
  { id, sample, asked }: PosedFlaw,
  locale: Locale,
): readonly [worksheet: PrintableSection, key: PrintableSection] {
  const text = lessonSheetsMessages[locale];
  const { flaw: flawLabel, howToSpot } = lessonMessages[locale];
  const { answer, context, flaw } = sample;
  const invented = toParagraph(text.inventedText, text.invented);
  return [
    toSection(
      `find-${id}`,
      text.findFor(sample.of),
      [
        invented,
        toParagraph(asked, text.asked),
        ...(context === null ? [] : [toParagraph(context, text.before)]),
        toParagraph(answer, text.answered),
        { kind: "fields", fields: text.questions },
      ],
      true,
    ),
    toSection(
      `key-${id}`,
      `${text.key}: ${sample.of}`,
      [
        invented,
        toParagraph(flaw.sentence, flawLabel),
        toParagraph(flaw.why),
        toParagraph(flaw.howToSpot, howToSpot),
        toParagraph(mendAnswer(sample), text.mended),
      ],
      true,
    ),
  ];
}

/** The prompt with values in its blanks. */
function fillPrompt(prompt: string, blanks: readonly BlankHelp[]): string {
  return fillWithExamples(prompt, blanks)
    .map(({ text }) => text)
    .join("");
}

/** The sample answers of a lesson with a prompt: its own, and the one for another stage. */
export function listFlaws(
  lesson: Pick<Lesson, "blanks" | "sample" | "otherStage">,
  prompt: string,
): PosedFlaw[] {
  const { blanks, sample, otherStage } = lesson;
  const own: PosedFlaw = { id: "flaw", sample, asked: fillPrompt(prompt, blanks) };
  if ("whyNot" in otherStage) return [own];
  const other = blanks.map((blank) => ({
    ...blank,
    example: otherStage.examples[blank.name] ?? blank.example,
  }));
  return [own, { id: "flaw-2", sample: otherStage.sample, asked: fillPrompt(prompt, other) }];
}
