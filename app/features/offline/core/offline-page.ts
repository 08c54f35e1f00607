// Product decisions, "Everything else users expect": what a device shows without a network, when the page that
// was asked for is not one it keeps.
import { LANGUAGE_TAG, localeOfPath } from "~/i18n/locale";
import { findPage } from "~/i18n/localised-path";
import { escapeHtml } from "~/lib/html-entities";
import { type PageRow, ROUTE_TABLE } from "~/route-table";

const KEPT = new Set(
  ROUTE_TABLE.filter((row: PageRow) => row.offline === true).map(({ id }) => id as string),
);

const TEXTS = {
  en: {
    title: "You are offline",
    text: "There is no network right now. These pages are kept on this device:",
    none: "There is no network right now, and no page is kept on this device yet. Pages of the book are kept as you visit them.",
    retry: "Try again",
  },
  "pt-br": {
    title: "Você está sem internet",
    text: "Não há conexão agora. Estas páginas estão guardadas neste aparelho:",
    none: "Não há conexão agora, e ainda não há páginas guardadas neste aparelho. As páginas do livro são guardadas quando você as visita.",
    retry: "Tentar de novo",
  },
} as const;

/** True for a page that is kept when it is visited. */
export function isKeptOffline(pathname: string): boolean {
  const page = findPage(pathname);
  return page !== null && page.canonical === pathname && KEPT.has(page.pageId);
}

export interface KeptOffline {
  /** Path and query of the page. */
  readonly address: string;
  readonly title: string;
}

/** A page of its own, without any other file, in the language of the address: what is kept, and a way to retry. */
export function offlinePage(pathname: string, kept: readonly KeptOffline[]): string {
  const locale = localeOfPath(pathname);
  const text = TEXTS[locale];
  const links = kept.map(
    ({ address, title }) => `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`,
  );
  return `<!doctype html><html lang="${LANGUAGE_TAG[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text.title}</title></head><body><main><h1>${text.title}</h1><p>${kept.length === 0 ? text.none : text.text}</p><ul>${links.join("")}</ul><p><a href="">${text.retry}</a></p></main></body></html>`;
}
