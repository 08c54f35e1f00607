import type { ServerBuild } from "@remix-run/cloudflare";
import type { Env } from "../env";
import { finishPage } from "./finish-page";
import { isLocalHost, pagePolicy } from "./security-headers";

interface RenderedPage {
  readonly build: ServerBuild;
  readonly scriptMarker: string;
  readonly env: Env;
  readonly url: URL;
}

const sheets = new Map<string, string>();

/** The text of the site's one style sheet, read once per isolate; null under the dev server. */
async function readSheet(build: ServerBuild, env: Env, url: URL): Promise<string | null> {
  const href = build.assets.routes.root?.css?.[0];
  if (href === undefined || env.ASSETS === undefined) return null;
  const known = sheets.get(href);
  if (known !== undefined) return known;
  const answer = await env.ASSETS.fetch(new URL(href, url));
  if (!answer.ok) throw new Error(`style sheet ${href}: status ${answer.status}`);
  const sheet = await answer.text();
  sheets.set(href, sheet);
  return sheet;
}

/** Finishes what Remix answered: a page gets its sheet and policy, everything else passes as it is. */
export async function renderPage(answer: Response, page: RenderedPage): Promise<Response> {
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return answer;
  const sheet = await readSheet(page.build, page.env, page.url);
  const finished = await finishPage(await answer.text(), page.scriptMarker, sheet);
  const headers = new Headers(answer.headers);
  // The dev server needs its own inline scripts and sheets; the policy belongs to built pages.
  headers.set(
    "Content-Security-Policy",
    sheet === null ? "frame-ancestors 'none'" : pagePolicy(finished, !isLocalHost(page.url.hostname)),
  );
  return new Response(finished.html, { status: answer.status, headers });
}
