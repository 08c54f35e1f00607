import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { findHints, notFound } from "~/routes/not-found-hints.server";
import { localeOfRequest, metaOfNotFound } from "~/routes/page-handle";
import { isReaderRequest } from "~/routes/reader-request.server";

export { PageErrorBoundary as ErrorBoundary } from "~/routes/page-error";

/** Product decisions: unknown paths are a real 404. A splat route must throw it. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  const hints = findHints(request);
  if (hints.picker !== null && isReaderRequest(request)) {
    const language = localeOfRequest(request);
    await context.companion.countUnknownCode({ code: hints.picker.code, language });
  }
  throw notFound(hints);
}

export const meta: MetaFunction = metaOfNotFound;

export default function NotFound() {
  return null;
}
