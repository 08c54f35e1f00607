import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { CodePickerView } from "~/features/book-resources/ui/code-picker-view";
import ErrorCard from "~/features/shell/ui/error-card.island";
import { NotFoundPage } from "~/features/shell/ui/not-found-page";
import { Island } from "~/islands/island";
import type { NotFoundHints } from "./not-found-hints.server";

function isHints(value: unknown): value is NotFoundHints {
  return typeof value === "object" && value !== null && "pages" in value && "picker" in value;
}

/** The boundary of routes that throw `notFound`: the 404 page with its hints. Nothing it is given may make it fail. */
export function PageErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return <Island name="error-card" of={ErrorCard} props={{}} />;
  }
  if (!isHints(error.data)) return <NotFoundPage />;
  const { pages, picker } = error.data;
  return (
    <NotFoundPage pages={pages}>{picker === null ? null : <CodePickerView picker={picker} />}</NotFoundPage>
  );
}
