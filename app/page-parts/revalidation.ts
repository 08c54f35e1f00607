import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** For pages whose data does not depend on the query: a filter costs no request. */
export function revalidateOnNewPath({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}
