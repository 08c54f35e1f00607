// The landing of a printed code as a document to edit.
import type { Locale } from "~/addresses/languages";
import type {
  PrintableBlock,
  PrintableDocument,
  PrintableSection,
} from "~/features/documents/core/printable-document";
import { handoutLinkUrl } from "~/features/qr/core/qr-address";
import { lawSentence } from "~/i18n/law-words";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { documentMessages } from "~/i18n/messages/documents";
import { fileNameOf } from "~/lib/file-name";
import type { LandingWithLinks } from "./landing-page";

function section(id: string, heading: string, blocks: readonly PrintableBlock[]): PrintableSection {
  return { id, heading, startsPage: false, blocks };
}

const paragraph = (text: string, label?: string): PrintableBlock => ({ kind: "paragraph", text, label });

/** Where it stands in the book, and the record of its tool. */
function placeOf({ chapter, category, qrContext, tool }: LandingWithLinks, locale: Locale, origin: string) {
  const { landing: text, list } = companionMessages[locale];
  const { chapters, categories } = bookLabelMessages[locale];
  const place = paragraph(`${chapters[chapter]} · ${categories[category]}. ${list.inTheBook} ${qrContext}`);
  const link: PrintableBlock[] =
    tool === null ? [] : [{ kind: "link", text: text.tool(tool.title), url: origin + tool.path }];
  return section("place", "", [place, ...link]);
}

/** What a teacher does: the objective, the prompt, the steps and what only a person can check. */
function lessonParts({ content, law }: LandingWithLinks, locale: Locale): PrintableSection[] {
  const { landing: text } = companionMessages[locale];
  const lawLine = law === null ? [] : [paragraph(lawSentence(law, locale))];
  return [
    section("objective", text.objective, [paragraph(content.objective)]),
    section("prompt", text.prompt, [
      paragraph(text.reminder, text.reminderLabel),
      ...lawLine,
      { kind: "prompt", text: content.prompt },
    ]),
    section("steps", text.steps, [{ kind: "list", ordered: true, items: content.steps }]),
    section("check", text.check, [paragraph(content.teacherCheck)]),
    section("adaptation", text.adaptation, [paragraph(content.adaptation)]),
  ];
}

/** The landing with everything that its page says. Its code leads to the page in the language of the document. */
export function toLandingDocument(
  landing: LandingWithLinks,
  locale: Locale,
  origin: string,
): PrintableDocument {
  const { landing: text } = companionMessages[locale];
  return {
    id: landing.id,
    locale,
    fileName: fileNameOf(landing.title, landing.id),
    title: landing.title,
    intro: landing.description,
    sections: [
      placeOf(landing, locale, origin),
      ...lessonParts(landing, locale),
      section("share", text.share, [
        { kind: "code", url: handoutLinkUrl(origin, landing.id, locale), alt: text.qrAlt(landing.title) },
      ]),
    ],
    footer: documentMessages[locale].copying,
  };
}
