import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { CodePicker } from "~/features/book-resources/ui/code-picker";
import { NotFoundPage } from "~/features/shell/ui/not-found-page";
import { findHints, type NotFoundHints } from "~/routes/not-found-hints.server";
import { localeOfRequest, metaOfNotFound } from "~/routes/page-handle";
import { isReaderRequest } from "~/routes/reader-request.server";

/** Product decisions: unknown paths are a real 404. A splat route must throw it. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  const locale = localeOfRequest(request);
  const hints = findHints(new URL(request.url).pathname, locale);
  if (hints.picker !== null && isReaderRequest(request)) {
    await context.companion.countUnknownCode({ code: hints.picker.code, language: locale });
  }
  throw data(hints, { status: 404, headers: { "Cache-Control": "no-store" } });
}

export const meta: MetaFunction = metaOfNotFound;

export default function NotFound() {
  return null;
}

function isHints(value: unknown): value is NotFoundHints {
  return typeof value === "object" && value !== null && "pages" in value && "picker" in value;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || !isHints(error.data)) throw error;
  const { pages, picker } = error.data;
  return <NotFoundPage pages={pages}>{picker === null ? null : <CodePicker picker={picker} />}</NotFoundPage>;
}
