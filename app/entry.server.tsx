import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";
import { ScriptMarkerContext } from "~/features/shell/ui/script-marker";

/** Renders the page whole, because it is finished, hashed and kept as one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const marker = context.scriptMarker;
  let renderFailed = false;
  const stream = await renderToReadableStream(
    <ScriptMarkerContext.Provider value={marker}>
      <RemixServer context={remixContext} url={request.url} nonce={marker} />
    </ScriptMarkerContext.Provider>,
    {
      nonce: marker,
      signal: request.signal,
      onError(error) {
        renderFailed = true;
        context.log.error("render failed", { error });
      },
    },
  );
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status: renderFailed ? 500 : status, headers });
}

/** Logs what no loader or action answered, without a stack reaching the visitor. */
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
