import { createMiddleware } from "hono/factory";
import { toPath } from "~/addresses/addresses";
import { toPrintableHtml } from "~/features/documents/core/to-html";
import { parseDownloadName } from "~/features/planning-toolkit/core/planning-toolkit";
import { getConfig } from "../env";
import type { AppBindings } from "./app-bindings";

/** The file brings its own style and nothing else; it may be opened from anywhere and run nothing. */
const DOCUMENT_HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  "X-Robots-Tag": "noindex",
} as const;

/** `GET /downloads/{name}`: a document of the planning toolkit as a file. Other names go on to the 404 page. */
export const download = createMiddleware<AppBindings>(async (c, next) => {
  const wanted = parseDownloadName(c.req.param("name") ?? "");
  if (wanted === null) return next();
  const { PLANNING_CHECKLISTS, PLANNING_KITS } = await import("~/content/planning-checklist.server");
  const documents = wanted.id === "planning-kit" ? PLANNING_KITS : PLANNING_CHECKLISTS;
  const document = documents[wanted.locale];
  const address = getConfig(c.env).siteOrigin + toPath("planning-toolkit", wanted.locale);
  return c.body(toPrintableHtml(document, address), 200, {
    ...DOCUMENT_HEADERS,
    "Content-Disposition": `attachment; filename="${document.fileName}.html"`,
  });
});
