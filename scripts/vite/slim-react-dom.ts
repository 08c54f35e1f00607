import type { PluginOption } from "vite";

const PRODUCTION = /\/react-dom\/cjs\/react-dom\.production\.min\.js$/;

/** What the client never asks for: how React 17 and older started, and what only react-dom's development build needs. */
const UNUSED = [
  "__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED",
  "findDOMNode",
  "hydrate",
  "render",
  "unmountComponentAtNode",
  "unstable_batchedUpdates",
  "unstable_renderSubtreeIntoContainer",
  "version",
] as const;

/** The code of react-dom with those as plain variables, which fall away because nothing reads them. */
export function withoutUnused(code: string): string {
  return UNUSED.reduce((text, name) => {
    const parts = text.split(`exports.${name}=`);
    if (parts.length !== 2) throw new Error(`react-dom exports ${name} in another way`);
    return parts.join(`var unused_${name}=`);
  }, code);
}

/** Leaves out of react-dom what the client never asks for. It is one module of its package, which no bundler can part. */
export function slimReactDom(): PluginOption {
  return {
    name: "slim-react-dom",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    transform: (code, id) => (PRODUCTION.test(id) ? { code: withoutUnused(code), map: null } : null),
  };
}
