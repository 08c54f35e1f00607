import type { D1Migration } from "cloudflare:test";
import type { Env as WorkerEnv } from "../../workers/env";

declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      readonly MIGRATIONS: D1Migration[];
      /** host:port of tests/servers, which plays feeds and models. */
      readonly SCRIPTED_SERVER: string;
      /** host:port of the server that plays the mail provider. */
      readonly MAIL_PROVIDER_SERVER: string;
      /** host:port of each server that plays a host of the link watch. */
      readonly WATCHED_HOSTS: { readonly hosts: string[]; readonly expired: string };
    }
  }
}
