import type { PluginOption } from "vite";

const REACT_DOM = /\/node_modules\/react-dom\/cjs\/react-dom\.production\.min\.js$/;
/** What the client calls of it is `createPortal` and, by way of react-dom/client, `hydrateRoot`. */
const UNCALLED =
  /\bexports\.(?:findDOMNode|flushSync|hydrate|render|unmountComponentAtNode|unstable_\w+|version|__SECRET_\w+)=/g;

/** The code of React DOM with its old ways in, which nothing here calls, handed out no more: the minifier drops them. */
export function withoutOldWays(code: string): string {
  return code.replace(UNCALLED, "void ");
}

/** Leaves out of the client what React DOM hands out for other uses than ours. */
export function leanReactDom(): PluginOption {
  return {
    name: "lean-react-dom",
    // Before the bundler has made a module of it.
    enforce: "pre",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    transform: (code, id) => (REACT_DOM.test(id) ? { code: withoutOldWays(code), map: null } : null),
  };
}
