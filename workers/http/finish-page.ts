// Turns rendered HTML into the page that is sent. The rules it needs are inlined, the client is shipped inert, the
// policy is built from exactly the scripts that carry the random marker of this rendering, and the marker is removed.
// Body and policy belong together.
import { SPECULATION_RULES } from "~/features/shell/core/speculation-rules";
import plain from "~/islands/boot.ts?inline-script";
import withAges from "~/islands/boot.ts?inline-script=ages";
import withPrompts from "~/islands/boot.ts?inline-script=prompts";
import withBoth from "~/islands/boot.ts?inline-script=prompts-ages";
import { toBase64, toHex } from "~/lib/bytes-as-text";
import { sha256 } from "~/lib/sha-256";
import { joinRules, listClasses, type SheetRule } from "./page-sheet";

/** The inline script for this HTML: only pages with prompts carry the copying, only those with checks their ages. */
function shellScriptFor(html: string): string {
  const hasAges = html.includes(" data-stale-after=");
  if (html.includes(" data-prompt=")) return hasAges ? withBoth : withPrompts;
  return hasAges ? withAges : plain;
}

export interface PrerenderedPage {
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

const SHELL_PLACEHOLDER = ' data-shell-script=""></script>';
const SHEET_PLACEHOLDER = '<style data-sheet=""></style>';

/**
 * Completes one rendered page. `rules` are those of the site's sheet, null where the page brings its styles itself
 * (development). The page gets those that its HTML needs; those for what its client adds come with the client
 * (app/islands/start.tsx). Scripts without the marker get no hash, so an injected one cannot run.
 */
export async function finishPage(
  rendered: string,
  marker: string,
  rules: readonly SheetRule[] | null,
): Promise<PrerenderedPage> {
  // The rules for fetching ahead come with the client, which writes them as an inline script (app/islands/start.tsx).
  const scripts = [SPECULATION_RULES];
  const marked = new RegExp(`<script([^>]*?) nonce="${marker}"([^>]*)>([\\s\\S]*?)</script>`, "g");
  const whole = rendered.replace(SHELL_PLACEHOLDER, () => `>${shellScriptFor(rendered)}</script>`);
  let html = whole.replace(marked, (_, before: string, after: string, text: string) => {
    if (text !== "") scripts.push(text);
    return `<script${before}${after}>${text}</script>`;
  });
  let sheet = "";
  if (rules !== null) {
    sheet = joinRules(rules, listClasses(html));
    html = html
      .replace(SHEET_PLACEHOLDER, () => `<style data-sheet="">${sheet}</style>`)
      .replace(/<link rel="modulepreload"/g, '<link rel="late"');
  }
  return {
    html: html.replaceAll(` nonce="${marker}"`, ""),
    scriptHashes: await Promise.all([...new Set(scripts)].map(sha256Source)),
    styleHashes: sheet === "" ? [] : [await sha256Source(sheet)],
  };
}
