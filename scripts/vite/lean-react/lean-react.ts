import type { PluginOption } from "vite";
import { type NeverDone, withoutDeadCode } from "./dead-code";
import { UNUSED_OF_JSX, UNUSED_OF_REACT, UNUSED_OF_REACT_DOM, UNUSED_OF_SCHEDULER } from "./react-parts";

/** Files of React in the client, by their package and name, with what is never done with them. */
export const REACT_FILES: Readonly<Record<string, NeverDone>> = {
  "react/cjs/react.production.min.js": UNUSED_OF_REACT,
  "react/cjs/react-jsx-runtime.production.min.js": UNUSED_OF_JSX,
  "react-dom/cjs/react-dom.production.min.js": UNUSED_OF_REACT_DOM,
  "scheduler/cjs/scheduler.production.min.js": UNUSED_OF_SCHEDULER,
};

/** Leaves out of the client what it never does with React. */
export function leanReact(): PluginOption {
  return {
    name: "lean-react",
    // Before the bundler has made modules of them.
    enforce: "pre",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    transform(code, id) {
      const [, file = ""] = /\/node_modules\/([^?]+)$/.exec(id) ?? [];
      const never = REACT_FILES[file];
      return never === undefined ? null : { code: withoutDeadCode(code, never), map: null };
    },
  };
}
