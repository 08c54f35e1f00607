// Who may open the desk. Without a configured guard it does not exist, and whatever fails leaves it shut.
import { createMiddleware } from "hono/factory";
import { sha256Hex } from "~/lib/sha-256";
import { type Env, getConfig } from "../env";
import type { AppBindings } from "../http/app-bindings";
import { isLocalHost } from "../http/security-headers";
import { createLog } from "../log";
import { createDesk } from "./desk-service";
import { ACCESS_HEADER, verifyAccess } from "./verify-access";

/** The parameter of the local address that holds its key. */
export const LOCAL_KEY_PARAMETER = "key";

/** Who is written down for acts of a local run. */
const THIS_MACHINE = "localhost";

/**
 * True for a request with the key that `npm start` made for this run, while the site and the request are of this machine.
 * A deployed Worker has another origin and no such key.
 */
async function isFromStart(url: URL, env: Env): Promise<boolean> {
  const { siteOrigin, isOriginKnown } = getConfig(env);
  const isHere = isOriginKnown && isLocalHost(new URL(siteOrigin).hostname) && isLocalHost(url.hostname);
  const [given, made = ""] = [url.searchParams.get(LOCAL_KEY_PARAMETER) ?? "", env.DESK_KEY];
  if (!isHere || made.length < 32) return false;
  const [one, other] = await Promise.all([sha256Hex(given), sha256Hex(made)]);
  return one === other;
}

/**
 * Lets the author through with the services of the desk. Anybody else gets 403, or 503 while the keys are out of reach;
 * where no guard is configured the request goes on without the services, and the page answers 404.
 */
export const deskGate = createMiddleware<AppBindings>(async (c, next) => {
  const { access } = getConfig(c.env);
  const url = new URL(c.req.url);
  c.header("X-Robots-Tag", "noindex, nofollow");
  if (await isFromStart(url, c.env)) {
    c.set("desk", createDesk(c.env, c.get("requestId"), THIS_MACHINE));
    return next();
  }
  if (access === null) return next();
  const verdict = await verifyAccess(c.req.header(ACCESS_HEADER), access);
  if (verdict.kind === "refused") return c.text("Forbidden\n", 403);
  if (verdict.kind === "unreachable") {
    createLog({ requestId: c.get("requestId") }).error("keys of Access not reached");
    return c.text("The keys of Access cannot be reached: try again, or use the commands\n", 503);
  }
  c.set("desk", createDesk(c.env, c.get("requestId"), verdict.who));
  return next();
});
