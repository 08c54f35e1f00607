import type { Context } from "hono";
import type { AppBindings } from "../create-app";

export async function health(c: Context<AppBindings>): Promise<Response> {
  return c.json({ ok: true });
}
