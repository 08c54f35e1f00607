// Modules that vite.config.ts makes. No import or export here: that would turn the declarations into augmentations.

declare module "virtual:remix/server-build" {
  const build: import("@remix-run/cloudflare").ServerBuild;
  export = build;
}

declare module "virtual:style-sheets" {
  /** Rules of each style sheet by its address; null under the dev server. */
  const sheets: import("./workers/http/page-sheet").StyleSheets | null;
  export default sheets;
}

declare module "virtual:islands-entry" {
  /** Text of the module script that starts the islands, and addresses of the scripts and the sheet it needs. */
  const entry: {
    readonly script: string;
    readonly scripts: readonly string[];
    /** Null under the dev server. */
    readonly sheet: string | null;
  };
  export default entry;
}

declare module "*?inline-script" {
  /** The minified text of the script. */
  const text: string;
  export default text;
}

/** Names the build; made by vite.config.ts. */
declare const __BUILD_ID__: string;
