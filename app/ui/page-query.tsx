// The query of a page holds the state of its list or form. An island changes it without leaving the page, Back
// brings the state before, and without script the same address comes from the server.
import { type AnchorHTMLAttributes, useSyncExternalStore } from "react";
import { usePagePlace } from "./navigation";
import { isPlainClick } from "./plain-click";

const listeners = new Set<() => void>();
/**
 * Path of the page and its query, once somebody listens; a drawer's entry has another path and is none of its states.
 */
let pathname = "";
let search = "";

function tellAll() {
  for (const listener of listeners) listener();
}

function followHistory() {
  if (window.location.pathname !== pathname || window.location.search === search) return;
  search = window.location.search;
  tellAll();
}

function takePlace() {
  if (pathname !== "") return;
  ({ pathname, search } = window.location);
  window.addEventListener("popstate", followHistory);
}

function subscribe(listener: () => void): () => void {
  takePlace();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentSearch(): string {
  takePlace();
  return search;
}

/**
 * Gives the page another query, with or without its question mark, as a new entry of the history or in place of this
 * one.
 */
export function changeQuery(query: string, entry: "push" | "replace") {
  takePlace();
  const text = query.replace(/^\?/, "");
  search = text === "" ? "" : `?${text}`;
  const address = pathname + search + window.location.hash;
  try {
    if (entry === "push") window.history.pushState(null, "", address);
    else window.history.replaceState(null, "", address);
  } catch {
    // Too many changes in a short time: the page shows them, and the address follows with the next one.
  }
  tellAll();
}

/** The query of the page as it is now, with its question mark. */
export function usePageQuery(): string {
  const { search: opened } = usePagePlace();
  return useSyncExternalStore(subscribe, currentSearch, () => opened);
}

interface QueryLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** With its question mark; empty for the page without a query. */
  readonly search: string;
  /** Where to on the page without script, with its "#". */
  readonly hash?: string;
  readonly replace?: boolean;
}

/**
 * A link to another state of the page it stands on; in an island it leads there without a request. The inline script
 * knows it by its query (app/islands/early-clicks.ts), and one without as what the client answers.
 */
export function QueryLink({ search: to, hash = "", replace, onClick, ...rest }: QueryLinkProps) {
  const { pathname } = usePagePlace();
  return (
    <a
      {...rest}
      href={(to || pathname) + hash}
      data-client={to === "" ? "" : undefined}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        changeQuery(to, replace ? "replace" : "push");
      }}
    />
  );
}
