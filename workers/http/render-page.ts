import rules from "virtual:style-sheets";
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { Context } from "hono";
import { holdsToken, placeOfPage } from "~/addresses/addresses";
import { TURNSTILE_ORIGIN } from "~/features/newsletter/core/turnstile-config";
import { createLoadContext } from "../load-context";
import type { AppBindings } from "./app-bindings";
import { clientAddress } from "./client-address";
import { createScriptMarker, finishPage } from "./finish-page";
import type { PostedReport } from "./reader-report";
import { type ForeignOrigins, isLocalHost, pagePolicy, REPORTING_ENDPOINTS } from "./security-headers";
import { findTargets } from "./short-link";

/** Gives a page of Remix its sheet and policy; every other response passes unchanged. */
async function finishAnswer(
  answer: Response,
  scriptMarker: string,
  url: URL,
  origins: ForeignOrigins,
): Promise<Response> {
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return answer;
  const finished = await finishPage(await answer.text(), scriptMarker, rules);
  const headers = new Headers(answer.headers);
  // The dev server needs its own inline scripts and sheets; the policy belongs to built pages.
  headers.set(
    "Content-Security-Policy",
    rules === null
      ? "frame-ancestors 'none'"
      : pagePolicy({ ...finished, ...origins }, !isLocalHost(url.hostname)),
  );
  if (rules !== null) headers.set("Reporting-Endpoints", REPORTING_ENDPOINTS);
  return new Response(finished.html, { status: answer.status, headers });
}

/** Renders with Remix and adds sheet and policy; a page that lacks something forbids caching. */
export async function renderRequest(
  c: Context<AppBindings>,
  request: Request,
  build: ServerBuild,
): Promise<Response> {
  const scriptMarker = createScriptMarker();
  const scope = {
    ...{ requestId: c.get("requestId"), scriptMarker, client: clientAddress(c), desk: c.get("desk") ?? null },
    takeReport: async (report: PostedReport) => (await import("./reader-report")).takeReport(c, report),
    findTargets: (id: string) => findTargets(c, id),
  };
  const context = createLoadContext(c.env, scope);
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const { turnstile, donations } = context.config;
  const url = new URL(request.url);
  const isSecret = holdsToken(url.pathname);
  const answer = await finishAnswer(await handle(request, context), scriptMarker, url, {
    // Every other page has the newsletter box of the footer.
    widgetOrigins: turnstile === null || isSecret ? [] : [TURNSTILE_ORIGIN],
    imageOrigins: donations.bankImageOrigin === null || isSecret ? [] : [donations.bankImageOrigin],
  });
  const { toTwin } = placeOfPage(url.pathname, url.search);
  const target = answer.headers.get("Location");
  if (toTwin !== undefined && target !== null) answer.headers.set("Location", toTwin(target));
  if (isSecret) answer.headers.set("Referrer-Policy", "no-referrer");
  if (context.isIncomplete()) answer.headers.set("Cache-Control", "no-store");
  if (answer.status === 405) answer.headers.set("Allow", "GET, HEAD");
  return answer;
}
