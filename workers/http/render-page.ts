import rules from "virtual:style-sheets";
import { finishPage } from "./finish-page";
import { type ForeignOrigins, isLocalHost, pagePolicy, REPORTING_ENDPOINTS } from "./security-headers";

/** Finishes what Remix answered. A page gets its sheet and policy, and everything else passes unchanged. */
export async function renderPage(
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
