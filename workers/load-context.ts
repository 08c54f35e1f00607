import { type Config, type Env, getConfig } from "./env";
import { createLog, type Log } from "./log";

/**
 * What loaders and actions receive: services and parsed values, never raw bindings. A type, not an interface,
 * because Remix wants an index signature, which only a type has implicitly.
 */
export type LoadContext = {
  readonly config: Config;
  readonly log: Log;
  /** The instant of the request: loaders read no clock of their own. */
  readonly now: Date;
  /** Marker of our own scripts in this rendering; see workers/http/finish-page.ts. */
  readonly scriptMarker: string;
};

interface RequestScope {
  readonly requestId: string;
  readonly scriptMarker: string;
}

/** Binds the services of one request. */
export function createLoadContext(env: Env, { requestId, scriptMarker }: RequestScope): LoadContext {
  return {
    config: getConfig(env),
    log: createLog({ requestId }),
    now: new Date(),
    scriptMarker,
  };
}
