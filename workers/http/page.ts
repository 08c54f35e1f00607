import type { ServerBuild } from "@remix-run/cloudflare";
import type { Context } from "hono";
import { isbot } from "isbot";
import { readDataVersions } from "~/db/data-version.server";
import { configurationKey } from "../configuration-key";
import { createLog } from "../log";
import { type PageAddress, toPageAddress } from "../pages/page-address";
import { pageKey, servePage } from "../pages/page-cache";
import { createPageStore } from "../pages/page-store";
import { pageVersion } from "../pages/page-version";
import type { AppBindings } from "./app-bindings";
import { addSecurityHeaders, isLocalHost } from "./security-headers";

export type LoadBuild = (pathname: string) => Promise<ServerBuild>;

/** Renders with Remix, which is behind import(): a cached page never evaluates it. */
async function render(c: Context<AppBindings>, request: Request, loadBuild: LoadBuild): Promise<Response> {
  const { renderRequest } = await import("./render-page");
  return renderRequest(c, request, await loadBuild(new URL(request.url).pathname));
}

/**
 * Remix answers with the data of a page where its path has this ending. Nothing asks for it, since every page is a
 * document, so it is an address like any other that no page has.
 */
const DATA_SUFFIX = ".data";

/** The request with the parameters its page understands, so that no other one can change what is rendered. */
function knownRequest(request: Request, { pathname, search }: URL, address: PageAddress | null): Request {
  if (address === null && pathname.endsWith(DATA_SUFFIX)) {
    // Not by the path alone, which may begin with two slashes, as if a host followed.
    const url = new URL(request.url);
    url.pathname += "/";
    return new Request(url, request);
  }
  if (address === null || address.target === pathname + search) return request;
  return new Request(new URL(address.target, request.url), request);
}

/** A page of the site: served from the cache where it may be cached, rendered otherwise. */
export function page(loadBuild: LoadBuild) {
  return async (c: Context<AppBindings>): Promise<Response> => {
    const url = new URL(c.req.url);
    const address = toPageAddress(url);
    const request = knownRequest(c.req.raw, url, address);
    const isRead = request.method === "GET" || request.method === "HEAD";
    // The dev server renders every time: sources change under it.
    if (address === null || !address.isKept || !isRead || import.meta.env.DEV) {
      if (request.method !== "HEAD") return render(c, request, loadBuild);
      // A HEAD request is rendered like a GET, because the policy is made from the scripts of the body.
      const { status, headers } = await render(c, new Request(request, { method: "GET" }), loadBuild);
      return new Response(null, { status, headers });
    }
    const file = address.isFile ? await c.env.ASSETS?.fetch(request) : undefined;
    if (file !== undefined && file.status !== 404) return file;
    const log = createLog({ requestId: c.get("requestId") });
    const secure = !isLocalHost(url.hostname);
    const { target, live, isStored } = address;
    return servePage(pageKey(target, secure, await configurationKey(c.env)), request, {
      buildId: __BUILD_ID__,
      store: isStored ? createPageStore(c.env.LINKS, c.env.DB) : null,
      isPerson: () => !isbot(request.headers.get("User-Agent")),
      readVersion: () => pageVersion(live, () => readDataVersions(c.env.DB), new Date()),
      render: async () => {
        const answer = await render(c, new Request(request, { method: "GET" }), loadBuild);
        // Only a page without a rule of its own may be kept. For everything else the default is `no-store`.
        if (answer.status === 200 && !answer.headers.has("Cache-Control")) {
          answer.headers.set("Cache-Control", "public");
        }
        addSecurityHeaders(answer.headers, secure);
        return answer;
      },
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      // The query is left out of the log, because it may be what a reader looked for.
      onFailure: (what, error) => log.error(what, { error, path: url.pathname }),
      now: Date.now,
    });
  };
}
