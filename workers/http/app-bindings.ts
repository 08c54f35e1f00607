import type { Env } from "../env";

/** What Hono carries through a request: bindings of the platform, and the id that the log and the answer name. */
export interface AppBindings {
  readonly Bindings: Env;
  readonly Variables: { readonly requestId: string };
}
