// The landing of a printed code as a document to edit.
import type { Locale } from "~/addresses/languages";
import type {
  PrintableBlock,
  PrintableDocument,
  PrintableSection,
} from "~/features/documents/core/printable-document";
import { shortLinkUrl, typedLink } from "~/features/qr/core/qr-address";
import { lawSentence } from "~/i18n/law-words";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { documentMessages } from "~/i18n/messages/documents";
import { fileNameOf } from "~/lib/file-name";
import type { LandingWithLinks } from "./landing-page";
import { flawSheet, lessonFacts, paragraphOf, sectionOf, workedExample } from "./lesson-document";

/** Where it stands in the book, its link as it is typed, and the record of its tool. */
function placeOf(
  { id, chapter, category, qrContext, tool }: LandingWithLinks,
  locale: Locale,
  origin: string,
) {
  const { landing: text, list } = companionMessages[locale];
  const { chapters, categories } = bookLabelMessages[locale];
  const place = paragraphOf(`${chapters[chapter]} · ${categories[category]}. ${list.inTheBook} ${qrContext}`);
  const url = shortLinkUrl(origin, id, locale);
  const toolLink: PrintableBlock[] =
    tool === null ? [] : [{ kind: "link", text: text.tool(tool.title), url: origin + tool.path }];
  return sectionOf("place", "", [place, { kind: "link", text: typedLink(url), url }, ...toolLink]);
}

/** What a teacher does: the objective, the prompt, the steps and what only a person can check. */
function lessonParts({ content, law }: LandingWithLinks, locale: Locale): PrintableSection[] {
  const { landing: text } = companionMessages[locale];
  const lawLine = law === null ? [] : [paragraphOf(lawSentence(law, locale))];
  return [
    sectionOf("objective", text.objective, [paragraphOf(content.objective)]),
    sectionOf("prompt", text.prompt, [
      paragraphOf(text.reminder, text.reminderLabel),
      ...lawLine,
      { kind: "prompt", text: content.prompt },
    ]),
    sectionOf("steps", text.steps, [{ kind: "list", ordered: true, items: content.steps }]),
    sectionOf("check", text.check, [paragraphOf(content.teacherCheck)]),
    sectionOf("adaptation", text.adaptation, [paragraphOf(content.adaptation)]),
  ];
}

/** The landing with everything that its page says. Its link leads to the page in the language of the document. */
export function toLandingDocument(
  landing: LandingWithLinks,
  locale: Locale,
  origin: string,
): PrintableDocument {
  const { lesson } = landing;
  return {
    id: landing.id,
    locale,
    fileName: fileNameOf(landing.title, landing.id),
    title: landing.title,
    intro: landing.description,
    sections: [
      placeOf(landing, locale, origin),
      ...(lesson === null ? [] : [lessonFacts({ lesson, locale })]),
      ...lessonParts(landing, locale),
      ...(lesson === null ? [] : workedExample({ lesson, locale })),
      ...(lesson === null ? [] : [flawSheet({ lesson, locale })]),
    ],
    footer: documentMessages[locale].copying,
  };
}
