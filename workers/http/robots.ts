import type { Context } from "hono";
import { createRobots } from "~/features/seo/core/robots";
import { getConfig } from "../env";
import type { AppBindings } from "./app-bindings";

/** `GET /robots.txt`. */
export function robots(c: Context<AppBindings>): Response {
  return c.text(createRobots(getConfig(c.env).siteOrigin), 200, { "Cache-Control": "public, max-age=3600" });
}
