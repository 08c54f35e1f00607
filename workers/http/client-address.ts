import type { Context } from "hono";

/** The address Cloudflare saw; local requests share one name. */
export function clientAddress(c: Context): string {
  return c.req.header("CF-Connecting-IP") ?? "local";
}
