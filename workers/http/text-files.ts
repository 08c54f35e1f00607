// Plain texts for programs: what crawlers need not fetch, and where to report a weakness.
import type { Context } from "hono";
import { createRobots } from "~/features/seo/core/robots";
import { createSecurityText } from "~/features/seo/core/security-text";
import { getConfig } from "../env";
import type { AppBindings } from "./app-bindings";

const HEADERS = { "Cache-Control": "public, max-age=3600" };

/** `GET /robots.txt`. */
export function robots(c: Context<AppBindings>): Response {
  return c.text(createRobots(getConfig(c.env).siteOrigin), 200, HEADERS);
}

/** `GET /.well-known/security.txt`. Its date of expiry is always almost a year ahead. */
export function securityText(c: Context<AppBindings>): Response {
  const { siteOrigin, contactEmail } = getConfig(c.env);
  return c.text(createSecurityText({ origin: siteOrigin, contactEmail, now: new Date() }), 200, HEADERS);
}
