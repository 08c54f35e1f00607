// Takes browsers' reports about the policy, in the form of report-uri (one object) or of report-to (a list). Logs only
// which rule was broken; the address of the page loses its query, and nothing is stored.
import type { Context } from "hono";
import * as z from "zod/mini";
import { createDb } from "~/db/client.server";
import { parseJson } from "~/lib/parse-json";
import { createLog } from "../log";
import type { AppBindings } from "./app-bindings";
import { createWideLimit } from "./client-limit";
import { readBody, refuseBody } from "./same-origin-post";

const REPORT_MAX_BYTES = 4 * 1024;
const WINDOW_SECONDS = 600;
/** Reports of one request that are logged. */
const MOST_REPORTS = 5;
/** A request is at most MOST_REPORTS lines of the log. */
const secondsToWait = createWideLimit({
  ...{ name: "csp-report", limit: 10, windowSeconds: WINDOW_SECONDS },
  ...{ perSite: 40, overAll: 200, wideSeconds: WINDOW_SECONDS },
});

const withoutQuery = z.pipe(
  z.string(),
  z.transform((address) => address.split(/[?#]/)[0]?.slice(0, 200) ?? ""),
);
const directive = z.string().check(z.maxLength(200));

const violation = z.object({
  "document-uri": z.optional(withoutQuery),
  "blocked-uri": z.optional(withoutQuery),
  "violated-directive": z.optional(directive),
  "effective-directive": z.optional(directive),
});
type Violation = z.output<typeof violation>;

const singleReport = z.object({ "csp-report": violation });

const listedReport = z.pipe(
  z.object({
    type: z.literal("csp-violation"),
    body: z.object({
      documentURL: z.optional(withoutQuery),
      blockedURL: z.optional(withoutQuery),
      effectiveDirective: z.optional(directive),
    }),
  }),
  z.transform(
    ({ body }): Violation => ({
      "document-uri": body.documentURL,
      "blocked-uri": body.blockedURL,
      "effective-directive": body.effectiveDirective,
    }),
  ),
);

/** Violations that a body reports. A list may hold reports of other kinds, which are skipped. */
function parseReports(text: string): Violation[] {
  const parsed = parseJson(text);
  if (Array.isArray(parsed)) return parsed.flatMap((report) => listedReport.safeParse(report).data ?? []);
  const single = singleReport.safeParse(parsed).data;
  return single === undefined ? [] : [single["csp-report"]];
}

/** `POST /csp-report`: 204 whatever the report says, 413 above 4 KB, 429 above the limit of one client. */
export async function cspReport(c: Context<AppBindings>): Promise<Response> {
  const log = createLog({ requestId: c.get("requestId") });
  const body = await readBody(c.req.raw, REPORT_MAX_BYTES);
  if (typeof body === "string") return refuseBody(c, body);
  const wait = await secondsToWait(c, createDb(c.env.DB), new Date()).catch(() => WINDOW_SECONDS);
  if (wait !== null) return c.json({ error: "too-many" }, 429, { "Retry-After": String(wait) });
  const reports = parseReports(new TextDecoder().decode(body)).slice(0, MOST_REPORTS);
  for (const reported of reports) log.info("policy violated", reported);
  return c.body(null, 204);
}
