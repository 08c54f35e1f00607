// The page of rules: narrowed in place and by its address, judged by the day of the reader, and on paper.
import { expect, type Page, test } from "@playwright/test";
import { rulesPageMessages } from "../../app/i18n/messages/rules-page";
import { capitalised } from "../../app/lib/capitalised";
import { openHydrated } from "./open-hydrated";

const EN = rulesPageMessages.en;
const PT = rulesPageMessages["pt-br"];

const countries = (page: Page) => page.locator("#rules h2:visible");

test("a choice narrows list and timeline in place, stands in the address, and Back takes it off", async ({
  page,
}) => {
  const pages: string[] = [];
  await openHydrated(page, "/rules");
  page.on("request", (request) => request.isNavigationRequest() && pages.push(request.url()));
  await expect(countries(page)).toHaveText([
    "International",
    "United Kingdom",
    "European Union",
    "United States",
    "Brazil",
  ]);
  const ahead = page.getByRole("heading", { name: EN.coming });
  await expect(ahead).toBeVisible();
  await page.getByRole("link", { name: "United Kingdom", exact: true }).click();
  await expect(countries(page)).toHaveText(["United Kingdom"]);
  await expect(ahead).toBeHidden();
  await page.getByRole("link", { name: "Upper secondary", exact: true }).click();
  await expect(page).toHaveURL(/\/rules\?country=uk&stage=upper-secondary$/);
  await expect(page.locator("#uk-jcq-ai")).toBeVisible();
  await expect(page.locator("#timeline").getByRole("link", { name: /^BNCC/ })).toBeHidden();
  await expect(page.locator("#timeline").getByRole("link", { name: /^JCQ/ })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(countries(page)).toHaveCount(5);
  await page.getByRole("link", { name: "United States", exact: true }).click();
  await page.getByRole("link", { name: capitalised(EN.states.draft), exact: true }).click();
  await expect(page.getByText(EN.emptyText)).toBeVisible();
  await page.getByRole("link", { name: EN.clear }).click();
  await expect(countries(page)).toHaveCount(5);
  expect(pages).toEqual([]);
});

test("the choice travels to the other language, and a link to a rule shows it", async ({ page }) => {
  await openHydrated(page, "/rules?country=br&state=in-force");
  await page.goto("/pt-br/regras?country=br&state=in-force");
  await expect(countries(page)).toHaveText(["Brasil"]);
  await expect(page.locator("#br-lgpd-14")).toBeVisible();
  await expect(page.locator("#br-cne-ia")).toBeHidden();
  await page.goto("/pt-br/regras#br-cne-ia-essays");
  await expect(page.locator("#br-cne-ia-essays")).toBeInViewport();
});

test("the day of the reader decides what may be out of date and which date has passed", async ({ page }) => {
  const outOfDate = page.locator("#br-cne-ia").getByText(PT.outOfDate);
  const date = page.locator("#eu-ai-act-5");
  await page.clock.setFixedTime("2026-10-20T12:00:00Z");
  await page.goto("/pt-br/regras");
  await expect(outOfDate).toBeHidden();
  await expect(date.getByText(PT.facts.next)).toBeVisible();
  await expect(date.getByText(PT.facts.passed)).toBeHidden();
  await page.clock.setFixedTime("2026-12-03T12:00:00Z");
  await page.goto("/pt-br/regras");
  await expect(outOfDate).toBeVisible();
  await expect(date.getByText(PT.facts.next)).toBeHidden();
  await expect(date.getByText(PT.facts.passed)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("a rule shows what it asks and opens the rest; other countries wait until they are asked for", async ({
    page,
  }) => {
    await openHydrated(page, "/pt-br/regras");
    const rule = page.locator("#br-lei-15100");
    await expect(rule).toContainText("celular");
    await expect(rule.locator("dl")).toBeHidden();
    await rule.locator("summary").click();
    await expect(rule.locator("dl")).toBeVisible();
    await expect(page.locator("#uk-jcq-ai")).toBeHidden();
    await expect(page.locator("#timeline ol").first()).toBeHidden();
    await page.getByRole("link", { name: "Reino Unido", exact: true }).click();
    await expect(page.locator("#uk-jcq-ai")).toBeVisible();
    // A link to a rule shows it, wherever it stands.
    await page.goto("/rules#br-lgpd-14");
    await expect(page.locator("#br-lgpd-14")).toBeInViewport();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#us-ferpa")).toBeVisible();
    await expect(page.locator("#us-ferpa dl")).toBeVisible();
    await expect(page.locator("#timeline ol").first()).toBeVisible();
  });
});

test("on paper the rules stand without the filters", async ({ page }) => {
  await page.goto("/pt-br/regras?country=br");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#br-lgpd-14")).toBeVisible();
  await expect(page.locator("#timeline")).toBeVisible();
  await expect(page.getByText(PT.country, { exact: true })).toBeHidden();
  await expect(page.getByText(PT.feedLink)).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the filters are links that the server answers", async ({ page }) => {
    await page.goto("/pt-br/regras");
    await expect(countries(page).first()).toHaveText("Brasil");
    await page.getByRole("link", { name: "Reino Unido", exact: true }).click();
    await page.getByRole("link", { name: capitalised(PT.states.guidance), exact: true }).click();
    await expect(page).toHaveURL(/country=uk&state=guidance$/);
    await expect(countries(page)).toHaveText(["Reino Unido"]);
    await expect(page.locator("#uk-dfe-genai")).toBeVisible();
    await expect(page.locator("#uk-jcq-ai")).toBeHidden();
  });
});
