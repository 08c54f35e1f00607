import type { Desk } from "../desk/desk-service";
import type { Env } from "../env";

/** Hono's context of a request: the platform's bindings, and the id that the log and the answer name. */
export interface AppBindings {
  readonly Bindings: Env;
  readonly Variables: {
    readonly requestId: string;
    /** Set for the author alone, by the gate of the desk. */
    readonly desk?: Desk;
  };
}
