import { METHOD_NAME_ALL, type Params, type Router } from "hono/router";

/** The parameters of an address that a path answers to; null when it answers to another. */
type Fits = (asked: string) => Params | null;

const NO_PARAMS: Params = {};
/** Signs of a pattern, which a plain address lacks. */
const MARK = /[:*?]/;
const PARAMETER = /:(\w+)(?:\{(.+)\})?/;

/** A path with one parameter, whose form stands in braces, or else is any segment. */
function fitsPattern(path: string): Fits {
  const [written = "", name = "", form = "[^/]+"] = PARAMETER.exec(path) ?? [];
  const [before = "", after = ""] = path.split(written);
  if (MARK.test(path.replace(written, ""))) throw new Error(`the router knows no paths like ${path}`);
  let pattern: RegExp | undefined;
  return (asked) => {
    if (!asked.startsWith(before) || !asked.endsWith(after)) return null;
    // Made when an address comes near it: a new isolate has better things to do.
    pattern ??= new RegExp(`^(?:${form})$`);
    const value = asked.slice(before.length, asked.length - after.length);
    return pattern.test(value) ? { [name]: value } : null;
  };
}

function fitsPath(path: string): Fits {
  if (path === "/*") return () => NO_PARAMS;
  if (path.search(MARK) === path.length - 1 && path.endsWith("/*")) {
    const folder = path.slice(0, -2);
    return (asked) => (asked === folder || asked.startsWith(`${folder}/`) ? NO_PARAMS : null);
  }
  if (MARK.test(path)) return fitsPattern(path);
  return (asked) => (asked === path ? NO_PARAMS : null);
}

/**
 * A router for Hono that asks each path in turn. There are few, and a new isolate is answering before Hono's own
 * routers have built what lets them answer faster later. It knows no more kinds of paths than the site has, and refuses
 * others when they are added. Hono's LinearRouter builds nothing, but takes "/healthz/" for "/healthz", and here the
 * two are different addresses.
 */
export function createPlainRouter<T>(): Router<T> {
  const routes: { method: string; fits: Fits; handler: T }[] = [];
  return {
    name: "PlainRouter",
    add(method, path, handler) {
      routes.push({ method, fits: fitsPath(path), handler });
    },
    match(method, path) {
      const found: [T, Params][] = [];
      for (const route of routes) {
        if (route.method !== method && route.method !== METHOD_NAME_ALL) continue;
        const params = route.fits(path);
        if (params !== null) found.push([route.handler, params]);
      }
      return [found];
    },
  };
}
