import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { parseRssFeed } from "feedsmith";
import type { Locale } from "../../app/addresses/languages";
import { RUN_KINDS } from "../../app/features/news/core/run/run-kind";
import { newsMessages } from "../../app/i18n/messages/news";
import { newsArchiveMessages } from "../../app/i18n/messages/news-archive";
import { newsPipelineMessages } from "../../app/i18n/messages/news-pipeline";
import { newsUpdatedMessages } from "../../app/i18n/messages/news-updated";
import { LONG } from "../release-files";
import { openHydrated } from "./open-hydrated";

// Titles and sources of tests/e2e/serve-site.mjs.
const ENGLISH = "OpenAI releases a study mode for students";
const PORTUGUESE = "Redes estaduais publicam guia de IA para professores";

function siteIn(locale: Locale) {
  const text = newsMessages[locale];
  const updated = newsUpdatedMessages[locale];
  return {
    text,
    archive: newsArchiveMessages[locale],
    pipeline: newsPipelineMessages[locale],
    updatedLabel: new RegExp(
      [0, 1, 8].map((minutes) => `^${updated.minutes(minutes).replace("8", "\\d+")}$`).join("|"),
    ),
    freshAnswer: new RegExp(text.run.fresh(8).replace("8", "\\d+").replaceAll(".", "\\.")),
  };
}

const EN = siteIn("en");
const PT = siteIn("pt-br");

function article(page: Page, title: string) {
  return page.getByRole("article").filter({ hasText: title });
}

async function countTitles(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return html.match(/<article/g)?.length ?? 0;
}

test("stored articles stand in the frame of the page, another language is marked, and a chip narrows the list and is an address", async ({
  page,
}) => {
  await page.goto("/pt-br");
  const section = page.getByRole("region", { name: PT.text.heading });
  await expect(section.getByRole("article").filter({ hasText: PT.text.featured })).toHaveCount(1);
  await expect(section.getByText(PT.text.byExtract).first()).toBeVisible();
  await expect(section.getByText(PT.updatedLabel)).toBeVisible();
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    "href",
    "/pt-br/news/feed.xml",
  );

  const chips = page.getByRole("navigation", { name: PT.text.chipsLabel });
  await chips.getByRole("link", { name: "OpenAI" }).click();
  await expect(page).toHaveURL(/\?tag=openai#news$/);
  const marked = article(page, ENGLISH);
  await expect(marked).toContainText("em inglês");
  await expect(marked.getByRole("heading").getByText(ENGLISH)).toHaveAttribute("lang", "en");
  await expect(article(page, PORTUGUESE)).toHaveCount(0);
  await expect(chips.getByRole("link", { name: "OpenAI" })).toHaveAttribute("aria-current", "true");
});

test("both buttons are busy, answer in the page, tell when the next run is possible, and say without an alert that one cannot be started", async ({
  page,
}) => {
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    return dialog.dismiss();
  });
  // The page waits for some seconds before it reads the list again, so its clock is moved on.
  await page.clock.install();
  await openHydrated(page, "/");
  const status = page.getByRole("region", { name: EN.text.heading }).getByRole("status");
  await page.getByRole("button", { name: EN.text.fetch }).click();
  await expect(page.getByRole("button", { name: EN.text.fetching })).toBeDisabled();
  await expect(page.getByRole("button", { name: EN.text.fetching })).toBeFocused();
  await expect(page.getByRole("button", { name: EN.text.summarise })).toBeDisabled();
  await expect(status).toHaveText(EN.freshAnswer);
  await page.clock.fastForward(RUN_KINDS.fetch.reloadAfterMs);
  await expect(page.getByRole("button", { name: EN.text.fetch })).toBeEnabled();

  await page.getByRole("button", { name: EN.text.summarise }).click();
  await expect(page.getByRole("button", { name: EN.text.summarising })).toBeDisabled();
  await expect(status).not.toBeEmpty();
  await page.clock.fastForward(RUN_KINDS.summaries.reloadAfterMs);
  await expect(page.getByRole("button", { name: EN.text.summarise })).toBeEnabled();
  await page.getByRole("button", { name: EN.text.summarise }).click();
  await expect(status).toHaveText(EN.freshAnswer);
  await page.clock.fastForward(RUN_KINDS.summaries.reloadAfterMs);
  await expect(page.getByRole("button", { name: EN.text.summarise })).toBeEnabled();

  await page.route("**/api/**", (route) => route.abort());
  await page.getByRole("button", { name: EN.text.fetch }).click();
  await expect(page.getByText(EN.text.run.failed.fetch)).toBeVisible();
  await page.getByRole("button", { name: EN.text.summarise }).click();
  await expect(page.getByText(EN.text.run.failed.summaries)).toBeVisible();
  expect(alerts).toEqual([]);
});

test("a title opens its source in a new tab and counts the view", async ({ page, context }) => {
  await openHydrated(page, "/pt-br?tag=openai");
  const counted = page.waitForResponse(/\/api\/news\/[0-9a-f]{32}\/view$/);
  const opened = context.waitForEvent("page");
  await article(page, ENGLISH).getByRole("link").first().click();
  const source = await opened;
  await expect(source.getByRole("heading", { name: /^Article / })).toBeVisible();
  expect(await source.evaluate(() => window.opener)).toBeNull();
  expect((await counted).status()).toBe(204);
});

test("the archive takes one choice at a time, and its address can be shared", async ({ page }) => {
  await openHydrated(page, "/news");
  const shown = page.getByRole("status").first();
  await page.getByLabel(EN.archive.search).fill("licenciatura");
  await page.getByRole("button", { name: EN.archive.find, exact: true }).click();
  await expect(shown).toHaveText(EN.archive.shown.text("licenciatura"));
  await expect(page).toHaveURL(/\?q=licenciatura$/);
  await expect(page.getByRole("article").filter({ hasText: "licenciatura" })).toHaveCount(1);
  await expect(article(page, ENGLISH)).toHaveCount(0);
  await page.getByLabel(EN.archive.source, { exact: true }).selectOption({ label: "School Gazette" });
  await page.getByRole("button", { name: EN.archive.apply, exact: true }).click();
  await expect(shown).toHaveText(EN.archive.shown.source("School Gazette"));
  await expect(page).toHaveURL(/\?source=[^&]+$/);
  await expect(page.getByLabel(EN.archive.search)).toHaveValue("");
  await page.getByLabel(EN.archive.search).fill('*** "nowhere');
  await page.getByRole("button", { name: EN.archive.find, exact: true }).click();
  await expect(page.getByText(EN.archive.empty.heading)).toBeVisible();
  await page.getByRole("link", { name: EN.archive.clear }).click();
  await expect(article(page, ENGLISH)).toBeVisible();
  await expect(page.getByLabel(EN.archive.search)).toHaveValue("");
});

test("the pipeline page lists the sources with their state", async ({ page }) => {
  await page.goto("/pt-br/como-conferimos");
  const sources = page.getByRole("region", { name: PT.pipeline.sources.heading });
  for (const name of ["School Gazette", "Jornal da Escola"]) {
    await expect(sources.getByRole("listitem").filter({ hasText: name })).toContainText(
      PT.pipeline.sources.states.working,
    );
  }
  const runs = page.getByRole("region", { name: PT.pipeline.runs.heading });
  await expect(runs.getByText(PT.pipeline.runs.kinds.fetch.cron).first()).toBeVisible();
  await expect(page.getByText(PT.pipeline.models.none)).toBeVisible();
  await expect(page.getByText(PT.pipeline.stale)).toHaveCount(0);
});

for (const { news, foreign, lang } of [
  { news: "/news", foreign: PORTUGUESE, lang: "pt-BR" },
  { news: "/pt-br/news", foreign: ENGLISH, lang: "en" },
]) {
  test(`${news}: the feed can be parsed and leads to the sources`, async ({ request }) => {
    const feed = parseRssFeed(await (await request.get(`${news}/feed.xml`)).text());
    expect(feed.items?.map(({ title }) => title)).toEqual(expect.arrayContaining([ENGLISH, PORTUGUESE]));
    const item = feed.items?.find(({ title }) => title === foreign);
    expect(item?.dc?.languages).toEqual([lang]);
    expect(item?.link).toMatch(/^http:\/\/127\.0\.0\.1/);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("chips are links, buttons answer with the page, the label names the moment", async ({
    page,
    request,
  }) => {
    await page.goto("/");
    await expect(page.getByText(`${EN.text.updatedOn} `)).toBeVisible();
    await page
      .getByRole("navigation", { name: EN.text.chipsLabel })
      .getByRole("link", { name: "Google" })
      .click();
    await expect(article(page, ENGLISH)).toHaveCount(0);
    expect(await countTitles(request, "/?tag=google")).toBeLessThan(await countTitles(request, "/"));
    await page.getByRole("button", { name: EN.text.fetch }).click();
    await expect(page).toHaveURL(/:\d+\/\?run=fresh&next=[^#]+#news-run$/);
    await expect(page.getByText(EN.freshAnswer)).toBeVisible();
  });

  test(
    "a text that its card cuts can be opened there and is whole on paper, and text and source of the archive are forms of their own",
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/pt-br/news");
      const card = page
        .getByRole("article")
        .filter({ has: page.getByLabel(PT.text.wholeText) })
        .first();
      const box = card.getByLabel(PT.text.wholeText);
      const shownText = card.locator("div:has(+ label)");
      const hiddenPart = () => shownText.evaluate((element) => element.scrollHeight - element.clientHeight);
      expect(await hiddenPart()).toBeGreaterThan(0);
      await box.check();
      expect(await hiddenPart()).toBe(0);
      await box.uncheck();
      await page.emulateMedia({ media: "print" });
      expect(await hiddenPart()).toBe(0);
      await page.emulateMedia({ media: "screen" });

      await page.getByLabel(PT.archive.search).fill("universidade");
      await page.getByRole("button", { name: PT.archive.find, exact: true }).click();
      await expect(page.getByText(PT.archive.shown.text("universidade"), { exact: true })).toBeVisible();
      await expect(page.getByLabel(PT.archive.search)).toHaveValue("universidade");
      await page.getByLabel(PT.archive.source, { exact: true }).selectOption({ label: "Jornal da Escola" });
      await page.getByRole("button", { name: PT.archive.apply, exact: true }).click();
      await expect(
        page.getByText(PT.archive.shown.source("Jornal da Escola"), { exact: true }),
      ).toBeVisible();
      await expect(page.getByLabel(PT.archive.search)).toHaveValue("");
    },
  );
});
