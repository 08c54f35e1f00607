// Who may open the desk. Without a configured guard it does not exist, and whatever fails leaves it shut.
import type { Context } from "hono";
import { getSignedCookie, setSignedCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { sha256Hex } from "~/lib/sha-256";
import { getConfig } from "../env";
import type { AppBindings } from "../http/app-bindings";
import { isLocalHost } from "../http/security-headers";
import { createLog } from "../log";
import { createDesk } from "./desk-service";
import { ACCESS_HEADER, verifyAccess } from "./verify-access";

/** Who is written down for acts of a local run. */
const THIS_MACHINE = "localhost";
const COOKIE = "desk";

/** By key of a start: the secret that signs the session of the browser that came first. Nothing outside knows it. */
const opened = new Map<string, string>();

/**
 * The secret of the session that the first browser got from the address of a local start; a refusal for any other, null
 * for a request that has nothing to do with it. A deployed Worker has another origin and no such key.
 */
async function openFromStart(c: Context<AppBindings>): Promise<string | Response | null> {
  const { siteOrigin, isOriginKnown } = getConfig(c.env);
  const url = new URL(c.req.url);
  const isHere = isOriginKnown && [siteOrigin, url].every((place) => isLocalHost(new URL(place).hostname));
  // Made by `npm start` for one run.
  const { DESK_KEY: key = "" } = c.env;
  if (!isHere || key.length < 32) return null;
  const secret = opened.get(key);
  if (secret !== undefined && (await getSignedCookie(c, secret, COOKIE)) === THIS_MACHINE) return secret;
  if ((await sha256Hex(url.searchParams.get("key") ?? "")) !== (await sha256Hex(key))) return null;
  if (opened.has(key))
    return c.text("This address has been opened. For another, start the site again.\n", 403);
  const made = crypto.randomUUID();
  opened.set(key, made);
  return made;
}

/**
 * Lets the author through with the services of the desk. Anybody else gets 403, or 503 while the keys are out of reach;
 * where no guard is configured the request goes on without the services, and the page answers 404.
 */
export const deskGate = createMiddleware<AppBindings>(async (c, next) => {
  const { access } = getConfig(c.env);
  const session = await openFromStart(c);
  if (session instanceof Response) return session;
  let who: string | null = session === null ? null : THIS_MACHINE;
  if (who === null && access !== null) {
    const verdict = await verifyAccess(c.req.header(ACCESS_HEADER), access);
    if (verdict.kind === "refused") return c.text("Forbidden\n", 403);
    if (verdict.kind === "unreachable") {
      createLog({ requestId: c.get("requestId") }).error("keys of Access not reached");
      return c.text("The keys of Access cannot be reached: try again, or use the commands\n", 503);
    }
    who = verdict.who;
  }
  if (who !== null) c.set("desk", createDesk(c.env, c.get("requestId"), who));
  await next();
  // A header that is set before the page has answered is lost.
  c.header("X-Robots-Tag", "noindex, nofollow");
  if (session === null) return;
  await setSignedCookie(c, COOKIE, THIS_MACHINE, session, { httpOnly: true, sameSite: "Strict" });
});
