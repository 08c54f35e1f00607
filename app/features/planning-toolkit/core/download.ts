// Where each document of the toolkit is, in each language.
import { LOCALES, type Locale } from "~/addresses/languages";

export const DOWNLOAD_IDS = ["planning-kit", "planning-checklist"] as const;
export type DownloadId = (typeof DOWNLOAD_IDS)[number];

/** The address of a document's file. */
export function downloadPath(id: DownloadId, locale: Locale): string {
  return `/downloads/${id}.${locale}.html`;
}

/** The document and language that a file name of that address stands for; null for any other name. */
export function parseDownloadName(name: string): { id: DownloadId; locale: Locale } | null {
  for (const id of DOWNLOAD_IDS) {
    for (const locale of LOCALES) if (name === `${id}.${locale}.html`) return { id, locale };
  }
  return null;
}
