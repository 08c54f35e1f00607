// The client: React for the parts of a page that live, and nothing else. The rest of the page is HTML as the server
// wrote it, and needs no components and no data here.
import { createElement, type FunctionComponent, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type Locale, localeOfPath } from "~/addresses/languages";
import { controlsMessages } from "~/i18n/messages/controls";
import { LocaleProvider } from "~/i18n/translate";
import { fetchAhead } from "~/islands/fetch-ahead";
import { holdUntilTouched, isTouched } from "~/islands/first-touch";
import { InsideIsland, WAITING } from "~/islands/island";
import { IslandBoundary } from "~/islands/island-boundary";
import { EarlyInput, keptHtmlOf } from "~/islands/kept-nodes";
import { LATE_SHEET } from "~/islands/late-sheet";
import { ISLANDS, SHELL_ISLANDS } from "~/islands/registry";
import { answerMissing } from "~/ui/missing-file";
import { type PagePlace, PlaceProvider } from "~/ui/navigation";

type Component = FunctionComponent<object>;

const SHELL = SHELL_ISLANDS as Readonly<Record<string, Component | undefined>>;
const LOADERS = ISLANDS as Readonly<Record<string, (() => Promise<unknown>) | undefined>>;

/** After this many milliseconds of work, a touch or key is let in between two islands. */
const SLICE_MS = 8;

/** The component of an island, loaded by its name; null when its file does not come. */
async function loadComponent(name: string): Promise<Component | null> {
  const known = SHELL[name];
  if (known !== undefined) return known;
  return (await LOADERS[name]?.().catch(() => null)) as Component | null;
}

interface Page {
  readonly place: PagePlace;
  readonly locale: Locale;
}

/** Says once that the island around it lives, the effects of its component included. */
function Alive({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/** Lets an island live in its element, which waits no more then. `id` keeps two of them from making the same ids. */
function hydrate(
  element: HTMLElement,
  component: Component,
  { place, locale }: Page,
  id: string,
  told = () => {},
) {
  const tell = () => {
    element.removeAttribute(WAITING);
    told();
  };
  const kept = keptHtmlOf(element);
  hydrateRoot(
    element,
    <StrictMode>
      <PlaceProvider value={place}>
        <LocaleProvider value={locale}>
          <InsideIsland.Provider value={true}>
            <IslandBoundary element={element}>
              <EarlyInput element={element} />
              {createElement(component, JSON.parse(element.dataset.props ?? "{}"), kept)}
            </IslandBoundary>
            <Alive tell={tell} />
          </InsideIsland.Provider>
        </LocaleProvider>
      </PlaceProvider>
    </StrictMode>,
    { identifierPrefix: id },
  );
}

/** Loads an island at its first touch. */
function hydrateOnTouch(element: HTMLElement, page: Page, id: string) {
  const load = async () => {
    const component = await loadComponent(element.dataset.island ?? "");
    if (component === null) return false;
    await new Promise<void>((resolve) => hydrate(element, component, page, id, resolve));
    return true;
  };
  const { partMissing } = controlsMessages[page.locale];
  holdUntilTouched(element, load, (isAsked) => answerMissing(isAsked ? partMissing : null));
}

/** Brings the islands of the page to life, one after the other in their order, the page services last. */
export async function startIslands(): Promise<void> {
  fetchAhead();
  const { pathname, search } = window.location;
  const page = { place: { pathname, search }, locale: localeOfPath(pathname) };
  document.querySelector(`link[${LATE_SHEET}]`)?.removeAttribute("media");
  const started: { element: HTMLElement; id: string; loading: Promise<Component | null> }[] = [];
  for (const [index, element] of document.querySelectorAll<HTMLElement>("[data-island]").entries()) {
    const { island: name = "" } = element.dataset;
    const id = `${name}${index}`;
    // All of them listen before the first one is drawn: what is typed in the meantime counts.
    if (element.hasAttribute(WAITING) && !isTouched(element)) hydrateOnTouch(element, page, id);
    else started.push({ element, id, loading: loadComponent(name) });
  }
  let isWhole = true;
  let sliceEnd = performance.now() + SLICE_MS;
  for (const { element, id, loading } of started) {
    const component = await loading;
    if (component === null) isWhole = false;
    else hydrate(element, component, page, id);
    if (performance.now() > sliceEnd) {
      await new Promise((resolve) => setTimeout(resolve));
      sliceEnd = performance.now() + SLICE_MS;
    }
  }
  if (!isWhole) document.dispatchEvent(new Event("client-incomplete", { bubbles: true }));
}
