import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { cardLinksPath } from "~/features/donations/core/card-link";
import { SPECULATION_RULES } from "./speculation-rules";

test("no link to a payment is fetched ahead, in any language", () => {
  for (const locale of LOCALES) expect(SPECULATION_RULES).toContain(`"${cardLinksPath(locale)}*"`);
});
