// The built Worker with counted bindings and a clock that can be set, as it runs inside workerd. What stands around it
// asks for the counts at addresses of its own.
import { countBindings } from "../../tests/worker/counted-bindings.ts";

const RealDate = Date;
let offset = 0;

/** The clock of a day that is over, so that the database's own clock is never behind what is written. */
class SetDate extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [SetDate.now()] : parts));
  }

  static now() {
    return RealDate.now() + offset;
  }
}

/** Sends what is meant for other machines to the server that plays them. */
function stayInside(outside) {
  const realFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { protocol, host, pathname, search } = new URL(input);
    const isOutside = protocol === "https:";
    return realFetch(isOutside ? `http://${outside}/outside/${host}${pathname}${search}` : input, init);
  };
}

/** The Worker, counted. */
export function countedWorker(site) {
  globalThis.Date = SetDate;
  let counted = null;
  const waiting = [];
  let invocations = 0;
  // One for the life of the isolate, as the runtime's own: what the site parses from it is kept by it.
  const getBindings = (env) => {
    if (counted === null) {
      counted = countBindings(env);
      stayInside(env.OUTSIDE);
    }
    return counted.bindings;
  };

  function watched(context) {
    const watchedContext = Object.create(context);
    watchedContext.waitUntil = (work) => {
      waiting.push(Promise.resolve(work).catch(() => {}));
      context.waitUntil(work);
    };
    watchedContext.passThroughOnException = () => {};
    return watchedContext;
  }

  /** Usage since the last call, once everything beside the answers is done. */
  async function settle(env) {
    getBindings(env);
    while (waiting.length > 0) await Promise.all(waiting.splice(0));
    const { rows, kv, messages } = counted.count;
    const used = { rows: { ...rows }, kv: { ...kv }, messages: messages.splice(0), invocations };
    for (const count of [rows, kv]) for (const name of Object.keys(count)) count[name] = 0;
    invocations = 0;
    return Response.json(used);
  }

  return {
    fetch(request, env, context) {
      const url = new URL(request.url);
      if (url.pathname === "/bench/settle") return settle(env);
      if (url.pathname === "/bench/clock") {
        offset = Number(url.searchParams.get("now")) - RealDate.now();
        return new Response(null, { status: 204 });
      }
      invocations += 1;
      return site.fetch(request, getBindings(env), watched(context));
    },
    scheduled: (controller, env, context) => site.scheduled(controller, getBindings(env), watched(context)),
    queue: (batch, env, context) => site.queue(batch, getBindings(env), watched(context)),
  };
}
