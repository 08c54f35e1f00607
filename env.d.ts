import "@remix-run/cloudflare";
import "react";
import type { LoadContext } from "./workers/load-context";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends LoadContext {}
  interface Future {
    v3_singleFetch: true;
  }
}

// React 18 passes these attributes through but does not know their types yet (HTML standard, popover).
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual" | "hint";
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: "show" | "hide" | "toggle";
  }
}

declare module "virtual:remix/server-build" {
  export * from "@remix-run/server-runtime/dist/build.d.ts";
}

declare module "*?inline-script" {
  /** The minified text of the script. */
  const text: string;
  export default text;
}

declare module "virtual:site-sheet" {
  /** The text of the site's one style sheet; null under the dev server. */
  const text: string | null;
  export default text;
}
