// faults.md, "Headers"; performance.md, techniques 3 and 4. Turns rendered HTML into the finished page: the one
// style sheet inlined, the client shipped inert, the policy built from exactly the scripts that carried the
// random marker of this rendering, and the marker stripped. Body and policy belong together.

export interface FinishedPage {
  readonly html: string;
  /** Sources for `script-src` and `style-src`: 'sha256-…' of the inline scripts and of the inlined sheet. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

async function sha256Source(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** A new 128-bit marker, unguessable by anything a page may contain. */
export function createScriptMarker(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

const SHEET_PLACEHOLDER = '<style data-sheet=""></style>';
const SHEET_LINK = /<link rel="stylesheet" href="([^"]+)"/g;

/**
 * Finishes one rendered page. `sheets` has the text of every style sheet by its address, or is null where the page
 * links to them (development). Scripts without the marker get no hash, so an injected one cannot run.
 */
export async function finishPage(
  rendered: string,
  marker: string,
  sheets: Readonly<Record<string, string>> | null,
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
    // The links stay as elements, which hydration expects, but ask for nothing.
    html = html.replace(SHEET_LINK, (link, href: string) => {
      const text = sheets[href];
      if (text === undefined) return link;
      sheet += text;
      return `<link rel="inlined" href="${href}"`;
    });
    html = html
      .replace(SHEET_PLACEHOLDER, () => `<style data-sheet="">${sheet}</style>`)
      .replace(/<link rel="modulepreload"/g, '<link rel="late"')
      // Marks every link for route discovery, which is off (vite.config.ts).
      .replaceAll(' data-discover="true"', "");
  }
  return {
    html: html.replaceAll(` nonce="${marker}"`, ""),
    scriptHashes: await Promise.all([...new Set(scripts)].map(sha256Source)),
    styleHashes: sheet === "" ? [] : [await sha256Source(sheet)],
  };
}
