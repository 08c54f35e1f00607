import { Link, useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { type ReactNode, useMemo } from "react";
import { holdsToken, isIslandsPage } from "~/addresses/addresses";
import { type LinkProps, type Navigation, NavigationProvider } from "~/ui/navigation";

/** A page of islands has no component in the client: the router leaves it to the browser. */
function RouterLink(props: LinkProps) {
  return <Link {...props} reloadDocument={isIslandsPage(props.to)} />;
}

/**
 * A page that holds a token has a stricter policy and referrer, which would stay in force if a router led away from
 * it.
 */
function DocumentLink(props: LinkProps) {
  return <Link {...props} reloadDocument />;
}

/** Lets Remix's router move between the pages. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const navigation = useMemo<Navigation>(() => {
    const isStrict = holdsToken(pathname);
    return {
      pathname,
      search,
      Link: isStrict ? DocumentLink : RouterLink,
      go: (path) => (isStrict ? window.location.assign(path) : navigate(path)),
      retry: revalidate,
    };
  }, [pathname, search, navigate, revalidate]);
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>;
}
