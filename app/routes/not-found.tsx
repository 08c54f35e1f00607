import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isbot } from "isbot";
import type { Locale } from "~/addresses/languages";
import { isCountedScan } from "~/features/scans/core/counted-scan";
import type { KnownPage } from "~/features/shell/core/nearest-pages";
import { readShortLinkPath } from "~/features/short-links/core/short-link-path";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfNotFound } from "~/page-parts/meta-of-page";

export { PageErrorBoundary as ErrorBoundary } from "~/page-parts/page-error";

/** Makes unknown paths a real 404, which a splat route must throw. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  const { getHints, notFound } = await import("~/page-parts/not-found-hints.server");
  const language = localeOfRequest(request);
  const hints = getHints(request, await listLikelyPages(new URL(request.url).pathname, language));
  if (hints.picker !== null && isReaderRequest(request)) {
    await context.companion.countUnknownCode({ code: hints.picker.code, language });
  }
  throw notFound(hints);
}

export const meta: MetaFunction = metaOfNotFound;

/** Never drawn: the loader throws, and the boundary says what was not found. */
export default function NotFound() {
  return null;
}

/** A short link that nobody knows may be that of a tool or a course with a slip in it. */
async function listLikelyPages(pathname: string, locale: Locale): Promise<KnownPage[]> {
  const id = readShortLinkPath(pathname)?.id ?? null;
  if (id === null) return [];
  const { listNearestResources } = await import("~/page-parts/nearest-resources.server");
  return listNearestResources(id, locale);
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
