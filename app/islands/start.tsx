// The client of a page of islands: React for the parts that live, and nothing else. The rest of the page is HTML as the
// server wrote it. It needs no components, no data and no router here.
import { createElement, type FunctionComponent, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { localeOfPath } from "~/addresses/languages";
import { LocaleProvider } from "~/i18n/translate";
import { documentNavigation } from "~/islands/document-navigation";
import { LATE_SHEET } from "~/islands/late-sheet";
import { ISLANDS } from "~/islands/registry";
import { NavigationProvider } from "~/ui/navigation";

const COMPONENTS = ISLANDS as Readonly<Record<string, FunctionComponent<object> | undefined>>;

/** After this many milliseconds of work, a touch or key is let in between two islands. */
const SLICE_MS = 8;

/**
 * Brings the islands of the page to life, one after the other. It does not run by itself, because other pages load the
 * same chunk.
 */
export async function startIslands(): Promise<void> {
  const { pathname, search } = window.location;
  const locale = localeOfPath(pathname);
  const navigation = documentNavigation({ pathname, search });
  document.querySelector(`link[rel=${LATE_SHEET}]`)?.setAttribute("rel", "stylesheet");
  // A drawer adds its address to the history without leaving the page. Whoever goes forward to it later gets its page.
  window.addEventListener("popstate", () => {
    if (window.location.pathname !== pathname) window.location.reload();
  });
  let sliceEnd = performance.now() + SLICE_MS;
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { island: name = "", props = "{}" } = element.dataset;
    const component = COMPONENTS[name];
    if (component === undefined) continue;
    hydrateRoot(
      element,
      <StrictMode>
        <NavigationProvider value={navigation}>
          <LocaleProvider value={locale}>{createElement(component, JSON.parse(props))}</LocaleProvider>
        </NavigationProvider>
      </StrictMode>,
      { identifierPrefix: name },
    );
    if (performance.now() > sliceEnd) {
      await new Promise((resolve) => setTimeout(resolve));
      sliceEnd = performance.now() + SLICE_MS;
    }
  }
}
