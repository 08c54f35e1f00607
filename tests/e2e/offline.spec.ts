import { expect, test } from "@playwright/test";

test.use({ serviceWorkers: "allow" });

test("a visited page of the book can be read offline, and the others say what is kept", async ({
  page,
  context,
}) => {
  await page.goto("/pt-br/chapter3-ex1");
  await page.mouse.move(5, 5);
  await page.getByRole("button", { name: /Mudar para o modo/ }).click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await page.goto("/pt-br/news");
  await expect(page.getByRole("heading", { name: "Você está sem internet" })).toBeVisible();
  await page
    .getByRole("link", { name: title ?? "" })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await context.setOffline(false);
  await page.goto("/pt-br/news");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Você está sem internet")).toHaveCount(0);
});
