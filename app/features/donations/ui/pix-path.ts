import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";

/** Anchor of the Pix panel on the donation page. */
export const PIX_ANCHOR = "pix";

/** Where the Pix code of an amount is shown without any script; a blank amount leaves it to the payer. */
export function pixPath(locale: Locale, amount = ""): string {
  const query = amount === "" ? "" : `?amount=${encodeURIComponent(amount)}`;
  return `${toPath("donate", locale)}${query}#${PIX_ANCHOR}`;
}
