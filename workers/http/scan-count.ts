import type { Context } from "hono";
import { isbot } from "isbot";
import type { Locale } from "~/addresses/languages";
import { isCountedScan } from "~/features/scans/core/counted-scan";
import { createLog } from "../log";
import { createMemoryLimit } from "../memory-limit";
import type { AppBindings } from "./app-bindings";
import { clientAddress } from "./client-address";

/**
 * A whole lecture hall may scan from one address. The limit is kept in memory, because counting it in the database
 * would double the writes of every scan.
 */
const SCANS = createMemoryLimit({ limit: 200, total: 3000, windowSeconds: 3600 });

/**
 * Counts a scan beside the answer, which does not wait for it and ignores its failure. Above the limit of a client,
 * the link works on and nothing is written.
 */
export function countScanBesideAnswer(c: Context<AppBindings>, id: string, language: Locale): void {
  const counted = isCountedScan({
    method: c.req.method,
    userAgent: c.req.header("User-Agent"),
    purposes: ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"].map((name) => c.req.header(name)),
    isBot: isbot,
  });
  if (!counted) return;
  const count = async () => {
    // Behind import(): the answer does not wait for the database layer to be evaluated.
    const [{ createDb }, { hashClient }, { countScan }] = await Promise.all([
      import("~/db/client.server"),
      import("~/db/client-hash.server"),
      import("~/features/scans/io/scan-store.server"),
    ]);
    const db = createDb(c.env.DB);
    const now = new Date();
    const client = await hashClient(db, clientAddress(c), now);
    if (SCANS.take(client, now)) await countScan(db, id, language, now);
  };
  c.executionCtx.waitUntil(
    count().catch((error) =>
      createLog({ requestId: c.get("requestId") }).error("scan not counted", { error }),
    ),
  );
}
