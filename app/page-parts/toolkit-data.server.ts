import type { Locale } from "~/addresses/languages";
import { findBookResource } from "~/content/book-resources/book-resources.server";
import { PLANNING_CHECKLISTS, PLANNING_KITS } from "~/content/planning-checklist.server";
import { BEST_PRACTICES, PLANNING_TOOL_GROUPS } from "~/content/planning-toolkit.server";
import { TUTORIAL_OUTLINES, TUTORIALS_NOTE } from "~/content/planning-tutorials.server";
import { toBookResourceCard } from "~/features/book-resources/core/book-resource";
import { documentPath } from "~/features/documents/core/document-path";
import type { PrintableDocument } from "~/features/documents/core/printable-document";
import {
  type DownloadId,
  downloadPath,
  type PageLink,
  toPracticeView,
  toToolGroupView,
  toTutorialView,
} from "~/features/planning-toolkit/core/planning-toolkit";

function findLink(id: string, locale: Locale): PageLink | null {
  const resource = findBookResource(id);
  if (resource === null) return null;
  const { path, title } = toBookResourceCard(resource, locale);
  // The group of the toolkit itself leads to the prompt of its own page.
  return { href: id === "planning-toolkit" ? `${path}#landing` : path, title };
}

function toDownload(id: DownloadId, { title, intro, fileName }: PrintableDocument, locale: Locale) {
  const word = { href: documentPath(id, locale), name: `${fileName}.docx` };
  return { href: downloadPath(id, locale), word, title, intro };
}

/** Groups, downloads, tutorials and practices in one language. */
export function loadToolkit(locale: Locale) {
  const kit = PLANNING_KITS[locale];
  return {
    groups: PLANNING_TOOL_GROUPS.map((group) =>
      toToolGroupView(group, kit, locale, (id) => findLink(id, locale)),
    ),
    kit: toDownload("planning-kit", kit, locale),
    checklist: toDownload("planning-checklist", PLANNING_CHECKLISTS[locale], locale),
    tutorials: TUTORIAL_OUTLINES.map((tutorial) => toTutorialView(tutorial, locale)),
    tutorialsNote: TUTORIALS_NOTE[locale],
    practices: BEST_PRACTICES.map((practice) => toPracticeView(practice, locale)),
  };
}

export type ToolkitData = ReturnType<typeof loadToolkit>;
