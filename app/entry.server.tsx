import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { ScriptMarkerContext } from "~/features/shell/ui/script-marker";

/** Renders the page whole, because it is rewritten, hashed and cached as one piece. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { scriptMarker }: AppLoadContext,
): Response {
  const html = renderToString(
    <ScriptMarkerContext.Provider value={scriptMarker}>
      <RemixServer context={remixContext} url={request.url} nonce={scriptMarker} />
    </ScriptMarkerContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** Logs what no loader, action or component answered, without a stack reaching the visitor. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted) return;
  // Remix's own refusals, such as that of a method, carry more than a line should; below 500 they are no errors.
  if (!isRouteErrorResponse(error)) context.log.error("loader failed", { error });
  else if (error.status < 500) context.log.info("request refused", { status: error.status });
  else context.log.error("loader failed", { error: `${error.status} ${error.statusText}` });
}
