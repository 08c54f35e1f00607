// Turns rendered HTML into the finished page. The one style sheet is inlined, the client is shipped inert, the policy
// is built from exactly the scripts that carry the random marker of this rendering, and the marker is removed. Body
// and policy belong together.

import { toBase64, toHex } from "~/lib/bytes-as-text";
import { sha256 } from "~/lib/sha-256";
import { classesOf, joinRules, type SheetRule, type StyleSheets } from "./page-sheet";

export interface FinishedPage {
  readonly html: string;
  /** Sources for `script-src` and `style-src`: 'sha256-…' of the inline scripts and of the inlined sheet. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

async function sha256Source(text: string): Promise<string> {
  return `'sha256-${toBase64(await sha256(text))}'`;
}

/** A new 128-bit marker, unguessable by anything a page may contain. */
export function createScriptMarker(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

const SHEET_PLACEHOLDER = '<style data-sheet=""></style>';
const SHEET_LINK = /<link rel="stylesheet" href="([^"]+)"/g;

/**
 * Finishes one rendered page. `sheets` is null where the page links to them (development). A page of islands gets
 * only the rules that its HTML needs; the rules for what its client adds come with the client
 * (app/islands/start.tsx). Scripts without the marker get no hash, so an injected one cannot run.
 */
export async function finishPage(
  rendered: string,
  marker: string,
  sheets: StyleSheets | null,
  isIslands: boolean,
): Promise<FinishedPage> {
  const scripts: string[] = [];
  const marked = new RegExp(`<script([^>]*?) nonce="${marker}"([^>]*)>([\\s\\S]*?)</script>`, "g");
  let html = rendered.replace(marked, (_, before: string, after: string, text: string) => {
    const attributes = before + after;
    if (text !== "") scripts.push(text);
    if (sheets === null) return `<script${attributes}>${text}</script>`;
    return `<script${attributes.replace(' type="module"', ' type="late"').replace(/ async(="")?/, "")}>${text}</script>`;
  });
  let sheet = "";
  if (sheets !== null) {
    // Hydration expects the links, so they stay as elements, but they load nothing.
    const rules: SheetRule[] = [];
    html = html.replace(SHEET_LINK, (link, href: string) => {
      const own = sheets[href];
      if (own === undefined) return link;
      rules.push(...own);
      return `<link rel="inlined" href="${href}"`;
    });
    sheet = joinRules(rules, isIslands ? classesOf(html) : undefined);
    html = html
      .replace(SHEET_PLACEHOLDER, () => `<style data-sheet="">${sheet}</style>`)
      .replace(/<link rel="modulepreload"/g, '<link rel="late"')
      // This attribute marks every link for route discovery, which is off (vite.config.ts).
      .replaceAll(' data-discover="true"', "");
  }
  return {
    html: html.replaceAll(` nonce="${marker}"`, ""),
    scriptHashes: await Promise.all([...new Set(scripts)].map(sha256Source)),
    styleHashes: sheet === "" ? [] : [await sha256Source(sheet)],
  };
}
