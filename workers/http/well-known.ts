import type { Context } from "hono";
import { createSecurityText } from "~/features/seo/core/security-text";
import type { AppBindings } from "../create-app";
import { getConfig } from "../env";

/** `GET /.well-known/security.txt`, with a date of expiry that moves on with the days. */
export function securityText(c: Context<AppBindings>): Response {
  const { siteOrigin, contactEmail } = getConfig(c.env);
  const text = createSecurityText({ origin: siteOrigin, contactEmail, now: new Date() });
  return c.text(text, 200, { "Cache-Control": "public, max-age=3600" });
}
