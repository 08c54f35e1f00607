// Modules that vite.config.ts makes. No import or export here: that would turn the declarations into augmentations.

declare module "virtual:remix/server-build" {
  const build: import("@remix-run/cloudflare").ServerBuild;
  export = build;
}

declare module "virtual:site-sheet" {
  /** The text of the site's one style sheet; null under the dev server. */
  const text: string | null;
  export default text;
}

declare module "*?inline-script" {
  /** The minified text of the script. */
  const text: string;
  export default text;
}

/** Names the build; made by vite.config.ts. */
declare const __BUILD_ID__: string;
