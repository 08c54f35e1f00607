// The page of rules: narrowed in place and by its address, judged by the day of the reader, and on paper.
import { expect, type Page, test } from "@playwright/test";
import { rulesPageMessages } from "../../app/i18n/messages/rules-page";
import { capitalised } from "../../app/lib/capitalised";
import { LONG } from "../release-files";
import { openHydrated } from "./open-hydrated";

const EN = rulesPageMessages.en;
const PT = rulesPageMessages["pt-br"];

const questions = (page: Page) => page.locator("#rules h2:visible");
const shownRules = (page: Page) => page.locator("#rules [data-facets]:visible");

test("a choice narrows the list in place, stands in the address, and Back takes it off", async ({ page }) => {
  const pages: string[] = [];
  await openHydrated(page, "/rules");
  page.on("request", (request) => request.isNavigationRequest() && pages.push(request.url()));
  await expect(questions(page)).toHaveCount(Object.keys(EN.topics).length);
  const ahead = page.getByRole("heading", { name: EN.coming });
  await expect(ahead).toBeVisible();
  await page.getByLabel(EN.fields.country).selectOption(EN.countries.UK);
  await expect(ahead).toBeHidden();
  await page.getByLabel(EN.fields.stage).selectOption(capitalised(EN.stages["upper-secondary"]));
  await expect(page).toHaveURL(/\/rules\?country=uk&stage=upper-secondary$/);
  await expect(page.locator("#uk-jcq-ai")).toBeVisible();
  await expect(page.locator("#br-lgpd-14")).toBeHidden();
  // The ways to the questions count what is shown.
  const exams = page.getByRole("link", { name: EN.topics.assessment });
  await expect(exams).toHaveText(`${EN.topics.assessment} 1`);
  const shown = await shownRules(page).count();
  await expect(page.getByRole("status").first()).toContainText(`Showing ${shown} of`);
  await page.goBack();
  await page.goBack();
  await expect(questions(page)).toHaveCount(Object.keys(EN.topics).length);
  await page.getByLabel(EN.fields.country).selectOption(EN.countries.US);
  await page.getByLabel(EN.fields.kind).selectOption(capitalised(EN.kinds.bill));
  await expect(page.getByText(EN.emptyText)).toBeVisible();
  await page.getByRole("link", { name: EN.clear }).click();
  await expect(questions(page)).toHaveCount(Object.keys(EN.topics).length);
  expect(pages).toEqual([]);
});

test("the choice travels to the other language, and a link to a rule or to its line shows it", async ({
  page,
}) => {
  await page.goto("/pt-br/regras?country=br&kind=law");
  await expect(page.locator("#br-lgpd-14")).toBeVisible();
  await expect(page.locator("#br-cne-ia")).toBeHidden();
  await expect(page.locator('a[hreflang="en"]').first()).toHaveAttribute(
    "href",
    "/rules?country=br&kind=law",
  );
  await page.goto("/pt-br/regras#br-cne-ia-essays");
  await expect(page.locator("#br-cne-ia-essays")).toBeInViewport();
});

test("the day of the reader decides what may be out of date and which date has passed", async ({ page }) => {
  const approved = page.locator("#br-cne-ia");
  const outOfDate = approved.getByText(PT.outOfDate);
  const date = page.locator("#eu-ai-act-5");
  for (const { day, hasPassed } of [
    { day: "2026-10-20", hasPassed: false },
    { day: "2026-12-03", hasPassed: true },
  ]) {
    await page.clock.setFixedTime(`${day}T12:00:00Z`);
    await page.goto("/pt-br/regras?kind=approved");
    await expect(approved).toBeVisible();
    await expect(outOfDate).toBeVisible({ visible: hasPassed });
    await page.goto("/pt-br/regras#eu-ai-act-5");
    await date.getByText(PT.details).click();
    await expect(date.getByText(PT.facts.next)).toBeVisible({ visible: !hasPassed });
    await expect(date.getByText(PT.facts.passed)).toBeVisible({ visible: hasPassed });
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("a rule shows what it asks and opens the rest; other questions wait until they are asked for", async ({
    page,
  }) => {
    await openHydrated(page, "/pt-br/regras");
    const rule = page.locator("#br-eca-digital-accounts");
    await expect(rule).toContainText("16 anos");
    await expect(rule.locator("dl")).toBeHidden();
    await rule.locator("summary").click();
    await expect(rule.locator("dl")).toBeVisible();
    await expect(page.locator("#uk-jcq-ai")).toBeHidden();
    // A way to a question opens it.
    await page.getByRole("link", { name: PT.topics.phones }).click();
    await expect(page.locator("#br-lei-15100")).toBeVisible();
    await page.getByLabel(PT.fields.country).selectOption("Reino Unido");
    await expect(page.locator("#uk-jcq-ai")).toBeVisible();
    // A link to a rule shows it, wherever it stands.
    await page.goto("/rules#br-lgpd-14");
    await expect(page.locator("#br-lgpd-14")).toBeInViewport();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#us-ferpa")).toBeVisible();
    await expect(page.locator("#us-ferpa dl")).toBeVisible();
  });
});

test("on paper the rules stand without the filters", LONG, async ({ page }) => {
  await page.goto("/pt-br/regras?country=br");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#br-lgpd-14")).toBeVisible();
  await expect(page.getByText(PT.fields.country, { exact: true })).toBeHidden();
  await expect(page.getByText(PT.feedLink)).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the filters are a form that the server answers", async ({ page }) => {
    await page.goto("/pt-br/regras");
    await page.getByLabel(PT.fields.uf).selectOption("São Paulo");
    await page.getByLabel(PT.fields.kind).selectOption(capitalised(PT.kinds.advice));
    await page.getByRole("button", { name: PT.submit }).click();
    await expect(page).toHaveURL(/uf=SP.*kind=advice$/);
    await expect(page.getByText(PT.unknownState("São Paulo"))).toBeVisible();
    await expect(page.locator("#br-mec-referencial")).toBeVisible();
    await expect(page.locator("#br-lgpd-14")).toBeHidden();
    await expect(page.locator("#uk-scotland-ai")).toBeHidden();
  });
});
