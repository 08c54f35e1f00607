// The client: React for the parts of a page that live, and nothing else. The rest of the page is HTML as the server
// wrote it, and needs no components and no data here.
import {
  Component,
  createElement,
  type FunctionComponent,
  type ReactNode,
  StrictMode,
  useEffect,
} from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { placeOfPage } from "~/addresses/addresses";
import { frameLocaleOfPath, type Locale, localeOfPath } from "~/addresses/languages";
import { SPECULATION_RULES } from "~/features/shell/core/speculation-rules";
import { controlsMessages } from "~/i18n/messages/controls";
import { LocaleProvider } from "~/i18n/translate";
import { DEFERRED_SHEET } from "~/islands/deferred-sheet";
import { InsideIsland } from "~/islands/island";
import { BUSY, LIVE, MISSING, tellAnswered, tellLive } from "~/islands/live";
import { PageServices } from "~/islands/page-services";
import { EarlyInput, listPreservedNodes } from "~/islands/slot";
import { IslandElement } from "~/islands/use-held-clicks";
import { answerMissing } from "~/ui/missing-file";
import { type PagePlace, PlaceProvider } from "~/ui/navigation";

interface IslandBoundaryProps {
  readonly element: HTMLElement;
  readonly children: ReactNode;
}

/**
 * Draws an island that fails once more from its props: React trips over text that a translation has replaced. One that
 * fails again is left as it stands in the page: it reads well, and its links and forms work without the client.
 */
class IslandBoundary extends Component<IslandBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  private written: string | null = null;
  private isTriedAgain = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    if (this.isTriedAgain) return;
    this.isTriedAgain = true;
    this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // Read while React still draws, before it takes away what is there.
    this.written ??= this.props.element.innerHTML;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what stood in the page
    return <div data-island-failed="" dangerouslySetInnerHTML={{ __html: this.written }} />;
  }
}

/**
 * Lets the browser fetch a page while the pointer rests on its link. Rules are of no use without script, so they need
 * not stand in every page; the policy of the page knows them (workers/http/finish-page.ts).
 */
function fetchAhead(): void {
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.textContent = SPECULATION_RULES;
  document.head.appendChild(rules);
}

/** Opens on paper what is folded on a screen, in browsers whose sheets cannot (styles/print.css). */
function unfoldForPaper(): void {
  let opened: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details[data-print="whole"]:not([open])')];
    for (const part of opened) part.open = true;
  });
  addEventListener("afterprint", () => {
    for (const part of opened) part.open = false;
  });
}

type IslandComponent = FunctionComponent<object>;

/** The islands of the header come with the client; the file of any other is loaded by itself. */
const SHELL = import.meta.glob<IslandComponent>("../features/*/ui/*.shell.tsx", {
  eager: true,
  import: "default",
});
const OTHERS = import.meta.glob<IslandComponent>(
  ["../features/*/ui/*.island.tsx", "./*.island.tsx", "../ui/*.island.tsx"],
  { import: "default" },
);

/** The same by the names that stand in a page: those of the files. */
function byName<Value>(files: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> {
  return new Map(
    Object.entries(files).map(([path, value]) => [path.replace(/^.*\/|\.\w+\.tsx$/g, ""), value]),
  );
}

const COMPONENTS = byName(SHELL);
const LOADERS = byName(OTHERS);

/** An island is loaded when it comes as near to the window as this. */
const NEAR = "200px";
const ISLAND = "[data-island]";
/** A control whose click is held (early-clicks.ts). */
const HELD = "[data-heard='']";
/** Controls that lead somewhere without their island, too. */
const LEADS = "a,form button:not([type=button])";

interface Page {
  readonly place: PagePlace;
  readonly locale: Locale;
  /** Language of what stands around the page. */
  readonly frameLocale: Locale;
}

/** Reports an island once it is hydrated, the effects of its component included. */
function Live({ element, tell }: { element: HTMLElement; tell: () => void }) {
  useEffect(() => {
    // A busy island reports itself (use-held-clicks.ts).
    if (element.getAttribute(LIVE) !== BUSY) tellLive(element);
    tell();
  }, [element, tell]);
  return null;
}

function inPage({ place, locale }: Omit<Page, "frameLocale">, children: ReactNode) {
  return (
    <StrictMode>
      <PlaceProvider value={place}>
        <LocaleProvider value={locale}>{children}</LocaleProvider>
      </PlaceProvider>
    </StrictMode>
  );
}

interface Drawn {
  readonly component: IslandComponent;
  readonly page: Page;
  /** Keeps two islands from making the same ids. */
  readonly id: string;
  /** Called once the island is hydrated. */
  readonly tell: () => void;
}

function hydrate(element: HTMLElement, { component, page, id, tell }: Drawn) {
  const props = JSON.parse(element.dataset.props ?? "{}");
  const island = (
    <InsideIsland.Provider value={true}>
      <IslandElement.Provider value={element}>
        <IslandBoundary element={element}>
          <EarlyInput element={element} />
          {createElement(component, props, listPreservedNodes(element))}
        </IslandBoundary>
      </IslandElement.Provider>
      <Live element={element} tell={tell} />
    </InsideIsland.Provider>
  );
  const locale = element.closest("main") === null ? page.frameLocale : page.locale;
  hydrateRoot(element, inPage({ ...page, locale }, island), { identifierPrefix: id });
}

let turn: Promise<unknown> = Promise.resolve();

/** Waits for a task of one's own, so that touches and keys are let in between two pieces of work. */
function ownTask(): Promise<unknown> {
  turn = turn.then(() => new Promise((resolve) => setTimeout(resolve)));
  return turn;
}

/** The component of an island; null when its file does not come. */
async function loadComponent(name: string): Promise<IslandComponent | null> {
  return COMPONENTS.get(name) ?? (await LOADERS.get(name)?.().catch(() => null)) ?? null;
}

/** Loads islands, each once. */
class IslandLoader {
  private readonly loading = new Set<HTMLElement>();
  /** Islands that somebody has touched, and whether something was written into them that is of no use without them. */
  private readonly touched = new Map<HTMLElement, boolean>();
  private count = 0;

  constructor(private readonly page: Page) {}

  /**
   * Hydrates the island; resolves as well when its file did not come. The next touch asks again, which helps in browsers
   * that do not keep a failed import until the page is loaded anew (whatwg/html issue 6768; Chromium 150 does).
   */
  async load(element: HTMLElement): Promise<void> {
    if (this.loading.has(element)) return;
    this.loading.add(element);
    element.removeAttribute(MISSING);
    const name = element.dataset.island ?? "";
    const component = await loadComponent(name);
    this.count += 1;
    const id = `${name}${this.count}`;
    if (component === null) {
      this.loading.delete(element);
      return this.miss(element);
    }
    await ownTask();
    await new Promise<void>((tell) => hydrate(element, { component, page: this.page, id, tell }));
  }

  /** Loads every island around what was touched. */
  touch({ target, type }: Pick<Event, "target" | "type">) {
    if (!(target instanceof Element)) return;
    // A form with an address is sent by itself.
    const isStuck = type === "input" && target.closest("form[action]") === null;
    let island = target.closest<HTMLElement>(ISLAND);
    while (island !== null) {
      if (!island.hasAttribute(LIVE)) this.touched.set(island, isStuck || this.touched.get(island) === true);
      this.load(island);
      island = island.parentElement?.closest<HTMLElement>(ISLAND) ?? null;
    }
  }

  /** Answers whoever has touched an island that does not come: one that only came near works without script. */
  private miss(element: HTMLElement) {
    const isWritten = this.touched.get(element);
    this.touched.delete(element);
    const held = [...element.querySelectorAll(HELD)];
    const isStuck = held.some((control) => !control.matches(LEADS));
    element.setAttribute(MISSING, "");
    tellAnswered(element);
    if (isWritten === undefined) return;
    const { partMissing } = controlsMessages[this.page.locale];
    answerMissing(isWritten || isStuck ? partMissing : null);
  }
}

/** Boxes of an island's children: it has none of its own. */
function listBoxes(element: HTMLElement): Element[] {
  return [...element.children];
}

/** Loads the islands that come near the window, and reports when those that are near at the start are hydrated. */
function loadNear(loader: IslandLoader) {
  let isFirst = true;
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const box of near) observer.unobserve(box);
      const islands = new Set(near.flatMap((box) => box.closest<HTMLElement>(ISLAND) ?? []));
      const loads = [...islands].map((island) => loader.load(island));
      if (isFirst) Promise.all(loads).then(tellReady);
      isFirst = false;
    },
    { rootMargin: NEAR },
  );
  for (const island of document.querySelectorAll<HTMLElement>(ISLAND)) {
    const boxes = listBoxes(island);
    if (boxes.length === 0) loader.load(island);
    for (const box of boxes) observer.observe(box);
  }
}

function tellReady() {
  document.dispatchEvent(new Event("client-ready", { bubbles: true }));
}

/** Hydrates the islands of the page as they come near the window, or at a touch of them. */
export function startIslands(): void {
  fetchAhead();
  unfoldForPaper();
  document.documentElement.dataset.islands = "here";
  const { pathname, search } = window.location;
  const page = {
    place: placeOfPage(pathname, search),
    locale: localeOfPath(pathname),
    frameLocale: frameLocaleOfPath(pathname),
  };
  document.querySelector(`link[${DEFERRED_SHEET}]`)?.removeAttribute("media");
  const services = document.body.appendChild(document.createElement("div"));
  const keepsPages = "keepsPages" in document.documentElement.dataset;
  createRoot(services).render(inPage(page, <PageServices keepsPages={keepsPages} />));
  const loader = new IslandLoader(page);
  // Counts the touches from before the client came, too.
  const early = document.querySelectorAll(HELD);
  for (const target of [document.activeElement, ...early]) loader.touch({ target, type: "focusin" });
  for (const type of ["pointerdown", "focusin", "input", "click"])
    window.addEventListener(type, (event) => loader.touch(event), true);
  loadNear(loader);
}
