import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isbot } from "isbot";
import { isCountedScan } from "~/features/scans/core/counted-scan";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfNotFound } from "~/page-parts/meta-of-page";

export { PageErrorBoundary as ErrorBoundary } from "~/page-parts/page-error";

/** Makes unknown paths a real 404, which a splat route must throw. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  const { getHints, notFound } = await import("~/page-parts/not-found-hints.server");
  const hints = getHints(request);
  if (hints.picker !== null && isReaderRequest(request)) {
    const language = localeOfRequest(request);
    await context.companion.countUnknownCode({ code: hints.picker.code, language });
  }
  throw notFound(hints);
}

export const meta: MetaFunction = metaOfNotFound;

/** Never drawn: the loader throws, and the boundary says what was not found. */
export default function NotFound() {
  return null;
}

/** True for a page request made by a person, by the same rule that counts scans of short links. */
function isReaderRequest({ method, headers }: Request): boolean {
  return isCountedScan({
    method,
    userAgent: headers.get("User-Agent") ?? undefined,
    purposes: ["Sec-Purpose", "Purpose"].map((name) => headers.get(name) ?? undefined),
    isBot: isbot,
  });
}
