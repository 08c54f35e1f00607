import type { Context } from "hono";
import type { AppBindings } from "../create-app";

export async function shortLink(c: Context<AppBindings>): Promise<Response> {
  return c.notFound();
}
