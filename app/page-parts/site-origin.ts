import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "~/root";

/** The configured origin of the site, for structured data; empty only where the root route itself failed. */
export function useSiteOrigin(): string {
  return useRouteLoaderData<typeof loader>("root")?.siteOrigin ?? "";
}
