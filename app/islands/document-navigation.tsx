import type { LinkProps, Navigation } from "~/ui/navigation";

/** The browser's own: every page is a document. What a router would do for a link it does by itself. */
function DocumentLink({ to, replace, viewTransition, preventScrollReset, ...rest }: LinkProps) {
  return <a {...rest} href={to} />;
}

/** Navigation of a page without router, at the address given. */
export function documentNavigation({
  pathname,
  search,
}: Pick<Navigation, "pathname" | "search">): Navigation {
  return {
    pathname,
    search,
    Link: DocumentLink,
    go: (path) => window.location.assign(path),
    retry: () => window.location.reload(),
  };
}
