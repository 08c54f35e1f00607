// A page is HTML that the server wrote. What lives in it is islands: components that the client draws again from
// plain props, each loaded by its name (registry.ts) on the pages that have it.
//
// Three ways to write one:
// 1. A live component: `<Island name="checklist" of={Checklist} props={…} />`. Its props stand in the page, so it is
//    for small things and for what cannot be known before (favourites). A long list is not one.
// 2. A live component around HTML of the server: `<Island …>{children}</Island>`. The component draws its `children`
//    once and always in the same place; the client leaves them as they are, and islands inside of them live, too.
// 3. An enhancer: a component that draws nothing (or a line of text) and in an effect takes hold of the HTML beside it,
//    by the id of an element or by a `data-` attribute. Lists are hidden, ordered and counted so, and links of a
//    whole page are listened to with one listener.
// Inside of an island `Island` draws the component and nothing else: it lives with what is around it.
import { createContext, createElement, type FunctionComponent, type ReactNode, useContext } from "react";
import { usePagePlace } from "~/ui/navigation";

/** Names of islands on the page being rendered. */
interface NamesOnPage {
  /** Those that start with the client. */
  readonly started: Set<string>;
  /** Those that work on the device, and wait for their first touch. */
  readonly tools: Set<string>;
  /** Those of which a device keeps, too, what they load later. */
  readonly whole: Set<string>;
}

/** The names of a page before anything of it is drawn. */
export function noNames(): NamesOnPage {
  return { started: new Set(), tools: new Set(), whole: new Set() };
}

/** Null in the client. */
export const PageIslands = createContext<NamesOnPage | null>(null);

/** Whether what is drawn belongs to an island already. */
export const InsideIsland = createContext(false);

/** Marks the HTML of the server in an island; the client keeps it. */
export const KEPT_HTML = "data-kept-html";

/**
 * Marks an island that is loaded at its first touch, until it lives. It says what it waits for, ANSWERS_HTML where the
 * island answers the HTML of the server in it, and IS_ANSWERED where the server wrote the page for its query.
 */
export const WAITING = "data-waits";
export const ANSWERS_HTML = "html";
export const IS_ANSWERED = "answered";

/**
 * What an island waits for: a touch, or a touch or an address with a query that the page was not written for. The
 * second is a tool: it works on the device, and needs no network once it is there.
 */
type WaitsFor = "touch" | "tool";
export const TOOL = "tool" satisfies WaitsFor;

/** Keys of what a browser keeps for an island, with a space between. It does not wait where there is something. */
export const KEPT_FOR = "data-kept-for";

interface IslandProps<Props extends object> {
  /** Its name in the registry; tests/islands.test.ts compares the two. */
  readonly name: string;
  readonly of: FunctionComponent<Props>;
  /** What the client needs to draw it again: plain data. */
  readonly props: Omit<Props, "children">;
  /** Set for what shows nothing new before somebody touches it: it is loaded then, and works without script before. */
  readonly waits?: WaitsFor;
  /** Set where the HTML of the server in it is one of its controls: a touch of that wakes it, too. */
  readonly answersHtml?: boolean;
  /** Keys under which the browser may keep something that it shows; where it does, the island does not wait. */
  readonly keptFor?: string;
  /** Set for what makes files on the device: a page that is kept there is kept with what makes them. */
  readonly isKeptWhole?: boolean;
  /** HTML of the server that stands in it. */
  readonly children?: ReactNode;
}

/** A part of a page that lives in the client; nothing around it does. */
export function Island<Props extends object>({
  name,
  of,
  props,
  waits,
  answersHtml = false,
  keptFor,
  isKeptWhole = false,
  children,
}: IslandProps<Props>) {
  const component = of as FunctionComponent<object>;
  const islands = useContext(PageIslands);
  const { search } = usePagePlace();
  if (useContext(InsideIsland)) return createElement<object>(component, props, children);
  if (waits === TOOL) islands?.tools.add(name);
  else if (waits === undefined) islands?.started.add(name);
  if (isKeptWhole) islands?.whole.add(name);
  const kept =
    children === undefined ? undefined : (
      <InsideIsland.Provider value={false}>
        <div {...{ [KEPT_HTML]: "" }}>{children}</div>
      </InsideIsland.Provider>
    );
  return (
    <div
      data-island={name}
      {...(waits === undefined ? {} : waitingAttributes(waits, answersHtml, search !== "", keptFor))}
      data-props={Object.keys(props).length > 0 ? JSON.stringify(props) : undefined}
    >
      <InsideIsland.Provider value={true}>
        {createElement<object>(component, props, kept)}
      </InsideIsland.Provider>
    </div>
  );
}

function waitingAttributes(
  waits: WaitsFor,
  answersHtml: boolean,
  isAnswered: boolean,
  keptFor: string | undefined,
) {
  const words = [waits, ...(answersHtml ? [ANSWERS_HTML] : []), ...(isAnswered ? [IS_ANSWERED] : [])];
  return { [WAITING]: words.join(" "), [KEPT_FOR]: keptFor };
}
