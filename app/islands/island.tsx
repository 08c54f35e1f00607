// A page is HTML of the server. Only its islands hydrate: components that the client renders again from plain props,
// each the default export of a file `NAME.island.tsx`. The client loads the file when the island comes near the window,
// or at the first touch or focus in it (start.tsx).
//
// Three ways to write one:
// 1. A component: `<Island name of props />`. Its props stand in the page, so it is
//    for small things and for what cannot be known before (favourites). A long list is not one.
// 2. A component with a slot: `<Island …>{children}</Island>`. The component renders its `children`, HTML of the
//    server, once and always in the same place; the client leaves them as they are, and islands inside hydrate, too.
// 3. An enhancer: the same around HTML whose controls it answers, by the id of an element or by a `data-` attribute.
//    Lists are hidden, ordered and counted so, and hearts and codes of many cards are answered with one listener.
// Inside of an island `Island` renders the component and nothing else: it hydrates with the outer one.
import { createContext, createElement, type FunctionComponent, type ReactNode, useContext } from "react";

/** Whether what is drawn belongs to an island already. */
export const InsideIsland = createContext(false);

/** Marks the slot of an island: HTML of the server, which the client keeps. */
export const SLOT = "data-kept-html";

interface IslandProps<Props extends object> {
  /** Its name, which is that of its file without the ending; tests/islands.test.ts compares the two. */
  readonly name: string;
  readonly of: FunctionComponent<Props>;
  /** Plain data from which the client hydrates it. */
  readonly props: Omit<Props, "children">;
  /** Slot: HTML of the server that stands in it. */
  readonly children?: ReactNode;
}

/** A part of a page that hydrates; nothing around it does. */
export function Island<Props extends object>({ name, of, props, children }: IslandProps<Props>) {
  const component = of as FunctionComponent<object>;
  if (useContext(InsideIsland)) return createElement<object>(component, props, children);
  const kept =
    children === undefined ? undefined : (
      <InsideIsland.Provider value={false}>
        <div {...{ [SLOT]: "" }}>{children}</div>
      </InsideIsland.Provider>
    );
  return (
    <div data-island={name} data-props={Object.keys(props).length > 0 ? JSON.stringify(props) : undefined}>
      <InsideIsland.Provider value={true}>
        {createElement<object>(component, props, kept)}
      </InsideIsland.Provider>
    </div>
  );
}
