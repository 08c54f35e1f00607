// Every page is a document: what leads on is a link, and the browser does the rest. Components learn here where they
// stand, on the server and in the client alike.
import { type AnchorHTMLAttributes, createContext, type MouseEvent, useContext } from "react";
import { isPlainClick } from "./plain-click";

export interface PagePlace {
  readonly pathname: string;
  /** Query with its question mark; empty without one. */
  readonly search: string;
  /** Where a link leads on a page whose text is in another language than its address; links stay in that of the address. */
  readonly toTwin?: ((address: string) => string) | undefined;
}

const PlaceContext = createContext<PagePlace | null>(null);
export const PlaceProvider = PlaceContext.Provider;

/** Address of the page as it was opened. */
export function usePagePlace(): PagePlace {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error("no page around this component");
  return place;
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site, with its query and hash. */
  readonly to: string;
  /** Takes the place of the entry it stands on in the history: for links in a drawer, which has an entry of its own. */
  readonly replace?: boolean;
}

function replaceEntry(event: MouseEvent<HTMLAnchorElement>) {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  window.location.replace(event.currentTarget.href);
}

/** A link to a page of this site. */
export function Link({ to, replace, ...rest }: LinkProps) {
  const href = useContext(PlaceContext)?.toTwin?.(to) ?? to;
  return <a {...(replace ? { onClick: replaceEntry } : {})} {...rest} href={href} />;
}
