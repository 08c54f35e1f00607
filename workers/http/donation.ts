// Where money goes is always answered from the current configuration, and no cache may keep the answer.
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { toPath } from "~/addresses/addresses";
import { DEFAULT_LOCALE, type Locale } from "~/addresses/languages";
import { findCardAmount, parseAmount } from "~/features/donations/core/amount";
import type { PixAnswer } from "~/features/donations/core/pix-answer";
import { toPixCode } from "~/features/donations/core/pix-view";
import { getConfig } from "../env";
import type { AppBindings } from "./app-bindings";

/**
 * `GET /donate/go/{amount}`: 302 to the payment page of a card. Without one the donation page says how to give
 * instead; an amount that no card has goes on to the site's 404 page.
 */
export function cardLink(locale: Locale) {
  return createMiddleware<AppBindings>(async (c, next) => {
    const amount = findCardAmount(c.req.param("amount") ?? "");
    if (amount === null) return next();
    const link = getConfig(c.env).donations.links[amount];
    c.header("Cache-Control", "no-store");
    c.header("Referrer-Policy", "no-referrer");
    return c.redirect(link === undefined ? toPath("donate", locale) : new URL(link).href, 302);
  });
}

/** `GET /api/pix`: the Pix code, of `?amount=` in reais where one is given. */
export function pixCode(c: Context<AppBindings>): Response {
  c.header("Cache-Control", "no-store");
  const { pix, pixQrImageUrl } = getConfig(c.env).donations;
  if (pix === null) return c.json({ error: "not-configured" }, 404);
  const typed = c.req.query("amount") ?? "";
  const amount = parseAmount(typed, DEFAULT_LOCALE);
  if (!amount.ok && amount.reason !== "empty") return c.json({ error: amount.reason }, 400);
  const code = toPixCode(pix, amount.ok ? amount.centavos : null);
  return c.json({ ...code, imageUrl: pixQrImageUrl } satisfies PixAnswer);
}
