import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { findHints, notFound } from "~/routes/not-found-hints.server";
import { localeOfRequest, metaOfNotFound } from "~/routes/page-handle";
import { isReaderRequest } from "~/routes/reader-request.server";

export { PageErrorBoundary as ErrorBoundary } from "~/routes/page-error";

/** Product decisions: unknown paths are a real 404. A splat route must throw it. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  const locale = localeOfRequest(request);
  const { picker } = findHints(new URL(request.url).pathname, locale);
  if (picker !== null && isReaderRequest(request)) {
    await context.companion.countUnknownCode({ code: picker.code, language: locale });
  }
  throw notFound(request);
}

export const meta: MetaFunction = metaOfNotFound;

export default function NotFound() {
  return null;
}
