import type { Context } from "hono";
import { createSecurityText } from "~/features/seo/core/security-text";
import { getConfig } from "../env";
import type { AppBindings } from "./app-bindings";

/** `GET /.well-known/security.txt`. Its date of expiry is always almost a year ahead. */
export function securityText(c: Context<AppBindings>): Response {
  const { siteOrigin, contactEmail } = getConfig(c.env);
  const text = createSecurityText({ origin: siteOrigin, contactEmail, now: new Date() });
  return c.text(text, 200, { "Cache-Control": "public, max-age=3600" });
}
