// Modules that vite.config.ts makes. No import or export here: that would turn the declarations into augmentations.

declare module "virtual:style-sheets" {
  /** Rules of the site's style sheet; null under the dev server. */
  const rules: readonly import("./workers/http/page-sheet").SheetRule[] | null;
  export default rules;
}

declare module "virtual:islands-entry" {
  const entry: {
    /** Text of the module script that starts the client; null where the first of its files does. */
    readonly script: string | null;
    /** Addresses of the scripts of every page. */
    readonly scripts: readonly string[];
    /** Address of the file that says what each island loads; null under the dev server. */
    readonly islandFiles: string | null;
    /** Address of the site's sheet; null under the dev server. */
    readonly sheet: string | null;
  };
  export default entry;
}

declare module "virtual:record-places" {
  /** File and line of records and values, by kind and name. */
  const places: Readonly<Record<string, string>>;
  export default places;
}

declare module "*?inline-script" {
  /** The minified text of the script. */
  const text: string;
  export default text;
}

declare module "*?inline-script=prompts" {
  /** The same for a page with prompts. */
  const text: string;
  export default text;
}

declare module "*?inline-script=ages" {
  /** The same for a page that shows how old a check is. */
  const text: string;
  export default text;
}

declare module "*?inline-script=prompts-ages" {
  /** The same for a page with both. */
  const text: string;
  export default text;
}

/** Names the build; made by vite.config.ts. */
declare const __BUILD_ID__: string;
