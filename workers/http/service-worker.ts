import type { Context } from "hono";
import retired from "~/features/offline/worker/retired-service-worker.ts?inline-script";
import serviceWorker from "~/features/offline/worker/service-worker.ts?inline-script";
import { getConfig } from "../env";
import type { AppBindings } from "./app-bindings";

/** `GET /sw.js`: the service worker, or the one that removes it. Browsers ask for it again each time. */
export function serviceWorkerScript(c: Context<AppBindings>): Response {
  const script = getConfig(c.env).hasServiceWorker ? serviceWorker : retired;
  return c.body(script, 200, {
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": "no-cache",
    // A service worker follows the policy that comes with its own script.
    "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
  });
}
