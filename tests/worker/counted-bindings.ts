// The bindings of the Worker with everything counted that the plan at Cloudflare counts. Messages do not travel: who
// counts delivers them, and so sees what each costs.
import type { Env } from "../../workers/env";
import { countRows, type RowCount } from "./counted-d1";

export interface BindingsCount {
  readonly rows: RowCount;
  readonly kv: { reads: number; found: number; writes: number };
  /** Messages sent, with the seconds that each has to wait. */
  readonly messages: { readonly body: unknown; readonly delaySeconds: number }[];
}

/** `real` as the site sees it, and what has been asked of it. */
export function countBindings<Bindings extends Pick<Env, "DB" | "LINKS" | "JOBS">>(
  real: Bindings,
): { readonly bindings: Bindings; readonly count: BindingsCount } {
  const { database, count: rows } = countRows(real.DB);
  const count: BindingsCount = { rows, kv: { reads: 0, found: 0, writes: 0 }, messages: [] };

  const LINKS = new Proxy(real.LINKS, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return async (...parts: unknown[]) => {
        if (name === "get" || name === "getWithMetadata" || name === "list") count.kv.reads += 1;
        if (name === "put" || name === "delete") count.kv.writes += 1;
        const answer: unknown = await value.apply(target, parts);
        if (name === "get" && answer !== null) count.kv.found += 1;
        return answer;
      };
    },
  });

  const metadata = { metrics: { backlogCount: 0, backlogBytes: 0 } };
  const JOBS: Queue = {
    send: async (body, { delaySeconds = 0 } = {}) => {
      count.messages.push({ body, delaySeconds });
      return { metadata };
    },
    sendBatch: async (messages) => {
      for (const { body, delaySeconds = 0 } of messages) count.messages.push({ body, delaySeconds });
      return { metadata };
    },
    metrics: async () => metadata.metrics,
  };

  return { bindings: { ...real, DB: database, LINKS, JOBS }, count };
}
