import { knownConfigurationKey } from "./configuration-key";
import { createApp } from "./create-app";
import type { Env } from "./env";
import { isLocalHost } from "./http/security-headers";
import { answerFromMemory, pageKey } from "./pages/page-cache";

// Remix and the jobs are behind import(), so that what needs none of them never evaluates them.
const app = createApp(async (pathname) => (await import("./http/page-build")).loadPageBuild(pathname));

/** A page that this isolate keeps is answered before anything else is looked at. Most requests end here. */
function fromMemory(request: Request, env: Env): Response | null {
  const configuration = knownConfigurationKey(env);
  if (configuration === null || (request.method !== "GET" && request.method !== "HEAD")) return null;
  const { hostname, pathname, search } = new URL(request.url);
  return answerFromMemory(
    pageKey(pathname + search, !isLocalHost(hostname), configuration),
    request,
    Date.now(),
  );
}

export default {
  fetch: (request, env, context) => fromMemory(request, env) ?? app.fetch(request, env, context),
  scheduled: async (controller, env) => (await import("./scheduled")).handleScheduled(controller, env),
  queue: async (batch, env, context) => (await import("./queue")).handleQueue(batch, env, context, app.fetch),
} satisfies ExportedHandler<Env>;
