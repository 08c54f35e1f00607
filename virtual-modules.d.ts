// Modules that vite.config.ts makes. No import or export here: that would turn the declarations into augmentations.

declare module "virtual:remix/server-build" {
  const build: import("@remix-run/cloudflare").ServerBuild;
  export = build;
}

declare module "virtual:style-sheets" {
  /** Text of each style sheet by its address; null under the dev server. */
  const sheets: Readonly<Record<string, string>> | null;
  export default sheets;
}

declare module "*?inline-script" {
  /** The minified text of the script. */
  const text: string;
  export default text;
}

/** Names the build; made by vite.config.ts. */
declare const __BUILD_ID__: string;
