// How often one client may have the codes of a text checked here, where no script does it on the device.
import type { Context, Next } from "hono";
import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { createDb } from "~/db/client.server";
import { PROBLEM_PARAMETER, TOO_MANY } from "~/features/bncc/core/posted-text";
import { withinBudget } from "../within-budget";
import type { AppBindings } from "./app-bindings";
import { createWideLimit } from "./client-limit";

const secondsToWait = createWideLimit({
  ...{ name: "bncc-check", limit: 30, windowSeconds: 600 },
  ...{ perSite: 90, overAll: 300, wideSeconds: 600 },
});

/** A check needs no database, so it goes on where that does not answer in time. */
const COUNT_BUDGET_MS = 500;

/** Leads a client above the limit to the page that says so. */
export function checkLimit(locale: Locale) {
  return async (c: Context<AppBindings>, next: Next): Promise<Response | undefined> => {
    const counted = secondsToWait(c, createDb(c.env.DB), new Date());
    const wait = await withinBudget(counted, COUNT_BUDGET_MS).catch(() => null);
    if (wait !== null)
      return c.redirect(`${toPath("bncc-check", locale)}?${PROBLEM_PARAMETER}=${TOO_MANY}`, 303);
    await next();
  };
}
