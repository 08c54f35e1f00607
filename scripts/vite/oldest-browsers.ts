/**
 * The oldest browsers in which everything works, as README.md names them. Older ones get content, links and forms: there
 * the inline script never starts the client.
 */
export const OLDEST_BROWSERS = { chrome: 105, safari: 16.4, firefox: 113 } as const;

/** The same, as esbuild wants them. */
export const OLDEST_TARGETS = Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`);
