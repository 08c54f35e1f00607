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
