import { useRouteLoaderData } from "@remix-run/react";

/** Loader data of the root route, as far as pages read it. */
interface SiteData {
  readonly siteOrigin: string;
  readonly keepsPages: boolean;
}

/** The configured origin of the site, for structured data; empty only where the root route itself failed. */
export function useSiteOrigin(): string {
  return useRouteLoaderData<() => SiteData>("root")?.siteOrigin ?? "";
}

/** Whether a service worker keeps pages for reading without a network. */
export function useKeepsPages(): boolean {
  return useRouteLoaderData<() => SiteData>("root")?.keepsPages ?? false;
}
