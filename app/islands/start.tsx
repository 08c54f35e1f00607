// The client: React for the parts of a page that live, and nothing else. The rest of the page is HTML as the server
// wrote it, and needs no components and no data here.
import { createElement, type FunctionComponent, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { localeOfPath } from "~/addresses/languages";
import { LocaleProvider } from "~/i18n/translate";
import { InsideIsland, KEPT_HTML } from "~/islands/island";
import { IslandBoundary } from "~/islands/island-boundary";
import { LATE_SHEET } from "~/islands/late-sheet";
import { ISLANDS, SHELL_ISLANDS } from "~/islands/registry";
import { PlaceProvider } from "~/ui/navigation";

type Component = FunctionComponent<object>;

const SHELL = SHELL_ISLANDS as Readonly<Record<string, Component | undefined>>;
const LOADERS = ISLANDS as Readonly<Record<string, (() => Promise<unknown>) | undefined>>;

/** After this many milliseconds of work, a touch or key is let in between two islands. */
const SLICE_MS = 8;

/** HTML of the server inside of an island: React takes the element and leaves what is in it alone. */
function keptHtml() {
  const attributes = { [KEPT_HTML]: "", suppressHydrationWarning: true };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that the client keeps what is there
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: "" }} />;
}

/** The component of an island, loaded by its name; null when its file does not come. */
async function loadComponent(name: string): Promise<Component | null> {
  const known = SHELL[name];
  if (known !== undefined) return known;
  return (await LOADERS[name]?.().catch(() => null)) as Component | null;
}

/** Brings the islands of the page to life, one after the other in their order, the page services last. */
export async function startIslands(): Promise<void> {
  const { pathname, search } = window.location;
  const place = { pathname, search };
  const locale = localeOfPath(pathname);
  document.querySelector(`link[rel=${LATE_SHEET}]`)?.setAttribute("rel", "stylesheet");
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")].map((element) => ({
    element,
    component: loadComponent(element.dataset.island ?? ""),
  }));
  let isWhole = true;
  let sliceEnd = performance.now() + SLICE_MS;
  for (const [index, { element, component: loading }] of islands.entries()) {
    const component = await loading;
    if (component === null) {
      isWhole = false;
      continue;
    }
    const { island, props = "{}" } = element.dataset;
    const kept = element.querySelector(`[${KEPT_HTML}]`) === null ? undefined : keptHtml();
    hydrateRoot(
      element,
      <StrictMode>
        <PlaceProvider value={place}>
          <LocaleProvider value={locale}>
            <InsideIsland.Provider value={true}>
              <IslandBoundary element={element}>
                {createElement(component, JSON.parse(props), kept)}
              </IslandBoundary>
            </InsideIsland.Provider>
          </LocaleProvider>
        </PlaceProvider>
      </StrictMode>,
      // No two islands make the same id.
      { identifierPrefix: `${island}${index}` },
    );
    if (performance.now() > sliceEnd) {
      await new Promise((resolve) => setTimeout(resolve));
      sliceEnd = performance.now() + SLICE_MS;
    }
  }
  if (!isWhole) document.dispatchEvent(new Event("client-incomplete", { bubbles: true }));
}
