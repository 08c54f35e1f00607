import type { Context } from "hono";
import { createSecurityText } from "~/features/seo/core/security-text";
import { getConfig } from "../env";
import type { AppBindings } from "./app-bindings";

/** `GET /.well-known/security.txt`, with a date of expiry that moves on with the days. */
export function securityText(c: Context<AppBindings>): Response {
  const { siteOrigin, contactEmail } = getConfig(c.env);
  const text = createSecurityText({ origin: siteOrigin, contactEmail, now: new Date() });
  return c.text(text, 200, { "Cache-Control": "public, max-age=3600" });
}
