// The site's own documents as files to edit. The step that finishes the site writes them (scripts/prerender-site.mjs), so
// that the library behind them stays out of the Worker.
import { toPath } from "~/addresses/addresses";
import { LOCALES, type Locale } from "~/addresses/languages";
import { ROUTE_TABLE } from "~/addresses/route-table";
import { PLANNING_CHECKLISTS, PLANNING_KITS } from "~/content/planning-checklist.server";
import { toChecklistDocument } from "~/features/checklists/core/checklist-document";
import { documentPath, PAPERS } from "~/features/documents/core/document-path";
import type { PrintableDocument } from "~/features/documents/core/printable-document";
import { type CornerCode, writeDocx } from "~/features/documents/core/write-docx";
import { shortLinkUrl } from "~/features/qr/core/qr-address";
import { companionMessages } from "~/i18n/messages/companion";
import { documentMessages } from "~/i18n/messages/documents";
import { qrMessages } from "~/i18n/messages/qr";
import { findCodeLanding } from "./companion-data.server";
import { toLandingDocument } from "./landing-document.server";
import { loadChecklist } from "./platforms-data.server";
import { listUnpluggedPages } from "./unplugged-document.server";

interface SiteDocument {
  readonly document: PrintableDocument;
  /** The page it belongs to. */
  readonly address: string;
  /** The code in its corner, where it takes no room below the text. */
  readonly code: CornerCode;
}

function listLandings(locale: Locale, origin: string): SiteDocument[] {
  return ROUTE_TABLE.flatMap(({ id }) => {
    const landing = findCodeLanding(id, locale);
    if (landing === null) return [];
    const url = shortLinkUrl(origin, id, locale);
    return {
      document: toLandingDocument(landing, locale, origin),
      address: origin + landing.path,
      code: { url, alt: companionMessages[locale].landing.qrAlt(landing.title) },
    };
  });
}

function toImplementationChecklist(locale: Locale): PrintableDocument {
  return toChecklistDocument(loadChecklist(locale), locale, documentMessages[locale].copying);
}

/** A document with the code of its page. */
function withCode(document: PrintableDocument, address: string): SiteDocument {
  return { document, address, code: { url: address, alt: qrMessages[document.locale].code(document.title) } };
}

/** Every document of the site in one language; codes and addresses in it are those of `origin`. */
export function listSiteDocuments(locale: Locale, origin: string): SiteDocument[] {
  const toolkit = origin + toPath("planning-toolkit", locale);
  return [
    withCode(PLANNING_KITS[locale], toolkit),
    withCode(PLANNING_CHECKLISTS[locale], toolkit),
    withCode(toImplementationChecklist(locale), origin + toPath("platform-checklist", locale)),
    ...listLandings(locale, origin),
    ...listUnpluggedPages(locale).map(({ document, lesson }) => withCode(document, origin + lesson.path)),
  ];
}

/** Writes every document of the site in every language whose path is wanted, and hands each to `keep` with it. */
export async function writeSiteDocuments(
  origin: string,
  keep: (path: string, bytes: ArrayBuffer) => void,
  isWanted: (path: string) => boolean = () => true,
): Promise<void> {
  for (const locale of LOCALES) {
    for (const { document, address, code } of listSiteDocuments(locale, origin)) {
      for (const paper of PAPERS) {
        const path = documentPath(document.id, locale, paper);
        if (isWanted(path)) keep(path, await writeDocx(document, address, code, paper));
      }
    }
  }
}
