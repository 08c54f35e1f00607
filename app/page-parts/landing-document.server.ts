// The landing of a printed code as a document to edit, with everything that it says of the lesson.
import type { Locale } from "~/addresses/languages";
import { FOLLOW_UPS, type LessonView } from "~/features/book-resources/core/lesson";
import {
  type PrintableBlock,
  type PrintableDocument,
  type PrintableSection,
  toList,
  toParagraph,
  toSection,
} from "~/features/documents/core/printable-document";
import { shortLinkUrl, typedLink } from "~/features/qr/core/qr-address";
import { lawSentence, lawWords } from "~/i18n/law-words";
import { lessonLine } from "~/i18n/lesson-words";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { documentMessages } from "~/i18n/messages/documents";
import { lessonMessages } from "~/i18n/messages/lesson";
import { toFileName } from "~/lib/file-name";
import type { LandingWithLinks } from "./landing-page";
import { listWorksheets, toFacts, toPlan, toPupilSections } from "./lesson-sections";

type Lesson = Readonly<{ lesson: LessonView; locale: Locale }>;

/** For whom, how long, with what. */
function lessonFacts({ lesson, locale }: Lesson): PrintableSection {
  const text = lessonMessages[locale];
  return toSection("lesson", text.label, [
    toParagraph(lessonLine(lesson, locale)),
    ...toFacts(lesson.facts, locale),
    toParagraph(lesson.tools.map(({ title }) => title).join(", "), text.tools),
  ]);
}

function law({ lesson: { law }, locale }: Lesson): PrintableSection[] {
  if (law.note === null && law.rules.length === 0) return [];
  const note = law.note === null ? [] : [toParagraph(law.note)];
  const rules = law.rules.map((rule): PrintableBlock => {
    const { basis, address } = lawWords(rule, locale);
    return address === null ? toParagraph(basis) : { kind: "link", text: basis, url: address };
  });
  return [toSection("law", lessonMessages[locale].law, [...note, ...rules])];
}

/** The law, follow-up prompts, and remedies for a wrong answer. */
function aroundThePrompt({ lesson, locale }: Lesson): PrintableSection[] {
  const text = lessonMessages[locale];
  const { followUps, troubles, extras } = lesson;
  return [
    ...law({ lesson, locale }),
    toSection(
      "follow-ups",
      text.followUps,
      FOLLOW_UPS.map((kind) => toParagraph(followUps[kind], text.followUpKinds[kind])),
    ),
    toSection(
      "troubles",
      text.troubles,
      troubles.flatMap(({ problem, write }) => [toParagraph(problem), { kind: "prompt", text: write }]),
    ),
    ...extras.map(({ title, items }, index) => toSection(`extra-${index}`, title, [toList(items)])),
  ];
}

/** Where it stands in the book, its link as it is typed, and the record of its tool. */
function toPlace(
  { id, chapter, category, qrContext, tool }: LandingWithLinks,
  locale: Locale,
  origin: string,
) {
  const { landing: text, list } = companionMessages[locale];
  const { chapters, categories } = bookLabelMessages[locale];
  const place = toParagraph(`${chapters[chapter]} · ${categories[category]}. ${list.inTheBook} ${qrContext}`);
  const url = shortLinkUrl(origin, id, locale);
  const toolLink: PrintableBlock[] =
    tool === null ? [] : [{ kind: "link", text: text.tool(tool.title), url: origin + tool.path }];
  return toSection("place", "", [place, { kind: "link", text: typedLink(url), url }, ...toolLink]);
}

/** The teacher's part: the objective, the prompt, the steps and the checks that only a person can make. */
function lessonParts({ content, law }: LandingWithLinks, locale: Locale): PrintableSection[] {
  const { landing: text } = companionMessages[locale];
  const lawLine = law === null ? [] : [toParagraph(lawSentence(law, locale))];
  return [
    toSection("objective", text.objective, [toParagraph(content.objective)]),
    toSection("prompt", text.prompt, [
      toParagraph(text.reminder, text.reminderLabel),
      ...lawLine,
      { kind: "prompt", text: content.prompt },
    ]),
    toSection("steps", text.steps, [{ kind: "list", ordered: true, items: content.steps }]),
    toSection("check", text.check, [toParagraph(content.teacherCheck)]),
    toSection("adaptation", text.adaptation, [toParagraph(content.adaptation)]),
  ];
}

/** The landing with everything that its page says. Its link leads to the page in the language of the document. */
export function toLandingDocument(
  landing: LandingWithLinks,
  locale: Locale,
  origin: string,
): PrintableDocument {
  const { id, lesson, content } = landing;
  const worksheets = lesson === null ? [] : listWorksheets(id, lesson, content.prompt, locale);
  return {
    id,
    locale,
    fileName: toFileName(landing.title, id),
    title: landing.title,
    intro: landing.description,
    sections: [
      toPlace(landing, locale, origin),
      ...(lesson === null ? [] : [lessonFacts({ lesson, locale }), toPlan(lesson.plan, locale)]),
      ...lessonParts(landing, locale),
      ...(lesson === null ? [] : aroundThePrompt({ lesson, locale })),
      // Last, on pages that can be kept back.
      ...(lesson === null ? [] : toPupilSections(lesson.sheets, locale)),
      ...worksheets.flatMap(({ sections }) => sections),
    ],
    footer: documentMessages[locale].copying,
  };
}
