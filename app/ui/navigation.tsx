// How components lead on without knowing what moves between pages: the router of the client, or the browser itself
// on a page of islands (app/islands).
import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from "react";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site, with its query and hash. */
  readonly to: string;
  /** Takes the place of the page it stands on in the history. */
  readonly replace?: boolean;
  readonly viewTransition?: boolean;
  /** Leaves the page where it is scrolled to. */
  readonly preventScrollReset?: boolean;
}

export interface Navigation {
  readonly pathname: string;
  /** Query with its question mark; empty without one. */
  readonly search: string;
  readonly Link: ComponentType<LinkProps>;
  readonly go: (path: string) => void;
  /** Asks for the page once more. */
  readonly retry: () => void;
}

const NavigationContext = createContext<Navigation | null>(null);
export const NavigationProvider = NavigationContext.Provider;

/** Address of the page, and the way to another. */
export function useSiteNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error("no navigation around this component");
  return navigation;
}

/** A link to a page of this site. */
export function Link(props: LinkProps) {
  const { Link: LinkOfPage } = useSiteNavigation();
  return <LinkOfPage {...props} />;
}
