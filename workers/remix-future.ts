/** Remix's switches, for the build and for the rendering of a page. */
export const REMIX_FUTURE = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_singleFetch: true,
  // Off on purpose: discovery costs a second Worker request on every page view.
  v3_lazyRouteDiscovery: false,
} as const;
