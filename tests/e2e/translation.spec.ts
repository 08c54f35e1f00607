// Translated pages whose islands draw most; translation.release.spec.ts has a page of each kind.
import { expect, test } from "@playwright/test";
import { catalogueMessages } from "../../app/i18n/messages/catalogue";
import { markHydrated } from "./open-hydrated";
import { declareTranslated, translate } from "./translated-pages";

declareTranslated(["/", "/pt-br/learn", "/rules", "/book-resources", "/pt-br/chapter3-ex4"]);

test("a translated list is filtered, counted and shown whole again, and keeps what was typed", async ({
  page,
}) => {
  const { list } = catalogueMessages.en;
  await markHydrated(page);
  await page.goto("/tools", { waitUntil: "domcontentloaded" });
  await translate(page);
  const cards = page.locator('#resource-cards > li:not([hidden=""])');
  const all = await cards.count();
  const box = page.getByRole("searchbox", { name: list.searchLabel });
  await box.pressSequentially("canva");
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await expect(box).toHaveValue("canva");
  await expect(box).toBeFocused();
  await expect(page.getByRole("status").first()).toHaveText(list.showing(await cards.count(), all));
  await translate(page);
  await box.fill("");
  await expect(cards).toHaveCount(all);
  await expect(page.getByRole("status").first()).toHaveText(list.showing(all, all));
  const heart = cards.first().locator("button[aria-pressed]");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});
